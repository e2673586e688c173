import { ok, refuse, withoutHidden, type Result } from '#shared/kernel/index.ts';

/** The mark of a square governs the die on it (K6). */
export type Mark = 'I' | 'III' | '0';
export const boxMarks: readonly Mark[] = ['III', 'I', '0'];

export const boxRows = 9;
export const boxColumns = 12;

/** A map has 108 marks, row by row from the top. */
export type BoxMap = readonly Mark[];

/** The printed marks are lost, so this map is ours (K1). Its last line lies nearest player 1. */
const usualRows: readonly string[] = [
  'III 0   I   III III I   III 0   I   III III I',
  'III I   III III I   III III I   III III I   III',
  'I   III III I   0   III I   III III I   0   III',
  '0   III I   III III I   III III I   III III I',
  'III I   III 0   I   III III I   0   III I   III',
  'I   III III I   III III I   III III I   III 0',
  'III 0   I   III III I   III 0   I   III III I',
  'III I   III III I   III III I   III III I   III',
  'I   III III I   0   III I   III III I   0   III',
];

export const usualBox: BoxMap = usualRows.flatMap((row) =>
  row.split(/ +/).map((mark): Mark => (mark === 'I' || mark === '0' ? mark : 'III')),
);

/** Squares count from 0, row by row from the top of the map. */
export function markOf(square: number, { box = usualBox }: { readonly box?: BoxMap } = {}): Mark {
  return box[square] ?? 'III';
}

/** Rows and squares count from 1. */
export type BoxProblem =
  | { readonly code: 'set/box-rows'; readonly found: number; readonly expected: number }
  | {
      readonly code: 'set/box-row-length';
      readonly row: number;
      readonly length: number;
      readonly expected: number;
    }
  | {
      readonly code: 'set/box-mark';
      readonly row: number;
      readonly column: number;
      readonly mark: string;
      readonly expected: string;
    };

/** Files write nine rows of twelve marks `III`, `I` or `0`, separated by spaces. */
export function readBox(rows: readonly string[]): Result<BoxMap, BoxProblem> {
  if (rows.length !== boxRows) {
    return refuse({ code: 'set/box-rows', found: rows.length, expected: boxRows });
  }
  const map: Mark[] = [];
  for (const [index, written] of rows.entries()) {
    const row = index + 1;
    const signs = written.split(' ').filter((sign) => sign !== '');
    if (signs.length !== boxColumns) {
      return refuse({ code: 'set/box-row-length', row, length: signs.length, expected: boxColumns });
    }
    for (const [at, sign] of signs.entries()) {
      const mark = boxMarks.find((one) => one === sign);
      if (mark === undefined) {
        const found = withoutHidden(sign.slice(0, 20));
        return refuse({
          code: 'set/box-mark',
          row,
          column: at + 1,
          mark: found,
          expected: boxMarks.join(', '),
        });
      }
      map.push(mark);
    }
  }
  return ok(map);
}

export function boxRowsOf(map: BoxMap): readonly string[] {
  return Array.from({ length: boxRows }, (_, row) =>
    map
      .slice(row * boxColumns, (row + 1) * boxColumns)
      .map((mark, column) => (column + 1 < boxColumns ? mark.padEnd(3) : mark))
      .join(' '),
  );
}

export function countMarks(map: BoxMap): Readonly<Record<Mark, number>> {
  const count = (wanted: Mark): number => map.filter((mark) => mark === wanted).length;
  return { III: count('III'), I: count('I'), '0': count('0') };
}
