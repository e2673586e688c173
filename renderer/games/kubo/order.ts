export function moved<T>(things: readonly T[], from: number, to: number): readonly T[] {
  const rest = things.filter((_, at) => at !== from);
  const thing = things[from];
  return thing === undefined ? things : [...rest.slice(0, to), thing, ...rest.slice(to)];
}

/**
 * The place of a thing dragged along its row: before the first of the others whose middle is right of its own.
 *
 * @param middles of all places before the drag, in pixels from the left
 */
export function placeFor(middles: readonly number[], from: number, dragged: number): number {
  return middles.filter((middle, at) => at !== from && middle < dragged).length;
}
