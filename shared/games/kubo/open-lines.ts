import { claimProblem, type LinesKnown } from './legality.ts';
import { linesThrough, type KuboLine } from './lines.ts';
import type { Phase } from './state.ts';

/**
 * Lines that may be claimed now: completed by a card of this turn and nobody's yet, in the order of the deck (U7). For hints,
 * computers and tests. A screen does not show them by itself: to find them is the players' part of the game.
 */
export function openLines(known: LinesKnown, phase: Phase): readonly KuboLine[] {
  if (phase.kind === 'over') return [];
  const near = new Map(phase.laid.flatMap(linesThrough).map((line) => [line.id, line]));
  return [...near.values()].filter(({ id }) => claimProblem(known, phase, id) === undefined);
}
