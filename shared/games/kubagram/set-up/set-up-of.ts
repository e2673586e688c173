import type { CubeId } from '#shared/kernel/index.ts';
import { allDice, isJoker, lettersOn, setOf } from '../dice.ts';
import type { BoxDie, KubagramState } from '../state.ts';
import type { KubagramSetUp } from './set-up.ts';

/** Dice of the box are told by their tops alone, because nobody has seen the other letters (K1). */
export function setUpOf(state: KubagramState): KubagramSetUp | undefined {
  const { phase, claims, corner, first, box, central, seats } = state;
  // What is claimed or taken within the turn could not be challenged or laid after a set-up.
  if (corner === undefined || claims.length > 0) return undefined;
  if (phase.kind !== 'before' && !(phase.kind === 'holding' && phase.passed)) return undefined;
  // The clock alone hands a die on to whoever plays alone; no set-up says so.
  if (phase.kind === 'holding' && seats.length === 1) return undefined;
  const words = seats.map((one) => one.words);
  if (words.flat().some(({ extended }) => extended)) return undefined;
  const made: KubagramSetUp = {
    ...(box.some((one) => one?.unseen === true) ? { unseen: true } : {}),
    drawn: seats.map(({ drawn }) => drawn),
    first,
    corner,
    turn: phase.seat,
    central,
    words: words.map((list) => list.map(({ dice, parts }) => ({ dice, parts }))),
    jokers: seats.map(({ jokers }) => jokers),
    skipped: seats.map(({ skipped }) => skipped),
    penalties: seats.map(({ penalty }) => penalty),
    ...(phase.kind === 'holding' ? { handed: { die: phase.held.die, letter: phase.held.top } } : {}),
  };
  return { ...made, box: boxSeen(state, made) };
}

function boxSeen({ box, options }: KubagramState, { handed, drawn, ...made }: KubagramSetUp) {
  const { central = [], words = [], jokers = [] } = made;
  const elsewhere = [...central, ...words.flat().flatMap(({ dice }) => dice), ...(drawn ?? []).flat()];
  const gone = new Set([...elsewhere.map(({ die }) => die), ...jokers.flat(), handed?.die]);
  const left = allDice.filter((die) => isJoker(die) && !gone.has(die));
  const tops = box.flatMap((one) => (isJokerSeen(one) ? [one.top] : []));
  const named = jokersShowing(tops, left, (die) => lettersOn(setOf(options), die))?.values();
  return box.map((one) => {
    if (one === null) return null;
    if (one.unseen === true) return 'any';
    const die = isJokerSeen(one) ? named?.next().value : undefined;
    return { ...(die === undefined ? {} : { die }), top: one.top, turn: one.turn };
  });
}

function isJokerSeen(one: BoxDie | null): one is BoxDie {
  return one !== null && one.unseen !== true && isJoker(one.die);
}

/** A joker is told by its edges, and which of them it is only by the letters that are left. */
function jokersShowing(
  [top, ...tops]: readonly string[],
  left: readonly CubeId[],
  lettersOf: (die: CubeId) => readonly string[],
): readonly CubeId[] | undefined {
  if (top === undefined) return [];
  for (const die of left) {
    if (!lettersOf(die).includes(top)) continue;
    const others = jokersShowing(
      tops,
      left.filter((one) => one !== die),
      lettersOf,
    );
    if (others !== undefined) return [die, ...others];
  }
  return undefined;
}
