import { isJoker, valueIn, type ShownDie, type DiceSet } from './dice.ts';

/** The value has these parts (K9): `jokerFactor` is 2 to the number of jokers; extended words count double (K11). */
export interface WordValue {
  readonly letters: readonly { readonly letter: string; readonly value: number; readonly joker: boolean }[];
  readonly bonus: number;
  readonly jokerFactor: number;
  readonly parts: number;
  readonly extendedFactor: 1 | 2;
  readonly total: number;
}

/** The first five letters bring no bonus, even if another least length is agreed on. */
const withoutBonus = 5;

/** The sixth letter brings 5, the seventh 10, the eighth 15, and so on. */
export function bonusOf(letters: number): number {
  const more = Math.max(0, letters - withoutBonus);
  return (5 * more * (more + 1)) / 2;
}

/** Letters and bonus are doubled for each joker and multiplied by the simple words in the word (K9, K10). */
export function valueOfWord(set: DiceSet, { dice, parts, extended }: WordMade): WordValue {
  const letters = dice.map(({ die, letter }) => ({
    letter,
    value: valueIn(set, letter),
    joker: isJoker(die),
  }));
  const sum = letters.reduce((points, { value }) => points + value, 0);
  const bonus = bonusOf(letters.length);
  const jokerFactor = 2 ** letters.filter(({ joker }) => joker).length;
  const extendedFactor = extended ? 2 : 1;
  const total = (sum + bonus) * jokerFactor * parts * extendedFactor;
  return { letters, bonus, jokerFactor, parts, extendedFactor, total };
}

export interface WordMade {
  readonly dice: readonly ShownDie[];
  readonly parts: number;
  readonly extended: boolean;
}
