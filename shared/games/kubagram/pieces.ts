import type { CubeId } from '#shared/kernel/index.ts';
import { allDice, dieName, isJoker, setOf } from './dice.ts';
import type { KubagramState, KubagramView } from './state.ts';

export function pieces({ options, box, central, seats, phase, handed }: KubagramState): readonly string[] {
  const held = phase.kind === 'holding' ? [phase.held] : [];
  const boxed = box.flatMap((one) => one ?? []);
  const fields = seats.flatMap(({ words }) => words.flatMap(({ dice }) => dice));
  const out = seats.flatMap(({ drawn }) => drawn);
  const dice = [...boxed, ...central, ...fields, ...held, ...(handed === undefined ? [] : [handed])];
  // A drawn joker that counts as set aside is listed where it has gone since (K3).
  const isOut = (die: (typeof out)[number]['die']) => options.drawnJoker === 'out' || !isJoker(die);
  return [
    ...dice.map(({ die }) => die),
    ...out.map(({ die }) => die).filter(isOut),
    ...seats.flatMap(({ jokers }) => jokers),
  ]
    .map((die) => dieName(setOf(options), die))
    .sort();
}

/** Dice that are not seen elsewhere are still in the box (K1). They are in the order of the set. */
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
