import { z } from 'zod';
import { seat } from '#shared/kernel/index.ts';
import { cardNames } from './cards.ts';
import { kuboLines } from './lines.ts';
import type { KuboMove } from './moves.ts';
import { seatsAllowed } from './setup.ts';
import type { KuboSetUp } from './types.ts';

const at = z
  .int()
  .min(0)
  .max(seatsAllowed.most - 1);
const by = at.transform(seat);
const card = z.enum(cardNames);
const line = z.enum(kuboLines.map(({ id }) => id));

export const moveSchema: z.ZodType<KuboMove> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw'), by }),
  z.strictObject({ kind: z.literal('lay'), by, card }),
  z.strictObject({ kind: z.literal('claim'), by, line }),
  z.strictObject({ kind: z.literal('end'), by }),
  z.strictObject({ kind: z.literal('wave'), by }),
  z.strictObject({ kind: z.literal('close'), by: z.literal('clock'), at: z.int().min(0) }),
]);

const cards = z.array(card).max(cardNames.length);
const bySeat = <T extends z.ZodType>(one: T) => z.array(one).max(seatsAllowed.most);

export const mostPoints = 10_000;

export const setUpSchema: z.ZodType<KuboSetUp> = z.strictObject({
  dealer: at.optional(),
  turn: at.optional(),
  drawn: z.literal(true).optional(),
  deck: cards.optional(),
  hands: bySeat(cards).optional(),
  laid: cards.optional(),
  round: z.int().min(1).max(mostPoints).optional(),
  scores: bySeat(z.int().min(-mostPoints).max(mostPoints)).optional(),
  barren: z
    .int()
    .min(0)
    .max(seatsAllowed.most - 1)
    .optional(),
  laidBefore: bySeat(z.int().min(0).max(cardNames.length)).optional(),
});
