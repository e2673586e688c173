import type { KuboTypes } from '#shared/games/kubo/index.ts';
import { shuffle } from '#shared/kernel/index.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';

/** The deck, the hands of others and the random state; at the end all hands are open. */
export const shuffleHidden: ShuffleHidden<KuboTypes> = (state, known, random) => {
  const isHidden = (at: number): boolean =>
    state.phase.kind !== 'over' && !known.some((onlooker) => onlooker === at);
  const hidden = [...state.deck, ...state.seats.flatMap(({ hand }, at) => (isHidden(at) ? hand : []))];
  const [mixed, after] = shuffle(random, hidden);
  let next = 0;
  const take = (count: number) => mixed.slice(next, (next += count));
  return {
    ...state,
    random: after,
    deck: take(state.deck.length),
    seats: state.seats.map((one, at) => (isHidden(at) ? { ...one, hand: take(one.hand.length) } : one)),
  };
};
