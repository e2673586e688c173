import { z } from 'zod';
import { grades } from '#shared/engine/review.ts';
import type { DeepReadonly } from '#shared/kernel/index.ts';

/** Counts up whenever the same game would be reviewed in another way; a review of an earlier one is dropped. */
export const reckoning = 8;

const text = z.string().max(2000);
const points = z.int();
const chance = z.number().min(0).max(1);
const count = z.int().nonnegative();

const tried = z.strictObject({ line: text.optional(), points, chance: chance.optional() });

const reviewedTurn = z.strictObject({
  turn: count,
  seat: count,
  at: count,
  kind: z.string().max(40),
  points,
  played: tried,
  best: tried.optional(),
  usual: tried.optional(),
  chances: z.array(chance).max(20).optional(),
  grade: z.enum(grades),
  statements: z.array(z.object({ kind: z.string().max(40) }).catchall(z.union([text, z.number()]))).max(20),
});

const mostTurns = 2000;

/** A `GameReview` as it comes from a file or a screen. */
export const gameReview = z.strictObject({
  game: z.string().max(40),
  ended: z.boolean(),
  level: count,
  turns: z.array(reviewedTurn).max(mostTurns),
  players: z
    .array(
      z.strictObject({
        name: z.string().max(200),
        score: points,
        turns: count,
        below: z.number().nonnegative(),
        grades: z.partialRecord(z.enum(grades), count),
      }),
    )
    .max(20),
});

/** The review of a game as it was at this revision. */
export const keptReview = z.strictObject({
  reckoning: z.int(),
  revision: z.int().nonnegative(),
  review: gameReview,
});
export type KeptReview = DeepReadonly<z.infer<typeof keptReview>>;
