import type { KuboSetUp } from './types.ts';

/** Moves what belongs to a seat along with its player. `from` holds the former seat for each seat now. */
export function reseated(setUp: KuboSetUp, from: readonly (number | undefined)[]): KuboSetUp {
  const seatOf = (before: number | undefined) => {
    const now = before === undefined ? -1 : from.indexOf(before);
    return now < 0 ? undefined : now;
  };
  const moved = <T>(list: readonly T[] | undefined, none: T) =>
    from.map((before) => (before === undefined ? none : (list?.[before] ?? none)));
  return {
    ...setUp,
    dealer: seatOf(setUp.dealer),
    turn: seatOf(setUp.turn),
    hands: moved(setUp.hands, []),
    scores: moved(setUp.scores, 0),
    laidBefore: moved(setUp.laidBefore, 0),
  };
}
