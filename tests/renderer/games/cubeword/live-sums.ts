import { checkTurn, cubeword, type CubewordTypes } from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { eventOf, type LiveSumsOf } from '../live-sums.ts';

export const liveSums: LiveSumsOf<CubewordTypes> = ({ before, move, events }, words) => {
  if (move.kind !== 'turn') return undefined;
  const check = expectOk(checkTurn(cubeword.rules.viewFor(before, move.by), move.parts, words));
  return { shown: check.score, committed: eventOf(events, 'turned')?.score };
};
