import type { Shell } from '#renderer/table/index.ts';
import type { AlphacubesTable } from './table-types.ts';

/** The squares that the hint has named by now. */
export function hintedSquares(hint: Shell<AlphacubesTable>['hint']): ReadonlySet<string> {
  if (hint?.kind !== 'told' || !hint.steps.includes('place')) return new Set();
  return new Set(hint.found?.placements.map(({ square }) => square));
}
