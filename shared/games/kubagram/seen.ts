import type { CubeId } from '#shared/kernel/index.ts';
import { lettersOn, setOf } from './dice.ts';
import type { KubagramSetUp, SetUpDie } from './set-up/set-up.ts';
import type { KubagramState } from './state.ts';
import { unseenDice } from './pieces.ts';
import { viewFor } from './view.ts';

export interface UnseenGame {
  readonly setUp: KubagramSetUp;
  readonly start: KubagramState;
  readonly now: KubagramState;
}

/** Names a die so that the moves replay unchanged: dice that they may have named stay, others may become other dice. */
export function withNamedDie(
  { setUp, start, now }: UnseenGame,
  square: number,
  seen: SetUpDie,
): KubagramSetUp {
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
    // Once all dice are named, the record needs no mark.
    unseen: box.includes('any') ? setUp.unseen : undefined,
    box,
    central: setUp.central && start.central,
    words: setUp.words && start.seats.map(({ words }) => words.map(({ dice, parts }) => ({ dice, parts }))),
    handed: setUp.handed && held && { die: held.die, letter: held.top },
  };
}

export function nameableDice(state: KubagramState, letters: readonly string[]): readonly CubeId[] {
  const told = new Set(state.box.flatMap((one) => (one === null || one.unseen === true ? [] : [one.die])));
  const set = setOf(state.options);
  return unseenDice(viewFor(state, 'table')).filter(
    (die) => !told.has(die) && letters.every((letter) => lettersOn(set, die).includes(letter)),
  );
}
