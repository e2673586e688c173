import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { latinAlphabet, letterNumbers } from './alphabet.ts';

/** A word fills at most the longest line of the largest board (21 x 21), and has at least two letters. */
export const wordLengths = { least: 2, most: 21 } as const;

/** More words than any list has; it keeps the graph within the 2^25 nodes that a node can name. */
const mostWords = 1_500_000;

/** Why a line of a word list gives no word. */
export type LineFault = 'not-a-letter' | 'several-words' | 'too-short' | 'too-long';

export interface LeftOut {
  /** Counted from 1. */
  readonly line: number;
  /** At most 40 characters of it; control characters are replaced. */
  readonly text: string;
  readonly fault: LineFault;
}

export interface WordList {
  /** In capitals, without repeats, in the order of the alphabet. */
  readonly words: readonly string[];
  /** Every line that gives no word; empty lines and comments (`#`) are no fault. */
  readonly leftOut: readonly LeftOut[];
  readonly repeats: number;
}

export type WordListProblem =
  /** A zero byte: a picture, a program, or UTF-16 without its mark. */
  | { readonly code: 'lexicon/not-text' }
  | { readonly code: 'lexicon/no-words'; readonly lines: number }
  | { readonly code: 'lexicon/too-many-words'; readonly words: number; readonly most: number };

/**
 * Reads a text with one word a line, in either case, with any line ends, with or without a byte order mark.
 * Letters are those of the alphabet alone: an accent is not taken off, the line is reported.
 */
export function parseWordList(text: string, alphabet = latinAlphabet): Result<WordList, WordListProblem> {
  if (text.includes('\0')) return refuse({ code: 'lexicon/not-text' });
  const numbers = letterNumbers(alphabet);
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const words = new Set<string>();
  const leftOut: LeftOut[] = [];
  let repeats = 0;
  lines.forEach((line, index) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    const word = trimmed.toUpperCase();
    const fault = faultOf(trimmed, word, numbers);
    if (fault !== undefined) leftOut.push({ line: index + 1, text: shown(trimmed), fault });
    else if (words.has(word)) repeats += 1;
    else words.add(word);
  });
  if (words.size === 0) return refuse({ code: 'lexicon/no-words', lines: lines.length });
  if (words.size > mostWords) {
    return refuse({ code: 'lexicon/too-many-words', words: words.size, most: mostWords });
  }
  return ok({ words: [...words].sort(byAlphabet(alphabet)), leftOut, repeats });
}

/** The plain list: a word a line, each line ended by LF. Its SHA-256 names a lexicon in records. */
export function formatWordList(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('');
}

/** Safe to show: a terminal obeys control characters. */
function shown(line: string): string {
  return line.slice(0, 40).replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function faultOf(line: string, word: string, numbers: Uint8Array): LineFault | undefined {
  if (/\s/.test(line)) return 'several-words';
  // "ß" becomes "SS" in capitals: a word of another length is another word.
  if (word.length !== line.length) return 'not-a-letter';
  for (let at = 0; at < word.length; at += 1) {
    if ((numbers[word.charCodeAt(at)] ?? 0) === 0) return 'not-a-letter';
  }
  if (word.length < wordLengths.least) return 'too-short';
  return word.length > wordLengths.most ? 'too-long' : undefined;
}

/** Plain comparison of strings, where the alphabet goes up with the character codes; else letter by letter. */
function byAlphabet(alphabet: string): ((one: string, other: string) => number) | undefined {
  if (alphabet === [...alphabet].sort().join('')) return undefined;
  const numbers = letterNumbers(alphabet);
  const keyOf = (word: string): string =>
    Array.from(word, (_, at) => String.fromCharCode(numbers[word.charCodeAt(at)] ?? 0)).join('');
  return (one, other) => (keyOf(one) < keyOf(other) ? -1 : 1);
}
