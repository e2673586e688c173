/** Changes only how a hand is shown, never the game, so `Math.random` is allowed here. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The order in which a player last had these items, with those that are new at the end. */
export function restoredOrder<T>(items: readonly T[], order: readonly T[]): readonly T[] {
  return [
    ...new Set(order.filter((one) => items.includes(one))),
    ...items.filter((one) => !order.includes(one)),
  ];
}

export interface Steps<S> {
  readonly past: readonly S[];
  readonly future: readonly S[];
}

/** The step before or after `now`, with those on both sides of it; undefined where there is none. */
export function stepFrom<S>(
  { past, future }: Steps<S>,
  now: S,
  way: 'step-back' | 'step-on',
): (Steps<S> & { readonly step: S }) | undefined {
  const isBack = way === 'step-back';
  const step = (isBack ? past : future).at(-1);
  if (step === undefined) return undefined;
  return isBack
    ? { step, past: past.slice(0, -1), future: [...future, now] }
    : { step, past: [...past, now], future: future.slice(0, -1) };
}
