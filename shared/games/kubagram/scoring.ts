import { isJoker, valueIn, type ShownDie, type DiceSet } from './dice.ts';

/** How a word's value comes about (K9). */
export interface WordValue {
  /** By letter of the word. */
  readonly letters: readonly { readonly letter: string; readonly value: number; readonly joker: boolean }[];
  /** For the letters behind the fifth. */
  readonly bonus: number;
  /** 2 for each joker, multiplied. */
  readonly jokerFactor: number;
  /** Simple words in it. */
  readonly parts: number;
  /** 2 for a word made longer in the last turn (K11). */
  readonly extendedFactor: 1 | 2;
  readonly total: number;
}

/** Letters that bring no bonus, whatever length is agreed on. */
const withoutBonus = 5;

/** 5 for the sixth letter, 10 for the seventh, 15 for the eighth, and so on. */
export function bonusOf(letters: number): number {
  const more = Math.max(0, letters - withoutBonus);
  return (5 * more * (more + 1)) / 2;
}

/** The value of a word: letters and bonus, twice for each joker, times the simple words in it (K9, K10). */
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

/** What a value depends on. */
export interface WordMade {
  readonly dice: readonly ShownDie[];
  readonly parts: number;
  readonly extended: boolean;
}
