import type { AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { shuffle } from '#shared/kernel/index.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';

/** The stock, the hands of others and the random state; at the end all hands are open. */
export const shuffleHidden: ShuffleHidden<AlphacubesTypes> = (state, known, random) => {
  const isHidden = (at: number): boolean =>
    state.phase.kind !== 'over' && !known.some((onlooker) => onlooker === at);
  const hidden = [...state.stock, ...state.seats.flatMap(({ hand }, at) => (isHidden(at) ? hand : []))];
  const [mixed, after] = shuffle(random, hidden);
  let next = 0;
  const take = (count: number) => mixed.slice(next, (next += count));
  return {
    ...state,
    random: after,
    stock: take(state.stock.length),
    seats: state.seats.map((one, at) => (isHidden(at) ? { ...one, hand: take(one.hand.length) } : one)),
  };
};
