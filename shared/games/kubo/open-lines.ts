import { claimProblem, type LinesKnown } from './legality.ts';
import { linesThrough, type KuboLine } from './lines.ts';
import type { Phase } from './state.ts';

/** Lists the lines that may be claimed now (U7). Screens do not show them unasked: players must find them. */
export function openLines(known: LinesKnown, phase: Phase): readonly KuboLine[] {
  if (phase.kind === 'over') return [];
  const near = new Map(phase.laid.flatMap(linesThrough).map((line) => [line.id, line]));
  return [...near.values()].filter(({ id }) => claimProblem(known, phase, id) === undefined);
}
