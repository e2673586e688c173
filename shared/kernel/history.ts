/** What is edited, with the steps that lead back and forth. `L` names a step. */
export interface History<T, L> {
  readonly past: readonly Step<T, L>[];
  readonly now: T;
  /** Undone, the last one first. */
  readonly undone: readonly Step<T, L>[];
}

interface Step<T, L> {
  readonly label: L;
  /** Before the step, or after it where it was undone. */
  readonly other: T;
}

/** Steps further back are forgotten. */
const mostSteps = 500;

export function beginHistory<T, L>(now: T): History<T, L> {
  return { past: [], now, undone: [] };
}

/** After one more step; what was undone is forgotten. */
export function stepTo<T, L>(history: History<T, L>, next: T, label: L): History<T, L> {
  const past = [...history.past, { label, other: history.now }].slice(-mostSteps);
  return { past, now: next, undone: [] };
}

/** Takes `next` in place of what the last step led to, so that what is done in one go is one step. */
export function amendStep<T, L>(history: History<T, L>, next: T, label: L): History<T, L> {
  const last = history.past.at(-1);
  if (last === undefined) return stepTo(history, next, label);
  return { past: [...history.past.slice(0, -1), { label, other: last.other }], now: next, undone: [] };
}

/** Before the last step; the same where there is none. */
export function undo<T, L>({ past, now, undone }: History<T, L>): History<T, L> {
  const last = past.at(-1);
  if (last === undefined) return { past, now, undone };
  return { past: past.slice(0, -1), now: last.other, undone: [...undone, { label: last.label, other: now }] };
}

/** After the step that was undone last; the same where none was. */
export function redo<T, L>({ past, now, undone }: History<T, L>): History<T, L> {
  const last = undone.at(-1);
  if (last === undefined) return { past, now, undone };
  return { past: [...past, { label: last.label, other: now }], now: last.other, undone: undone.slice(0, -1) };
}
