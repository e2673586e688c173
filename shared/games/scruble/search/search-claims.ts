import { z } from 'zod';
import type { GameSearch } from '#shared/word-engine/index.ts';
import { atSchema, claimedSchema, cubeSchema, twistsSchema } from '../schemas.ts';
import { scrubleOptions } from '../options.ts';
import { bestClaims, type ClaimRequest, type ClaimsFound } from './best-claims.ts';

const [premiums] = scrubleOptions;

const requestSchema: z.ZodType<ClaimRequest> = z.strictObject({
  cube: cubeSchema.length(96),
  claimed: claimedSchema,
  premiums: z.enum(premiums.choices),
  minLength: z.int().min(3).max(4),
  twists: twistsSchema,
  further: z.int().min(0).max(4),
  width: z.int().min(0).max(500),
  most: z.int().min(0).max(100),
  share: z.number().min(0).max(1),
  replies: z.int().min(0).max(100),
  care: z.number().min(0).max(2),
});

const claimsFound: z.ZodType<ClaimsFound> = z.strictObject({
  claims: z.array(
    z.strictObject({
      twists: twistsSchema,
      word: z.string(),
      at: atSchema,
      points: z.int(),
      reply: z.int().optional(),
    }),
  ),
  exact: z.boolean(),
});

export const searchClaims: GameSearch = (lexicon, rulings, question) => {
  const ask = requestSchema.safeParse(question);
  return ask.success ? { found: bestClaims(lexicon, rulings, ask.data) } : undefined;
};

export function parseClaimsFound(found: unknown): ClaimsFound | undefined {
  return claimsFound.safeParse(found).data;
}
