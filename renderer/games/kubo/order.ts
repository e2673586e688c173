/** The same things with one moved to another place. */
export function moved<T>(things: readonly T[], from: number, to: number): readonly T[] {
  const rest = things.filter((_, at) => at !== from);
  const thing = things[from];
  return thing === undefined ? things : [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/**
 * Where a thing dragged along its row would go: before the first of the others whose middle lies right of its own.
 *
 * @param middles of all places, in pixels from the left, as they were before anything moved
 */
export function placeFor(middles: readonly number[], from: number, dragged: number): number {
  return middles.filter((middle, at) => at !== from && middle < dragged).length;
}
