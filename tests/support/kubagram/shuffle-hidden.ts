import { isJoker, type KubagramTypes } from '#shared/games/kubagram/index.ts';
import { shuffle } from '#shared/kernel/index.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';

/** Dice of the box with the same letter up, jokers among themselves: what is under it nobody has seen. */
export const shuffleHidden: ShuffleHidden<KubagramTypes> = (state, _, random) => {
  const groups = Map.groupBy(
    state.box.flatMap((one, square) => (one === null ? [] : { ...one, square })),
    ({ die, top }) => `${top} ${isJoker(die)}`,
  );
  let next = random;
  let { box } = state;
  for (const dice of groups.values()) {
    const [mixed, after] = shuffle(next, dice);
    next = after;
    for (const [at, { square, top, turn }] of dice.entries()) {
      const die = mixed[at]?.die;
      if (die !== undefined) box = box.with(square, { die, top, turn });
    }
  }
  return { ...state, box };
};
