import type { Piece } from '../position.ts';

/** The order of an answer: equal words of each follow the next one, and at last the alphabet. */
export type WordOrder = 'alphabet' | 'longest' | 'points';

/**
 * Which words can these pieces spell? Everything but the pieces narrows it down. Letters are of the lexicon's alphabet;
 * pieces are named by their place in the list, from 0.
 */
export interface WordsFromAsk {
  /** At most 112, a box of dice and more; each shows one letter of the word or none. */
  readonly pieces: readonly Piece[];
  /** Letters that lie already, one behind another: pieces are laid in front of them and behind. */
  readonly around?: string;
  /** Letters of the whole word, 2 to 21 without these. */
  readonly least?: number;
  readonly longest?: number;
  /** At least so many pieces are laid. */
  readonly leastPieces?: number;
  /** Letters that the word has, each as often as it stands here, in any order. */
  readonly holding?: string;
  /** Pieces that are all laid. */
  readonly using?: readonly number[];
  /** Of these pieces so many are laid. */
  readonly someOf?: { readonly pieces: readonly number[]; readonly least: number };
  readonly beginsWith?: string;
  readonly endsWith?: string;
  readonly contains?: string;
  /** Points are those of the pieces laid, added up. */
  readonly order: WordOrder;
  /** Words to answer with, at most 10,000; all are counted. */
  readonly most: number;
}

export interface ShownLetter {
  /** Place in the word, from 0. */
  readonly at: number;
  readonly piece: number;
  readonly letter: string;
  readonly value: number;
  readonly blank: boolean;
}

/** A word, and one way to show it: of those that keep to what was asked, one of the most points. */
export interface SpelledWord {
  readonly word: string;
  /** Of the pieces laid. */
  readonly points: number;
  readonly shown: readonly ShownLetter[];
  /** With `around`: where those letters begin in the word, from 0. A word that can be grown in two places is answered twice. */
  readonly around?: number;
}

export interface WordsFound {
  /** All there are, answered or not. */
  readonly found: number;
  readonly words: readonly SpelledWord[];
}

export interface SpellingsFound {
  /** All there are, answered or not. */
  readonly found: number;
  readonly words: readonly string[];
}

export const wordsLimits = { pieces: 112, faces: 6, value: 99, words: 10_000, places: 40 } as const;
