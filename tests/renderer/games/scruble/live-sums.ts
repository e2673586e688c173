import { checkClaim, scruble, type ScrubleTypes } from '#shared/games/scruble/index.ts';
import { eventOf, type LiveSumsOf } from '../live-sums.ts';

export const liveSums: LiveSumsOf<ScrubleTypes> = ({ before, move, events }, words) => {
  if (move.kind !== 'claim') return undefined;
  const { score } = checkClaim(scruble.rules.viewFor(before, move.by), move, words);
  return { shown: score, committed: eventOf(events, 'claimed')?.score };
};
