import type { Onlooker } from '#shared/engine/index.ts';
import type { ScrubleState, ScrubleView } from './state.ts';
import { roundOf } from '../common/turns.ts';
import { lastRoundReason } from './turns.ts';

export function viewFor(state: ScrubleState, who: Onlooker): ScrubleView {
  const { moves: _, ...open } = state;
  const lastRound = lastRoundReason(state);
  return {
    onlooker: who,
    ...open,
    round: roundOf(state.turn, state.seats.length),
    ...(lastRound === undefined ? {} : { lastRound }),
  };
}
