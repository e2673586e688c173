/** `from[seat]` is the player's former seat; it is undefined for a new player. */
export function reseat(from: readonly (number | undefined)[]) {
  return {
    seatOf: (before: number | undefined): number | undefined => {
      const now = before === undefined ? -1 : from.indexOf(before);
      return now < 0 ? undefined : now;
    },
    listOf: <T>(list: readonly T[] | undefined, none: T): readonly T[] =>
      from.map((before) => (before === undefined ? none : (list?.[before] ?? none))),
  };
}
