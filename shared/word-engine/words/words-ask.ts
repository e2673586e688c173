import type { Piece } from '../position.ts';

/** Words equal in one order follow the next one, and finally the alphabet. */
export type WordOrder = 'alphabet' | 'longest' | 'points';

/**
 * Everything but the pieces narrows the search. Letters are of the lexicon's alphabet; pieces are named by their
 * place in the list, from 0.
 */
export interface WordsFromAsk {
  /** There are at most 112 pieces, more than a box of dice; each shows at most one letter of the word. */
  readonly pieces: readonly Piece[];
  /** These letters already lie in a row, and pieces are laid in front and behind. */
  readonly around?: string;
  /** The whole word has so many letters, 2 to 21 by default. */
  readonly least?: number;
  readonly longest?: number;
  /** At least so many pieces are laid. */
  readonly leastPieces?: number;
  /** The word has these letters, each as often as here, in any order. */
  readonly holding?: string;
  /** All of these pieces are laid. */
  readonly using?: readonly number[];
  /** At least so many of these pieces are laid. */
  readonly someOf?: { readonly pieces: readonly number[]; readonly least: number };
  readonly beginsWith?: string;
  readonly endsWith?: string;
  readonly contains?: string;
  /** Points are the sum of the laid pieces. */
  readonly order: WordOrder;
  /** At most 10,000 words are returned; all are counted. */
  readonly most: number;
}

export interface ShownLetter {
  /** Places in the word count from 0. */
  readonly at: number;
  readonly piece: number;
  readonly letter: string;
  readonly value: number;
  readonly blank: boolean;
}

/** `shown` is one way to show the word: among those allowed, one with the most points. */
export interface SpelledWord {
  readonly word: string;
  /** These are the points of the laid pieces. */
  readonly points: number;
  readonly shown: readonly ShownLetter[];
  /**
   * With `around` these letters begin at this place of the word, from 0. A word that can grow in two places is
   * returned twice.
   */
  readonly around?: number;
}

export interface WordsFound {
  /** This counts all words, returned or not. */
  readonly found: number;
  readonly words: readonly SpelledWord[];
}

export interface SpellingsFound {
  /** This counts all words, returned or not. */
  readonly found: number;
  readonly words: readonly string[];
}

export const wordsLimits = { pieces: 112, faces: 6, value: 99, words: 10_000, places: 40 } as const;
