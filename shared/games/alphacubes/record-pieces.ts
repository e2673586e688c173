import { z } from 'zod';
import { alphacubesSet } from '#shared/cubes/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';
import type { AlphacubesMove } from './moves.ts';
import { handSize } from './scoring.ts';
import { seatsAllowed, type AlphacubesSetUp } from './setup.ts';
import { mostRuledWords } from './words.ts';

const cubes = alphacubesSet.cubes.length;
const cube = z
  .int()
  .min(0)
  .max(cubes - 1)
  .transform(cubeId);
const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const square = z.string().regex(/^[A-U]([1-9]|1\d|2[01])$/, 'a square, as G4');
const letter = z.string().regex(/^[A-Z]$/, 'a capital letter');
const word = z.string().regex(/^[A-Z]{2,21}$/, '2 to 21 capital letters');
const placement = z.strictObject({ square, cube, letter });

/** Moves as a record holds them; their sense is for the rules to judge. */
export const moveSchema: z.ZodType<AlphacubesMove> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('play'),
    seat: at.transform(seat),
    placements: z.array(placement).min(1).max(handSize),
  }),
  z.strictObject({
    kind: z.literal('exchange'),
    seat: at.transform(seat),
    cubes: z.array(cube).min(1).max(handSize),
  }),
  z.strictObject({ kind: z.literal('pass'), seat: at.transform(seat) }),
  z.strictObject({ kind: z.literal('challenge'), seat: at.transform(seat) }),
  z.strictObject({ kind: z.literal('accept'), seat: at.transform(seat) }),
  z.strictObject({
    kind: z.literal('allow'),
    seat: at.transform(seat),
    words: z.array(word).min(1).max(mostRuledWords),
  }),
]);

/** An explicit set-up as a record holds it. */
export const setUpSchema: z.ZodType<AlphacubesSetUp> = z.strictObject({
  first: at.optional(),
  hands: z.array(z.array(cube).max(handSize)).max(seatsAllowed.most).optional(),
  drawOrder: z.array(cube).max(cubes).optional(),
});
