import { z } from 'zod';

const count = z.int().nonnegative();
const move = z.int().positive();
const letter = z.string().max(8);
const mostLetters = 400;
const letters = z
  .array(z.strictObject({ letter, value: z.number().exactOptional() }))
  .max(mostLetters)
  .readonly();
const bestPlay = z.strictObject({ move, points: z.number(), letters: letters.optional() });
const longestWord = z.strictObject({ move, letters: z.array(letter).max(mostLetters).readonly() });

const place = { id: z.string(), game: z.string(), at: z.number() };
const won = { games: count, won: count };

/** `PlayerFigures` explains them. */
export const playerFigures = z.strictObject({
  ...won,
  byGame: z.array(z.strictObject({ game: z.string(), ...won })).readonly(),
  opponents: z
    .array(
      z.strictObject({
        against: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.enum(['people', 'alone']) }),
          z.strictObject({ kind: z.literal('computer'), level: count }),
        ]),
        ...won,
        last: z.array(z.boolean()).readonly(),
      }),
    )
    .readonly(),
  each: z.strictObject({ against: z.enum(['people', 'computer']), points: z.number() }).optional(),
  line: z.array(z.strictObject({ id: z.string(), at: z.number(), points: z.number() })).readonly(),
  best: bestPlay.extend(place).optional(),
  longest: longestWord.extend(place).optional(),
});
