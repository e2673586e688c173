import { alphacubes, preview, type AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { eventOf, type LiveSumsOf } from '../live-sums.ts';

export const liveSums: LiveSumsOf<AlphacubesTypes> = ({ before, move, events }, words) => {
  if (move.kind !== 'play') return undefined;
  const seen = expectOk(preview(alphacubes.rules.viewFor(before, move.by), move.placements, words));
  return { shown: seen.score, committed: eventOf(events, 'played')?.score };
};
