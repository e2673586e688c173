import { z } from 'zod';
import type { GameSearch } from '#shared/word-engine/index.ts';
import { countedSchema, cubeSchema, feltSchema, partsSchema } from '../schemas.ts';
import { bestTurns, type TurnRequest, type TurnsFound } from './best-turn.ts';

const requestSchema: z.ZodType<TurnRequest> = z.strictObject({
  cubes: z.strictObject({ set: z.enum(['standard', 'own']), ownSet: z.array(z.string()) }),
  felt: feltSchema,
  pool: z.array(cubeSchema),
  counted: countedSchema,
  turn: z.int(),
  connected: z.boolean(),
  spellingPairs: z.boolean(),
  moves: z.int().min(1).max(5),
  nodes: z.int().min(1),
  width: z.int().min(1),
  most: z.int().min(0),
  share: z.number().min(0).max(1),
});

const turnsFound: z.ZodType<TurnsFound> = z.strictObject({
  turns: z.array(z.strictObject({ parts: partsSchema, points: z.int() })),
  exact: z.boolean(),
});

export const searchTurns: GameSearch = (lexicon, rulings, question) => {
  const ask = requestSchema.safeParse(question);
  return ask.success ? { found: bestTurns(lexicon, rulings, ask.data) } : undefined;
};

export function parseTurnsFound(found: unknown): TurnsFound | undefined {
  return turnsFound.safeParse(found).data;
}
