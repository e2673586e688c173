export interface History<T, L> {
  readonly past: readonly Step<T, L>[];
  readonly now: T;
  /** The step undone last comes last. */
  readonly undone: readonly Step<T, L>[];
}

interface Step<T, L> {
  readonly label: L;
  /** This is the state before the step, or after it if the step was undone. */
  readonly other: T;
}

const mostSteps = 500;

export function beginHistory<T, L>(now: T): History<T, L> {
  return { past: [], now, undone: [] };
}

export function stepTo<T, L>(history: History<T, L>, next: T, label: L): History<T, L> {
  const past = [...history.past, { label, other: history.now }].slice(-mostSteps);
  return { past, now: next, undone: [] };
}

/** Replaces the result of the last step, so that a continuous action is one step. */
export function amendStep<T, L>(history: History<T, L>, next: T, label: L): History<T, L> {
  const last = history.past.at(-1);
  if (last === undefined) return stepTo(history, next, label);
  return { past: [...history.past.slice(0, -1), { label, other: last.other }], now: next, undone: [] };
}

export function undo<T, L>({ past, now, undone }: History<T, L>): History<T, L> {
  const last = past.at(-1);
  if (last === undefined) return { past, now, undone };
  return { past: past.slice(0, -1), now: last.other, undone: [...undone, { label: last.label, other: now }] };
}

export function redo<T, L>({ past, now, undone }: History<T, L>): History<T, L> {
  const last = undone.at(-1);
  if (last === undefined) return { past, now, undone };
  return { past: [...past, { label: last.label, other: now }], now: last.other, undone: undone.slice(0, -1) };
}
