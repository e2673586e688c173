/** Moves sorted places apart, so that two neighbours are `width` apart at least and none leaves 0 to `count` - 1. */
export function spread(places: readonly number[], width: number, count: number): readonly number[] {
  const pushed = places.reduce<readonly number[]>(
    (done, place) => [...done, Math.max(place, (done.at(-1) ?? -Infinity) + width)],
    [],
  );
  return pushed.map((place, at) => Math.min(place, count - 1 - (pushed.length - 1 - at) * width));
}
