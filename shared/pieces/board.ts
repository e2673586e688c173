import { ok, refuse, type Phrase, type Result } from '#shared/kernel/index.ts';

/** Rows go from the top, with one mark for each square (A1). */
export interface Board {
  readonly name: string;
  /** The marks are `.` plain, `d` `t` letter x 2 and x 3, `D` `T` word x 2 and x 3, `*` the centre, word x 2. */
  readonly rows: readonly string[];
}

export const boardMarks = ['.', 'd', 't', 'D', 'T', '*'] as const;
export type BoardMark = (typeof boardMarks)[number];

/** Columns A to U need one letter each, and a word needs room. */
export const boardSides = { least: 5, most: 21 } as const;

export type BoardProblem =
  | { readonly code: 'set/board-size'; readonly rows: number; readonly least: number; readonly most: number }
  | {
      readonly code: 'set/board-row-length';
      /** Rows count from 1 at the top. */
      readonly row: number;
      readonly length: number;
      readonly expected: number | Phrase;
    }
  | {
      readonly code: 'set/board-mark';
      readonly row: number;
      readonly column: number;
      readonly mark: string;
      readonly expected: string;
    }
  | { readonly code: 'set/board-centre'; readonly found: number };

export function checkBoard(rows: readonly string[]): Result<undefined, BoardProblem> {
  const { least, most } = boardSides;
  if (rows.length < least || rows.length > most) {
    return refuse({ code: 'set/board-size', rows: rows.length, least, most });
  }
  const width = rows[0]?.length ?? 0;
  const expectedLength =
    width >= least && width <= most ? width : { phrase: 'range.plain', min: least, max: most };
  let centres = 0;
  for (const [index, row] of rows.entries()) {
    if (row.length !== width || width < least || width > most) {
      return refuse({
        code: 'set/board-row-length',
        row: index + 1,
        length: row.length,
        expected: expectedLength,
      });
    }
    for (const [column, mark] of [...row].entries()) {
      if (!(boardMarks as readonly string[]).includes(mark)) {
        const expected = boardMarks.join(' ');
        return refuse({ code: 'set/board-mark', row: index + 1, column: column + 1, mark, expected });
      }
      if (mark === '*') centres += 1;
    }
  }
  return centres === 1 ? ok(undefined) : refuse({ code: 'set/board-centre', found: centres });
}

/** Places count from 0 at the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export type Direction = 'across' | 'down';

/** Boards have at most 21 columns and mats at most 26, so one letter is enough. */
export function columnName(column: number): string {
  return String.fromCharCode(65 + column);
}

/** The column letter comes before the row number, which counts from 1 at the top, as in `I9` (A1). */
export function squareName({ column, row }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

export function parseSquare(name: string): Place | undefined {
  const [, letter, digits] = /^([A-U])([1-9]\d?)$/.exec(name) ?? [];
  if (letter === undefined || Number(digits) > boardSides.most) return undefined;
  return { column: letter.charCodeAt(0) - 65, row: Number(digits) - 1 };
}

/** Negative steps go back. The result may lie past the edge. */
export function stepFrom(place: Place, direction: Direction, steps: number): Place {
  return direction === 'across'
    ? { column: place.column + steps, row: place.row }
    : { column: place.column, row: place.row + steps };
}
