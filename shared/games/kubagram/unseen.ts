import type { CubeId } from '#shared/kernel/index.ts';
import { allDice } from './dice.ts';
import type { KubagramView } from './state.ts';

/** The dice that are in the box still, as the list of all dice tells who sees the others (K1). In the order of the set. */
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
