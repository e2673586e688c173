import { z } from 'zod';
import { pieceLimits } from '#shared/pieces/index.ts';
import { letterText, spellingText } from '#shared/lexicon/index.ts';
import { cubeId, phraseMessage, seat } from '#shared/kernel/index.ts';
import type { AlphacubesMove, AlphacubesProposal } from './moves.ts';
import { handSize } from './scoring.ts';
import { seatsAllowed, type AlphacubesSetUp } from './setup.ts';
import { mostRuledWords } from '#shared/table-words/index.ts';

const cubes = pieceLimits.pieces;
const cube = z
  .int()
  .min(0)
  .max(cubes - 1)
  .transform(cubeId);
const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const square = z.string().regex(/^[A-U]([1-9]|1\d|2[01])$/, phraseMessage({ phrase: 'square' }));
const letter = z.string().regex(letterText, phraseMessage({ phrase: 'capital' }));
const word = z
  .string()
  .min(2, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 21 }))
  .max(21, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 21 }))
  .regex(spellingText, phraseMessage({ phrase: 'capitalsBetween', min: 2, max: 21 }));
const placement = z.strictObject({ square, cube, letter });

const by = at.transform(seat);
const placements = z.array(placement).min(1).max(handSize);

const unjudged = [
  z.strictObject({ kind: z.literal('exchange'), by, cubes: z.array(cube).min(1).max(handSize) }),
  z.strictObject({ kind: z.literal('pass'), by }),
  z.strictObject({ kind: z.literal('accept'), by }),
  z.strictObject({ kind: z.literal('allow'), by, words: z.array(word).min(1).max(mostRuledWords) }),
] as const;

/** Records of version 1 hold unjudged moves. The schema checks only the shape; the rules check the rest. */
export const proposalSchema: z.ZodType<AlphacubesProposal> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play'), by, placements }),
  z.strictObject({ kind: z.literal('challenge'), by }),
  ...unjudged,
]);

export const moveSchema: z.ZodType<AlphacubesMove> = z.discriminatedUnion('kind', [
  // A play forms one word along its line and one across for each cube.
  z.strictObject({
    kind: z.literal('play'),
    by,
    placements,
    accepted: z
      .array(word)
      .min(1)
      .max(handSize + 1)
      .optional(),
  }),
  z.strictObject({ kind: z.literal('challenge'), by, good: z.boolean() }),
  ...unjudged,
]);

const mostBefore = 10_000;
const bySeat = <T extends z.ZodType>(one: T) => z.array(one).max(seatsAllowed.most).optional();

export const setUpSchema: z.ZodType<AlphacubesSetUp> = z.strictObject({
  first: at.optional(),
  hands: z.array(z.array(cube).max(handSize)).max(seatsAllowed.most).optional(),
  drawOrder: z.array(cube).max(cubes).optional(),
  squares: z.array(placement).max(cubes).optional(),
  seat: at.optional(),
  turn: z.int().min(1).max(mostBefore).optional(),
  scores: bySeat(z.int().min(-mostBefore).max(mostBefore)),
  plays: bySeat(z.int().min(0).max(mostBefore)),
  missed: bySeat(z.int().min(0).max(mostBefore)),
  out: bySeat(z.boolean()),
  progress: z
    .strictObject({
      passes: z.int().min(0).max(mostBefore),
      barrenRounds: z.int().min(0).max(mostBefore),
      laidThisRound: z.boolean(),
      wentOut: by.optional(),
    })
    .optional(),
}) as z.ZodType<AlphacubesSetUp>;
