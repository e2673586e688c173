/** Shuffles how a hand is shown and never the game, so `Math.random` is allowed here. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Keeps a player's last order; new items come at the end. */
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

export function stepDraftHistory<S>(
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
