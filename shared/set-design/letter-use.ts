import { vowelsOf } from '#shared/lexicon/alphabet.ts';
import { inLetters, wordsOf, type Lexicon } from '#shared/lexicon/lexicon.ts';

/** How often the words of a list that can be laid use each letter. */
export interface LetterUse {
  readonly alphabet: string;
  /** By letter: its share of all letters, 0 to 1; short words count more, as they are laid more. */
  readonly shares: Readonly<Record<string, number>>;
  /** By letter: share of the words up to `longest` letters that have it, 0 to 1. */
  readonly words: Readonly<Record<string, number>>;
  /** Share of all letters that are vowels, weighted as `shares`. */
  readonly vowels: number;
}

/** Words that seven pieces can make. */
const longest = 7;

const known = new WeakMap<Lexicon, Map<string, LetterUse>>();

/** Counted once for a lexicon and an alphabet: some 0.1 s for 300,000 words. */
export function letterUseOf(lexicon: Lexicon, alphabet: string = lexicon.alphabet): LetterUse {
  const uses = known.get(lexicon) ?? new Map<string, LetterUse>();
  known.set(lexicon, uses);
  const use = uses.get(alphabet) ?? countUse(inLetters(lexicon, alphabet));
  uses.set(alphabet, use);
  return use;
}

/**
 * By length: how much a word counts. A hand spells a word of four letters some five times as often as one of seven, and a share of
 * the letters of both is wanted.
 */
const weights = [0, 0, 4, 4, 4, 3, 2, 1];

function countUse(lexicon: Lexicon): LetterUse {
  const { alphabet } = lexicon;
  const letters = new Map(Array.from(alphabet, (letter) => [letter, 0]));
  const words = new Map(letters);
  let count = 0;
  let all = 0;
  for (const word of wordsOf(lexicon)) {
    if (word.length > longest) continue;
    const weight = weights[word.length] ?? 0;
    count += 1;
    all += weight * word.length;
    for (const letter of word) letters.set(letter, (letters.get(letter) ?? 0) + weight);
    for (const letter of new Set(word)) words.set(letter, (words.get(letter) ?? 0) + 1);
  }
  const shareOf = (counts: ReadonlyMap<string, number>, of: number): Readonly<Record<string, number>> =>
    Object.fromEntries(Array.from(counts, ([letter, n]) => [letter, of === 0 ? 0 : n / of]));
  const shares = shareOf(letters, all);
  const vowels = [...vowelsOf(alphabet)].reduce((sum, letter) => sum + (shares[letter] ?? 0), 0);
  return { alphabet, shares, words: shareOf(words, count), vowels };
}
