import { z } from 'zod';
import { positionLimits } from '#shared/word-engine/position.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { AheadFound } from './ahead.ts';

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

export function aheadIn(found: unknown): AheadFound | undefined {
  return aheadFound.safeParse(found).data;
}
