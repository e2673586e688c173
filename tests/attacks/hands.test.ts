import { describe, expect, it } from 'vitest';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { alphacubesHands } from './hands/alphacubes.ts';
import { doAnything } from './hands/hot-seat.ts';
import { kuboHands } from './hands/kubo.ts';

const seeds = process.env.CUBEWRIGHT_HANDS_SEEDS?.split(',').map(Number) ?? [11];
const steps = 300;

/** A game with hands is one more line. */
const games = {
  alphacubes: (seed: number) => doAnything(alphacubesHands, seed, steps),
  kubo: (seed: number) => doAnything(kuboHands, seed, steps),
};

describe('hands at a hot seat, asked of the game itself (7.15)', () => {
  it('is asked of every game that hides them', () => {
    const hiding = gameIds.filter((id) => gameOf(id).hidesHands);
    expect(Object.keys(games).toSorted()).toEqual(hiding.toSorted());
  });

  describe.each(Object.entries(games))('%s', (_id, doAnythingIn) => {
    it.each(seeds)(`open for their owners alone through ${steps} steps: seed %i`, doAnythingIn);
  });
});
