import { z } from 'zod';
import { cubeId, phraseMessage, seat } from '#shared/kernel/index.ts';
import { mostRuledWords } from '#shared/table-words/index.ts';
import { layers, ringLength } from './cube.ts';
import type { ScrubleMove } from './moves.ts';
import { pegIds } from './pegs.ts';
import { seatsAllowed } from './setup.ts';
import type { Twist } from './twists.ts';
import type { ScrubleSetUp } from './types.ts';

const mostBefore = 10_000;

/** A turn may have any number of twists (S3), but a record keeps at most this many. */
export const mostTwists = 1_000;

const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const by = at.transform(seat);
const peg = z
  .int()
  .min(0)
  .max(pegIds.length - 1)
  .transform(cubeId);
const word = z.string().regex(/^[A-Z]{2,21}$/, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 21 }));
const onRing = z
  .string()
  .regex(/^[A-Z]{2,16}$/, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 16 }));

const twist: z.ZodType<Twist> = z.strictObject({
  layer: z.int().min(1).max(layers.length),
  quarters: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export const twistsSchema = z.array(twist).max(mostTwists);
export const cubeSchema = z.array(peg).max(pegIds.length);

export const atSchema = z.strictObject({
  ring: z.int().min(1).max(layers.length),
  from: z
    .int()
    .min(0)
    .max(ringLength - 1),
  back: z.boolean(),
});

export const moveSchema: z.ZodType<ScrubleMove> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('claim'),
    by,
    twists: twistsSchema,
    word: onRing,
    at: atSchema,
    crossing: onRing.optional(),
  }),
  z.strictObject({ kind: z.literal('pass'), by, twists: twistsSchema }),
  z.strictObject({ kind: z.literal('allow'), by, words: z.array(word).min(1).max(mostRuledWords) }),
  z.strictObject({ kind: z.literal('time'), by: z.literal('clock'), at: z.int().min(0) }),
]);

export const claimedSchema = z
  .array(
    z.strictObject({
      word: z.string().regex(/^[A-Z]{3,16}$/, phraseMessage({ phrase: 'capitalsBetween', min: 3, max: 16 })),
      pegs: z.array(peg).max(ringLength),
    }),
  )
  .max(mostBefore);

export const setUpSchema: z.ZodType<ScrubleSetUp> = z.strictObject({
  seat: at.optional(),
  turn: z.int().min(1).max(mostBefore).optional(),
  cube: cubeSchema.optional(),
  scores: z.array(z.int().min(0).max(mostBefore)).max(seatsAllowed.most).optional(),
  claimed: claimedSchema.optional(),
  passes: z.int().min(0).max(mostBefore).optional(),
});
