/** The same things in another order, by the page's own chance: nothing in the game follows from it. */
export function mixed<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ item }) => item);
}
