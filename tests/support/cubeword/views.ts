import { cubeword, type CubewordView } from '#shared/games/cubeword/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { decisionOf, type LadderWords } from './ladder.ts';
import { begun } from './table.ts';

/** Returns turns 2, 5 and 12 of games between computers: a few cubes in play, half of them, and all. */
export async function viewsFromGames(words: LadderWords, games = 8): Promise<readonly CubewordView[]> {
  const views: CubewordView[] = [];
  for (let seed = 1; seed <= games; seed += 1) {
    let state = begun({ seats: 2, seed, options: { target: 500 } });
    while (state.phase.kind === 'turn' && state.turn <= 12) {
      const { seat: by } = state.phase;
      if ([2, 5, 12].includes(state.turn)) views.push(cubeword.rules.viewFor(state, by));
      const move = await decisionOf(state, seat(by), 2, words, seed);
      ({ state } = expectOk(cubeword.rules.apply(state, move)));
    }
  }
  return views;
}
