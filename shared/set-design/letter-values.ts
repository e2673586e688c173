import type { LetterUse } from './letter-use.ts';

/** Letters that are rarer than this, compared with the commonest, all count the most. */
const rarest = 1 / 60;

/**
 * Values from 1 to `most` grow with the logarithm of rarity, from 1 for the commonest letter. With `most` 10 they are
 * near those of Alphacubes (A2). Letters of no word count the most.
 */
export function fairValues({ alphabet, shares }: LetterUse, most = 10): Readonly<Record<string, number>> {
  const commonest = Math.max(...Object.values(shares), Number.MIN_VALUE);
  return Object.fromEntries(
    Array.from(alphabet, (letter) => {
      const share = Math.max((shares[letter] ?? 0) / commonest, rarest);
      const rarity = Math.log(share) / Math.log(rarest);
      return [letter, Math.round(1 + (most - 1) * rarity ** 1.6)];
    }),
  );
}
