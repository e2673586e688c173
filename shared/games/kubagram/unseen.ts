import type { CubeId } from '#shared/kernel/index.ts';
import { allDice } from './dice.ts';
import type { KubagramView } from './state.ts';

/**
 * Everybody knows the list of all dice, so those not seen elsewhere are still in the box (K1). They are in the order
 * of the set.
 */
export function unseenDice({ central, seats, phase, handed }: KubagramView): readonly CubeId[] {
  const shown = [
    ...central,
    ...seats.flatMap(({ words, drawn }) => [...words.flatMap(({ dice }) => dice), ...drawn]),
  ];
  const held = phase.kind === 'holding' ? [phase.held] : [];
  const seen = new Set<CubeId>([
    ...[...shown, ...held, ...(handed === undefined ? [] : [handed])].map(({ die }) => die),
    ...seats.flatMap(({ jokers }) => jokers),
  ]);
  return allDice.filter((die) => !seen.has(die));
}
