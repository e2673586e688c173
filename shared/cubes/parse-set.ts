import { z } from 'zod';
import { cubeId, ok, parseJson, refuse, tidyName, withoutHidden, type Result } from '#shared/kernel/index.ts';
import { entryOf, firstMisfit } from '#shared/options/index.ts';
import { checkBoard, type Board, type BoardProblem } from './board.ts';
import type { Cube, CubeSet } from './cube-set.ts';

export const setVersion = 1;

/** Longest text of a set file that is read, in characters; the bundled one has some 3,000. */
export const setLimit = 1_000_000;

export type SetProblem =
  | { readonly code: 'set/too-large'; readonly length: number; readonly limit: number }
  /** Line and column from 1; `found` is the text there, empty where the file breaks off. */
  | { readonly code: 'set/not-json'; readonly line: number; readonly column: number; readonly found: string }
  /** An object names an entry twice, the second time there. */
  | { readonly code: 'set/key-twice'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly code: 'set/too-deep'; readonly line: number; readonly column: number; readonly found: string }
  | { readonly code: 'set/wrong-format'; readonly found: string; readonly expected: string }
  | { readonly code: 'set/newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'set/bad-value'; readonly path: string; readonly expected: string }
  | { readonly code: 'set/same-letter-twice'; readonly cube: number; readonly letter: string }
  | { readonly code: 'set/no-value'; readonly cube: number; readonly letter: string }
  | (BoardProblem & { readonly board: string });

const shortName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower case letters, digits and hyphens');

const setSchema = z.strictObject({
  format: z.literal('cubewright-set'),
  version: z.literal(setVersion),
  name: shortName,
  title: z
    .string()
    .min(1)
    .max(80)
    .refine((title) => withoutHidden(title) === tidyName(title), 'text without hidden characters'),
  letters: z.string().regex(/^[a-z]{2,3}$/, 'a language, as en'),
  values: z.record(
    z.string().regex(/^[A-Z]$/, 'a capital letter'),
    z.int('a whole number').min(0, '0 to 99').max(99, '0 to 99'),
  ),
  cubes: z
    .array(z.string().regex(/^[A-Z]{5}$/, 'five capital letters'))
    .min(1)
    .max(400),
  boards: z.record(shortName, z.array(z.string().max(100)).max(100)),
});

const jsonCodes = {
  'json/broken': 'set/not-json',
  'json/key-twice': 'set/key-twice',
  'json/too-deep': 'set/too-deep',
} as const;

/** A set from the text of its file. */
export function parseSetText(text: string): Result<CubeSet, SetProblem> {
  if (text.length > setLimit) return refuse({ code: 'set/too-large', length: text.length, limit: setLimit });
  const value = parseJson(text);
  if (value.ok) return parseSet(value.value);
  const { code, ...place } = value.problem;
  return refuse({ ...place, code: jsonCodes[code] });
}

/**
 * A set from the value of its JSON. The first thing wrong is named: its path and what was expected there.
 * Every cube has five different letters, every letter a value, every board is sound (A1, A2).
 */
export function parseSet(value: unknown): Result<CubeSet, SetProblem> {
  const head = checkHead(value);
  if (!head.ok) return head;
  const parsed = setSchema.safeParse(value);
  if (!parsed.success) return refuse({ code: 'set/bad-value', ...firstMisfit(parsed.error) });
  const { name, title, letters: language, values } = parsed.data;

  const cubes: Cube[] = [];
  for (const [index, spelled] of parsed.data.cubes.entries()) {
    const cube = parseCube(index, spelled, values);
    if (!cube.ok) return cube;
    cubes.push(cube.value);
  }
  const boards: Record<string, Board> = {};
  for (const [board, rows] of Object.entries(parsed.data.boards)) {
    const checked = checkBoard(rows);
    if (!checked.ok) return refuse({ ...checked.problem, board });
    boards[board] = { name: board, rows };
  }
  return ok({ name, title, language, values, cubes, boards });
}

function parseCube(
  index: number,
  spelled: string,
  values: Readonly<Record<string, number>>,
): Result<Cube, SetProblem> {
  const letters = [...spelled].sort();
  const twice = letters.find((letter, place) => letters[place + 1] === letter);
  if (twice !== undefined) return refuse({ code: 'set/same-letter-twice', cube: index, letter: twice });
  let total = 0;
  for (const letter of letters) {
    const value = values[letter];
    if (value === undefined) return refuse({ code: 'set/no-value', cube: index, letter });
    total += value;
  }
  return ok({ id: cubeId(index), letters, total });
}

/** Format and version first: a file of another kind, or of a later Cubewright, is said to be just that. */
function checkHead(value: unknown): Result<undefined, SetProblem> {
  const expected = 'cubewright-set';
  const format = entryOf(value, 'format');
  if (format !== expected) {
    const found = typeof format === 'string' ? withoutHidden(format.slice(0, 60)) : '';
    return refuse({ code: 'set/wrong-format', found, expected });
  }
  const version = entryOf(value, 'version');
  if (typeof version === 'number' && Number.isFinite(version) && version > setVersion) {
    return refuse({ code: 'set/newer-version', version, known: setVersion });
  }
  return ok(undefined);
}
