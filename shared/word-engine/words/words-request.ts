import type { Piece } from '../position.ts';

/** Words of equal points are in order of length, the longest first, and words of equal length by the alphabet. */
export type WordOrder = 'alphabet' | 'longest' | 'points';

/** All members but `pieces`, `order` and `most` narrow the search; pieces are named by place in the list, from 0. */
export interface WordsFromRequest {
  /** There are at most 112 pieces, more than a box of dice; each shows at most one letter of the word. */
  readonly pieces: readonly Piece[];
  /** These letters already lie in a row, and pieces are laid in front and behind. */
  readonly around?: string;
  readonly least?: number;
  readonly longest?: number;
  readonly leastPieces?: number;
  /** The word has these letters, each as often as here, in any order. */
  readonly holding?: string;
  readonly using?: readonly number[];
  readonly someOf?: { readonly pieces: readonly number[]; readonly least: number };
  readonly beginsWith?: string;
  readonly endsWith?: string;
  readonly contains?: string;
  readonly order: WordOrder;
  /** At most 10,000 words are returned; all are counted. */
  readonly most: number;
}

export interface ShownLetter {
  readonly at: number;
  readonly piece: number;
  readonly letter: string;
  readonly value: number;
  readonly blank: boolean;
}

/** `shown` is one way to show the word: among those allowed, one with the most points. */
export interface SpelledWord {
  readonly word: string;
  readonly points: number;
  readonly shown: readonly ShownLetter[];
  /** The letters of `around` begin at this place in the word, from 0. A word that has them twice is listed twice. */
  readonly around?: number;
}

export interface WordsFound {
  readonly found: number;
  readonly words: readonly SpelledWord[];
}

export interface SpellingsFound {
  readonly found: number;
  readonly words: readonly string[];
}

export const wordsLimits = { pieces: 112, faces: 6, value: 99, words: 10_000, places: 40 } as const;
