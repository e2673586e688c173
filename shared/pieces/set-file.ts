import { z } from 'zod';
import {
  cubeId,
  ok,
  phraseMessage,
  refuse,
  tidyName,
  withoutHidden,
  type Phrase,
  type Result,
} from '#shared/kernel/index.ts';
import {
  alphabetNames,
  alphabetOf,
  lettersInRuns,
  latinAlphabet,
  typedLetter,
} from '#shared/lexicon/alphabet.ts';
import { firstMisfit } from '#shared/options/index.ts';
import { premiumFaces, letterIn, lettersOn, mostNumber, parseFace, type Face } from './face.ts';
import { readBox, type BoxMap, type BoxProblem } from './kubagram-box.ts';
import { pieceLimits, type Piece } from './piece-set.ts';
import { setWords, type SetWords } from './set-words.ts';

/** Files of all earlier versions can still be read. */
export const setVersion = 6;

export type FileProblem =
  | BoxProblem
  | { readonly code: 'set/bad-value'; readonly path: string; readonly expected: Phrase }
  /** Pieces count from 1. */
  | { readonly code: 'set/same-letter-twice'; readonly piece: number; readonly letter: string }
  | { readonly code: 'set/no-value'; readonly piece: number; readonly letter: string }
  /** A letter has values in two spellings, such as `A` and `a`. */
  | { readonly code: 'set/two-values'; readonly letter: string }
  | {
      readonly code: 'set/no-letter';
      /** The path is `values`, or a piece such as `pieces[3]`. */
      readonly path: string;
      readonly found: string;
      readonly alphabet: string;
    };

/** `boards` are not checked yet. */
export interface SetFile {
  readonly version: number;
  readonly name: string;
  readonly title: string;
  readonly language: string;
  readonly alphabet: string;
  readonly values: Readonly<Record<string, number>>;
  readonly pieces: readonly Piece[];
  readonly boards: Readonly<Record<string, readonly string[]>>;
  readonly box?: BoxMap;
  readonly words?: SetWords;
}

const shortName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, phraseMessage({ phrase: 'slug' }));
const letterWorth = phraseMessage({ phrase: 'range.plain', min: 0, max: pieceLimits.value });
const letterValue = z
  .int(phraseMessage({ phrase: 'types.int' }))
  .min(0, letterWorth)
  .max(pieceLimits.value, letterWorth);
const common = {
  format: z.literal('cubewright-set'),
  name: shortName,
  title: z
    .string()
    .min(1)
    .max(80)
    .refine((title) => withoutHidden(title) === tidyName(title), phraseMessage({ phrase: 'visibleText' })),
  boards: z.record(shortName, z.array(z.string().max(100)).max(100)),
};
const language = z.string().regex(/^[a-z]{2,3}$/, phraseMessage({ phrase: 'language' }));

/** In version 1 cubes have five different letters of English, and their total as the sixth face (A2). */
const version1 = z.strictObject({
  ...common,
  version: z.literal(1),
  letters: language,
  values: z.record(z.string().regex(/^[A-Z]$/, phraseMessage({ phrase: 'capital' })), letterValue),
  cubes: z
    .array(z.string().regex(/^[A-Z]{5}$/, phraseMessage({ phrase: 'fiveCapitals' })))
    .min(1)
    .max(pieceLimits.pieces),
});

const faceText = 'a letter, a number from 0 to 999, *, or from version 3 on a premium such as 2W';
const face = z.union([z.string().min(1).max(4), z.int().min(0).max(mostNumber)], faceText);

/** In version 2 pieces have any faces in an alphabet: a cube with blanks, a die of three letters, the IJ of Dutch. */
const version2 = z.strictObject({
  ...common,
  version: z.literal(2),
  language,
  alphabet: z.enum(alphabetNames),
  values: z.record(z.string().min(1).max(4), letterValue),
  pieces: z.array(z.array(face).min(1).max(pieceLimits.faces)).min(1).max(pieceLimits.pieces),
});

const version3 = version2.extend({ version: z.literal(3) });

/** In version 4 an alphabet may also be written as its letters. */
const version4 = version3.extend({
  version: z.literal(4),
  alphabet: z
    .string()
    .max(80)
    .refine(
      (written) => alphabetOf(written) !== undefined,
      phraseMessage({ phrase: 'alphabetOrLetters', names: alphabetNames.join(', ') }),
    ),
});

/** Version 5 adds the marks of a box, one row on each line. */
const version5 = version4.extend({
  version: z.literal(5),
  box: z.array(z.string().max(100)).max(20),
});

/** Version 6 adds a word list, and the marks of a box are optional in it. */
const version6 = version5.extend({
  version: z.literal(setVersion),
  box: version5.shape.box.exactOptional(),
  words: setWords,
});
type FacesFile = Omit<z.infer<typeof version4>, 'version'> & {
  readonly version: number;
  readonly box?: readonly string[];
  readonly words?: SetWords;
};

export function readSetFile(value: unknown, version: unknown): Result<SetFile, FileProblem> {
  switch (version) {
    case 1:
      return readVersion1(value);
    case 2:
      return readFaces(value, version2, {});
    case 3:
      return readFaces(value, version3, premiumFaces);
    case 4:
      return readFaces(value, version4, premiumFaces);
    case 5:
      return readFaces(value, version5, premiumFaces);
    case setVersion:
      return readFaces(value, version6, premiumFaces);
    default:
      return refuse({
        code: 'set/bad-value',
        path: 'version',
        expected: { phrase: 'range.plain', min: 1, max: setVersion },
      });
  }
}

function readVersion1(value: unknown): Result<SetFile, FileProblem> {
  const parsed = version1.safeParse(value);
  if (!parsed.success) return refuse({ code: 'set/bad-value', ...firstMisfit(parsed.error) });
  const { name, title, boards, letters: written, values, cubes } = parsed.data;
  const pieces: Piece[] = [];
  for (const [index, spelled] of cubes.entries()) {
    const letters = [...spelled].sort();
    const twice = letters.find((letter, place) => letters[place + 1] === letter);
    if (twice !== undefined) {
      return refuse({ code: 'set/same-letter-twice', piece: index + 1, letter: twice });
    }
    const total = letters.reduce((sum, letter) => sum + (values[letter] ?? 0), 0);
    const faces = [
      ...letters.map((letter): Face => ({ kind: 'letter', letter })),
      { kind: 'number' as const, number: total },
    ];
    pieces.push({ id: cubeId(index), faces, letters });
  }
  return valued({
    version: parsed.data.version,
    name,
    title,
    boards,
    language: written,
    alphabet: latinAlphabet,
    values,
    pieces,
  });
}

function readFaces(
  value: unknown,
  schema: z.ZodType<FacesFile>,
  premiums: Readonly<Record<string, Face>>,
): Result<SetFile, FileProblem> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) return refuse({ code: 'set/bad-value', ...firstMisfit(parsed.error) });
  const { name, title, boards, language: spoken, words } = parsed.data;
  const box = parsed.data.box === undefined ? undefined : readBox(parsed.data.box);
  if (box?.ok === false) return box;
  const alphabet = alphabetOf(parsed.data.alphabet);
  if (alphabet === undefined) throw new Error('A schema lets no other alphabet pass');
  const values: Record<string, number> = {};
  for (const [written, points] of Object.entries(parsed.data.values)) {
    const letter = letterIn(alphabet, written);
    if (letter === undefined) {
      return refuse({
        code: 'set/no-letter',
        path: 'values',
        found: withoutHidden(written),
        alphabet: lettersInRuns(alphabet),
      });
    }
    if (values[letter] !== undefined) {
      return refuse({ code: 'set/two-values', letter: typedLetter(letter) });
    }
    values[letter] = points;
  }
  const pieces: Piece[] = [];
  for (const [index, written] of parsed.data.pieces.entries()) {
    const faces = written.map((one) => parseFace(one, alphabet, premiums));
    const strange = faces.indexOf(undefined);
    if (strange >= 0) {
      const found = withoutHidden(String(written[strange]));
      return refuse({
        code: 'set/no-letter',
        path: `pieces[${index}]`,
        found,
        alphabet: lettersInRuns(alphabet),
      });
    }
    const known = faces.flatMap((one) => one ?? []);
    pieces.push({ id: cubeId(index), faces: known, letters: lettersOn(known, alphabet) });
  }
  return valued({
    version: parsed.data.version,
    name,
    title,
    boards,
    language: spoken,
    alphabet,
    values,
    pieces,
    ...(box === undefined ? {} : { box: box.value }),
    ...(words === undefined ? {} : { words }),
  });
}

function valued(file: SetFile): Result<SetFile, FileProblem> {
  for (const { id, letters } of file.pieces) {
    const letter = letters.find((one) => file.values[one] === undefined);
    if (letter !== undefined) {
      return refuse({ code: 'set/no-value', piece: id + 1, letter: typedLetter(letter) });
    }
  }
  return ok(file);
}
