import { createMatch } from '#electron/cli/match/computer-match.ts';
import { currentState } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

// Two computers play Kubo; each sees no more than its seat may. A seed repeats the game.
const { rules, optionsSchema } = gameOf('kubo');
const match = createMatch({
  game: 'kubo',
  words: undefined,
  options: optionsSchema.parse({}),
  levels: [1, 3],
});
for (const seed of [1, 2]) {
  const { timeline } = expectOk(await match.play(seed));
  const state = currentState(timeline);
  console.log(`seed ${seed}:`, timeline.length, 'moves,', rules.scores(state), rules.ending(state)?.reason);
}

// It prints:
// seed 1: 71 moves, [ -10, 2 ] zoker
// seed 2: 122 moves, [ -3, 2 ] full
