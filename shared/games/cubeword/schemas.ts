import { z } from 'zod';
import { cubeId, phraseMessage, seat } from '#shared/kernel/index.ts';
import { letterText } from '#shared/lexicon/alphabet.ts';
import { mostRuledWords } from '#shared/table-words/index.ts';
import { cubeIds } from './cubes.ts';
import { farthest } from './felt.ts';
import type { CubewordMove, CubewordProposal } from './moves.ts';
import { mostMoves } from './parts.ts';
import { seatsAllowed } from './setup.ts';
import type { CubewordSetUp } from './types.ts';

export const mostBefore = 10_000;

const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const by = at.transform(seat);
export const cubeSchema = z
  .int()
  .min(0)
  .max(cubeIds.length - 1)
  .transform(cubeId);
const coordinate = z.int().min(-farthest).max(farthest);
const place = z.strictObject({ column: coordinate, row: coordinate });
const letter = z.string().regex(letterText, phraseMessage({ phrase: 'capital' }));
const word = z
  .string()
  .regex(/^[\p{Lu}\p{Lo}]{2,21}$/u, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 21 }));
const run = z
  .string()
  .regex(/^[\p{Lu}\p{Lo}]{2,25}$/u, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 25 }));
const blank = z.boolean();

const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('site'), cube: cubeSchema, at: place, letter, blank }),
  z.strictObject({ kind: z.literal('re-site'), cube: cubeSchema, to: place }),
  z.strictObject({ kind: z.literal('re-face'), cube: cubeSchema, letter, blank }),
  z.strictObject({ kind: z.literal('re-name'), cube: cubeSchema, letter }),
]);

/** Each of five moves of the Joker may be a re-site and a re-name. */
export const partsSchema = z
  .array(part)
  .min(1)
  .max(2 * mostMoves);

const unjudged = [
  z.strictObject({ kind: z.literal('pass'), by }),
  z.strictObject({ kind: z.literal('allow'), by, words: z.array(word).min(1).max(mostRuledWords) }),
  z.strictObject({ kind: z.literal('time'), by: z.literal('clock'), at: z.int().min(0) }),
] as const;

export const proposalSchema: z.ZodType<CubewordProposal> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), by, parts: partsSchema }),
  ...unjudged,
]);

/** At most two runs, across and down, begin at each cube. */
const judgedWords = z
  .array(z.strictObject({ word: run, also: z.array(run).min(1).max(9).optional() }))
  .max(2 * cubeIds.length);

export const moveSchema: z.ZodType<CubewordMove> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), by, parts: partsSchema, words: judgedWords }),
  ...unjudged,
]);

export const feltSchema = z
  .array(z.strictObject({ cube: cubeSchema, column: coordinate, row: coordinate, letter, blank }))
  .max(2 * cubeIds.length);

export const countedSchema = z
  .array(z.strictObject({ word: run, turn: z.int().min(-mostBefore).max(mostBefore) }))
  .max(200);

export const setUpSchema: z.ZodType<CubewordSetUp> = z.strictObject({
  seat: at.optional(),
  turn: z.int().min(1).max(mostBefore).optional(),
  felt: feltSchema.optional(),
  scores: z.array(z.int().min(0).max(mostBefore)).max(seatsAllowed.most).optional(),
  counted: countedSchema.optional(),
  passes: z.int().min(0).max(mostBefore).optional(),
  minutesBefore: z.number().min(0).max(mostBefore).optional(),
});
