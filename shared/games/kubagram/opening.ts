import { seat, type Seat } from '#shared/kernel/index.ts';
import { rowsOf, type Corner, type Mark } from './box.ts';
import { alphabetOf, markIn, setOf } from './dice.ts';
import type { KubagramView } from './state.ts';

/** The dice that are taken first from a corner, in their order, and how many squares of each mark they lie on (K2, K6). */
export interface FirstRow {
  readonly squares: readonly number[];
  readonly marks: Readonly<Record<Mark, number>>;
}

export function firstRowOf(
  { box, options }: Pick<KubagramView, 'box' | 'options'>,
  corner: Corner,
): FirstRow {
  const set = setOf(options);
  const squares = (rowsOf(corner)[0] ?? []).filter((square) => box[square] !== null);
  const count = (mark: Mark) => squares.filter((square) => markIn(set, square) === mark).length;
  return { squares, marks: { I: count('I'), III: count('III'), 0: count('0') } };
}

export interface LotDie {
  readonly seat: Seat;
  readonly letter: string;
  /** Counts letters from the first one of the alphabet, which has place 0. */
  readonly place: number;
}

/** The dice of the last draw, nearest to A first; the others were out by then (K3). */
export interface Lot {
  readonly dice: readonly LotDie[];
  /** These tied before, and drew again. */
  readonly tied: readonly Seat[];
}

/** Returns undefined if nobody drew, as alone or in a game that was entered with its first player (K3, K15). */
export function lotOf({ seats, options }: Pick<KubagramView, 'seats' | 'options'>): Lot | undefined {
  const rounds = Math.max(...seats.map(({ drawn }) => drawn.length));
  if (rounds === 0) return undefined;
  const alphabet = alphabetOf(setOf(options));
  const dice = seats.flatMap(({ drawn }, at): readonly LotDie[] => {
    const last = drawn[rounds - 1];
    return last === undefined
      ? []
      : [{ seat: seat(at), letter: last.letter, place: alphabet.indexOf(last.letter) }];
  });
  const sorted = [...dice].sort((one, other) => one.place - other.place);
  return { dice: sorted, tied: rounds === 1 ? [] : dice.map(({ seat: at }) => at) };
}
