import { ok, refuse, type Result } from '#shared/kernel/result.ts';
import type { Phrase } from '#shared/kernel/phrase.ts';
import type { FilePlace, PositionFileProblem } from './position-file-problem.ts';
import type { Face, Layout, Piece, Position } from '../position.ts';

export type LetterValues = ReadonlyMap<string, number>;

type Parsed<T> = Result<T, PositionFileProblem>;

/** The factors of a mark multiply a letter and its word; the first play goes through `*`. */
const marks: Readonly<Record<string, readonly [letter: number, word: number]>> = {
  '.': [1, 1],
  d: [2, 1],
  t: [3, 1],
  D: [1, 2],
  T: [1, 3],
  '*': [1, 2],
};

const longestSide = 21;

/** Without a `*` the first play goes through the middle. */
export function parseLayout(
  rows: readonly string[],
  size: number | undefined,
  place: FilePlace,
): Parsed<Layout> {
  const height = rows.length;
  const width = size ?? rows[0]?.length ?? 0;
  if (height < 1 || height > longestSide || (size !== undefined && height !== size)) {
    const expected = size ?? ({ phrase: 'range.plain', min: 1, max: longestSide } as const);
    return refuse({ code: 'position/file-row-count', ...place, rows: height, expected });
  }
  const squares = parseRows(rows, width, place, (mark) => marks[mark], Object.keys(marks).join(' '));
  if (!squares.ok) return squares;
  const marked = [...rows.join('')].flatMap((mark, square) => (mark === '*' ? [square] : []));
  const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
  return ok({
    width,
    height,
    letterFactors: squares.value.map(([letter]) => letter),
    wordFactors: squares.value.map(([, word]) => word),
    start: marked.length > 0 ? marked : [middle],
  });
}

/** A `.` is an empty square, a capital a tile, and a small letter a blank that shows it. */
export function parseBoard(
  rows: readonly string[],
  { width, height }: Layout,
  values: LetterValues,
  place: FilePlace,
): Parsed<Position['board']> {
  if (rows.length !== height) {
    return refuse({ code: 'position/file-row-count', ...place, rows: rows.length, expected: height });
  }
  const expected = { phrase: 'boardMarks' };
  const squares = parseRows(rows, width, place, (mark) => squareOf(mark, values), expected);
  return squares.ok ? ok(squares.value.map((square) => (square === 'empty' ? undefined : square))) : squares;
}

function squareOf(mark: string, values: LetterValues): Face | 'empty' | undefined {
  if (mark === '.') return 'empty';
  const value = values.get(mark);
  if (value !== undefined) return { letter: mark, value };
  const letter = mark.toUpperCase();
  return values.has(letter) ? { letter, value: 0 } : undefined;
}

export function parseRack(rack: string, values: LetterValues, place: FilePlace): Parsed<readonly Piece[]> {
  return parseCubes([...rack], values, place);
}

/** Each text holds the letters of a cube, or `?` for a blank. */
export function parseCubes(
  cubes: readonly string[],
  values: LetterValues,
  place: FilePlace,
): Parsed<readonly Piece[]> {
  const pieces: Piece[] = [];
  for (const [index, spelled] of cubes.entries()) {
    if (spelled === '?') {
      pieces.push({ faces: [], blank: true });
      continue;
    }
    const faces: Face[] = [];
    for (const letter of spelled) {
      const value = values.get(letter);
      if (value === undefined) {
        return refuse({
          code: 'position/file-bad-letter',
          ...place,
          piece: index + 1,
          letter: shown(letter),
        });
      }
      faces.push({ letter, value });
    }
    pieces.push({ faces });
  }
  return ok(pieces);
}

const shown = (mark: string): string => mark.replace(/\p{Cc}|\p{Cs}/u, '\uFFFD');

function parseRows<T>(
  rows: readonly string[],
  width: number,
  place: FilePlace,
  read: (mark: string) => T | undefined,
  expected: string | Phrase,
): Parsed<readonly T[]> {
  const squares: T[] = [];
  for (const [row, spelled] of rows.entries()) {
    const line = [...spelled];
    if (line.length !== width) {
      const { length } = line;
      return refuse({ code: 'position/file-row-length', ...place, row: row + 1, length, expected: width });
    }
    for (const [column, mark] of line.entries()) {
      const square = read(mark);
      if (square === undefined) {
        return refuse({
          code: 'position/file-bad-mark',
          ...place,
          row: row + 1,
          column: column + 1,
          mark: shown(mark),
          expected,
        });
      }
      squares.push(square);
    }
  }
  return ok(squares);
}
