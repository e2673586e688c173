/** What a square of the box says of the die on it (K6). */
export type Mark = 'I' | 'III' | '0';

export const boxRows = 9;
export const boxColumns = 12;

/** The printed marks are lost; this map is ours (K1). Its last line lies nearest player 1. */
const map: readonly string[] = [
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

const marks: readonly Mark[] = map.flatMap((row) =>
  row.split(/ +/).map((mark): Mark => (mark === 'I' || mark === '0' ? mark : 'III')),
);

/** The mark of a square, counted from 0, row by row from the top of the map. */
export function markOf(square: number): Mark {
  return marks[square] ?? 'III';
}
