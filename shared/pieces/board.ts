import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** A board's rows from the top: one mark a square (A1). */
export interface Board {
  readonly name: string;
  /** `.` plain, `d` `t` letter x 2, 3, `D` `T` word x 2, 3, `*` the centre, word x 2. */
  readonly rows: readonly string[];
}

/** The marks a board may have, in the order of their worth. */
export const boardMarks = ['.', 'd', 't', 'D', 'T', '*'] as const;
export type BoardMark = (typeof boardMarks)[number];

/** Sides of a board: columns A to U leave one letter each, and a word must find room. */
export const boardSides = { least: 5, most: 21 } as const;

export type BoardProblem =
  | { readonly code: 'set/board-size'; readonly rows: number; readonly least: number; readonly most: number }
  | {
      readonly code: 'set/board-row-length';
      /** Counted from 1, from the top. */
      readonly row: number;
      readonly length: number;
      readonly expected: string;
    }
  | {
      readonly code: 'set/board-mark';
      readonly row: number;
      readonly column: number;
      readonly mark: string;
      readonly expected: string;
    }
  | { readonly code: 'set/board-centre'; readonly found: number };

/** Square or rectangular, 5 to 21 squares a side, legal marks, exactly one centre. */
export function checkBoard(rows: readonly string[]): Result<undefined, BoardProblem> {
  const { least, most } = boardSides;
  if (rows.length < least || rows.length > most) {
    return refuse({ code: 'set/board-size', rows: rows.length, least, most });
  }
  const width = rows[0]?.length ?? 0;
  const expectedLength = width >= least && width <= most ? `${width}` : `${least} to ${most}`;
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
