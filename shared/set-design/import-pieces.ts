import { withoutHidden } from '#shared/kernel/index.ts';
import { letterIn, pieceLimits, typedFace, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { lettersInRuns, spellingIn, typedLetter } from '#shared/lexicon/index.ts';

/** The line, which counts from 1, gives no piece because of `found`. */
export interface LineProblem {
  readonly line: number;
  readonly code:
    | 'line-no-face'
    | 'line-too-many-faces'
    | 'line-two-values'
    | 'line-no-value'
    | 'line-too-many-pieces';
  readonly found: string;
  readonly letters: string;
}

export interface ImportedPieces {
  readonly pieces: readonly (readonly Face[])[];
  readonly values: PieceSet['values'];
  readonly problems: readonly LineProblem[];
}

export const importLimit = 200_000;
const shownCharacters = 20;

/**
 * Reads pieces from CSV or pasted text. Each line has one piece, either as faces separated by tabs, semicolons, commas
 * or spaces, or as letters together like `AEILST`. A face is a letter, a number, `*` for a blank or a premium such as
 * `2W`. `A=1` sets the value of a letter, and a line of nothing else gives values and no piece. Headings, line numbers
 * in the first column, quotation marks, empty lines and those that begin with `#` are skipped.
 */
export function importPieces(text: string, alphabet: string): ImportedPieces {
  const lines = text
    .slice(0, importLimit)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, fields: fieldsOf(line, alphabet) }))
    .filter(({ fields }) => fields.length > 0);
  const isHeading = lines.length > 1 && lines[0]?.fields.every((field) => isWord(field, alphabet)) === true;
  const body = isHeading ? lines.slice(1) : lines;
  const isCounted =
    body.length > 1 && body.every(({ fields }, at) => fields[0] === `${at + 1}` && fields.length > 1);
  const reading = { alphabet, values: new Map<string, number>(), problems: [] as LineProblem[] };
  const pieces = body.flatMap(({ line, fields }) => {
    const faces = readLine(line, isCounted ? fields.slice(1) : fields, reading);
    return faces === undefined || faces.length === 0 ? [] : [{ line, faces }];
  });
  const over = pieces.slice(pieceLimits.pieces);
  for (const { line } of over) fault(reading, line, 'line-too-many-pieces');
  return {
    pieces: pieces.slice(0, pieceLimits.pieces).map(({ faces }) => faces),
    values: Object.fromEntries(reading.values),
    problems: reading.problems.toSorted((one, other) => one.line - other.line),
  };
}

interface Reading {
  readonly alphabet: string;
  readonly values: Map<string, number>;
  readonly problems: LineProblem[];
}

/** Returns no faces for a line of values, and undefined for a faulty line, which is reported. */
function readLine(line: number, fields: readonly string[], reading: Reading): readonly Face[] | undefined {
  const faces: Face[] = [];
  const values = new Map<string, number>();
  const isValues = fields.every((field) => field.includes('='));
  for (const field of fields) {
    const [written = '', count] = field.split('=');
    const face = typedFace(written, reading.alphabet);
    if (face === undefined) return fault(reading, line, 'line-no-face', field);
    if (count !== undefined) {
      if (face.kind !== 'letter' || !/^\d{1,2}$/.test(count))
        return fault(reading, line, 'line-no-value', field);
      const before = values.get(face.letter) ?? reading.values.get(face.letter);
      if (before !== undefined && before !== Number(count))
        return fault(reading, line, 'line-two-values', field);
      values.set(face.letter, Number(count));
    }
    if (!isValues) faces.push(face);
  }
  if (faces.length > pieceLimits.faces) return fault(reading, line, 'line-too-many-faces', `${faces.length}`);
  for (const [letter, value] of values) reading.values.set(letter, value);
  return faces;
}

function fault(
  { alphabet, problems }: Reading,
  line: number,
  code: LineProblem['code'],
  found = '',
): undefined {
  const shown = withoutHidden(found.slice(0, shownCharacters));
  problems.push({ line, code, found: shown, letters: lettersInRuns(alphabet) });
}

function fieldsOf(line: string, alphabet: string): readonly string[] {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.startsWith('#')) return [];
  const separator = ['\t', ';', ','].find((mark) => trimmed.includes(mark)) ?? /\s+/;
  const fields = trimmed
    .split(separator)
    .map((field) =>
      field
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll(/\s*=\s*/g, '=')
        .trim(),
    )
    .filter((field) => field !== '');
  const [only = ''] = fields;
  return fields.length === 1 && !only.includes('=') ? together(only, alphabet) : fields;
}

/** `AEIJ*` becomes A, E, IJ and a blank if every character is a face; otherwise the field stays. */
function together(field: string, alphabet: string): readonly string[] {
  if (typedFace(field, alphabet) !== undefined) return [field];
  const letters = [...spellingIn(alphabet, field)];
  const isFace = (letter: string): boolean => letter === '*' || letterIn(alphabet, letter) !== undefined;
  return letters.every(isFace) ? letters.map(typedLetter) : [field];
}

function isWord(field: string, alphabet: string): boolean {
  return (
    field.length > 1 &&
    !field.includes('=') &&
    typedFace(field, alphabet) === undefined &&
    !/^\d+$/.test(field)
  );
}
