import type { Hint } from '#renderer/play/index.ts';

/** The squares that the hint has named by now. */
export function hintedSquares(hint: Hint | undefined): ReadonlySet<string> {
  if (hint?.kind !== 'told' || !hint.steps.includes('place')) return new Set();
  return new Set(hint.play?.placements.map(({ square }) => square));
}
