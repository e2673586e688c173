import type { CubeId } from '#shared/kernel/index.ts';
import { lettersOn, setOf } from './dice.ts';
import type { KubagramSetUp, SetUpDie } from './set-up.ts';
import type { KubagramState } from './state.ts';
import { unseenDice } from './unseen.ts';
import { viewFor } from './view.ts';

/** A game of which some dice are told only when they are taken. */
export interface UnseenGame {
  readonly setUp: KubagramSetUp;
  /** Before the first move. */
  readonly start: KubagramState;
  readonly now: KubagramState;
}

/**
 * The set-up with one more die told. All that has happened follows from it as before: dice that moves may have named stay
 * what they were, and of the others each may become another one that nobody has told.
 */
export function withSeen({ setUp, start, now }: UnseenGame, square: number, seen: SetUpDie): KubagramSetUp {
  const named = (state: KubagramState['box'][number] | undefined): SetUpDie | null =>
    state === null || state === undefined ? null : { die: state.die, top: state.top, turn: state.turn };
  const box = start.box.map((lying, at): SetUpDie | 'any' | null => {
    if (at === square) return seen;
    if (lying !== null && now.box[at] === null) return named(lying);
    if (lying?.unseen === true) return 'any';
    return setUp.box === undefined ? named(lying) : (setUp.box[at] ?? null);
  });
  const held = start.phase.kind === 'holding' ? start.phase.held : undefined;
  return {
    ...setUp,
    // Once all are told, the record stands by itself.
    unseen: box.includes('any') ? setUp.unseen : undefined,
    box,
    central: setUp.central && start.central,
    words: setUp.words && start.seats.map(({ words }) => words.map(({ dice, parts }) => ({ dice, parts }))),
    handed: setUp.handed && held && { die: held.die, letter: held.top },
  };
}

/** The dice that may lie on a square that nobody has told: none that is seen elsewhere, and all of these letters. */
export function diceToTell(state: KubagramState, letters: readonly string[]): readonly CubeId[] {
  const told = new Set(state.box.flatMap((one) => (one === null || one.unseen === true ? [] : [one.die])));
  const set = setOf(state.options);
  return unseenDice(viewFor(state, 'table')).filter(
    (die) => !told.has(die) && letters.every((letter) => lettersOn(set, die).includes(letter)),
  );
}
