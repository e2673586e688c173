/** `from` holds the former seat for each seat now, or nothing for a seat that is new. */
export function reseat(from: readonly (number | undefined)[]) {
  return {
    seatOf: (before: number | undefined): number | undefined => {
      const now = before === undefined ? -1 : from.indexOf(before);
      return now < 0 ? undefined : now;
    },
    /** Moves the entries of a list by seat along with their players; a seat that had none gets `none`. */
    listOf: <T>(list: readonly T[] | undefined, none: T): readonly T[] =>
      from.map((before) => (before === undefined ? none : (list?.[before] ?? none))),
  };
}
