import type { KubagramSetUp } from './set-up.ts';

/** Moves what belongs to a seat along with its player. `from` holds the former seat for each seat now. */
export function reseated(setUp: KubagramSetUp, from: readonly (number | undefined)[]): KubagramSetUp {
  const seatOf = (before: number | undefined) => {
    const now = before === undefined ? -1 : from.indexOf(before);
    return now < 0 ? undefined : now;
  };
  const moved = <T>(list: readonly T[] | undefined, none: T) =>
    list === undefined
      ? undefined
      : from.map((before) => (before === undefined ? none : (list[before] ?? none)));
  return {
    ...setUp,
    first: seatOf(setUp.first),
    turn: seatOf(setUp.turn),
    drawn: moved(setUp.drawn, []),
    words: moved(setUp.words, []),
    jokers: moved(setUp.jokers, []),
    skipped: moved(setUp.skipped, false),
    penalties: moved(setUp.penalties, 0),
  };
}
