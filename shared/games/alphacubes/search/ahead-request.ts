import type { CubeId, RandomState, Seat } from '#shared/kernel/index.ts';
import { usefulness } from '../computer/keeping.ts';
import { enginePosition, pieceOf } from '../engine-position.ts';
import { cubeTotal, setOf, unseenCubes } from '../pieces.ts';
import type { AlphacubesView } from '../state.ts';
import type { AheadRequest, AheadCube, AheadEffort, AheadFound } from './ahead.ts';
import type { WeighFound } from './weigh.ts';
import { z } from 'zod';
import { positionLimits } from '#shared/word-engine/position.ts';
import type { Play } from '#shared/word-engine/play.ts';

/** Hints search this far, which takes about half a second. */
export const hintEffort: AheadEffort = { plays: 10, searches: 300 };

export function aheadRequest(
  view: AlphacubesView,
  by: Seat,
  random: RandomState,
  effort: AheadEffort,
): AheadRequest {
  const asCube = (cube: CubeId): AheadCube => aheadCube(view, cube);
  const { rack: _, ...position } = enginePosition(view, view.hand);
  return {
    position,
    by,
    first: view.first,
    seats: view.seats.map(({ points, cubes, out }) => ({ points, cubes, out })),
    hand: view.hand.map(asCube),
    unseen: unseenCubes(view).map(asCube),
    stock: view.stock,
    lastRound: view.lastRound,
    random,
    effort,
  };
}

export function aheadCube({ options }: Pick<AlphacubesView, 'options'>, cube: CubeId): AheadCube {
  const set = setOf(options);
  return { ...pieceOf(set, cube), total: cubeTotal(set, cube), worth: usefulness(set, cube) };
}

const square = z
  .int()
  .min(0)
  .max(positionLimits.mostSide ** 2);
export const playSchema: z.ZodType<Play> = z.strictObject({
  start: square,
  direction: z.enum(['across', 'down']),
  word: z.string(),
  laid: z.array(z.strictObject({ square, letter: z.string(), value: z.int(), blank: z.boolean() })).min(1),
  score: z.int(),
});

const aheadFound: z.ZodType<AheadFound> = z.strictObject({
  plays: z.array(
    z.strictObject({
      play: playSchema,
      lead: z.number(),
      chance: z.number().min(0).max(1),
      error: z.number().min(0),
      runs: z.int().min(1),
    }),
  ),
});

export function parseAheadFound(found: unknown): AheadFound | undefined {
  return aheadFound.safeParse(found).data;
}

const weighFound: z.ZodType<WeighFound> = z.strictObject({
  chances: z.array(z.array(z.number().min(0).max(1))),
});

export function parseWeighFound(found: unknown): WeighFound | undefined {
  return weighFound.safeParse(found).data;
}
