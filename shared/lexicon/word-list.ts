import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { foldedInto, inCapitals, latinAlphabet, letterNumbers, spellingIn } from './alphabet.ts';

/** A word fills at most the longest line of the largest board (21 x 21), and has at least two letters. */
export const wordLengths = { least: 2, most: 21 } as const;

/** More words than any list has; it keeps the graph within the 2^23 nodes that a node can name. */
const mostWords = 1_000_000;

/** Lines that give no word are told up to here, and counted to the last: a file that is no list has millions. */
const mostTold = 1000;

/** Characters between two words of progress. */
const charactersAStep = 65_536;

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
  /** The first 1,000 lines that give no word; empty lines and comments (`#`) are no fault. */
  readonly leftOut: readonly LeftOut[];
  /** How many lines give no word in all. */
  readonly leftOutCount: number;
  readonly repeats: number;
}

export type WordListProblem =
  /** A zero byte: a picture, a program, or UTF-16 without its mark. */
  | { readonly code: 'lexicon/not-text' }
  | { readonly code: 'lexicon/no-words'; readonly lines: number; readonly alphabet: string }
  | { readonly code: 'lexicon/too-many-words'; readonly most: number };

export interface ListReading {
  /** Take accents off, where the list of a game without accented letters is made from ordinary spelling. */
  readonly foldAccents?: boolean;
  /** Told as the text is read: so many characters of all. */
  readonly progress?: (characters: number, of: number) => void;
}

/**
 * Reads a text with one word a line, in either case, with any line ends, with or without a byte order mark.
 * Letters are those of the alphabet alone ("ij" being one where the alphabet has it): unless accents are folded, a
 * line with one is reported, for nobody has said which letter it should be.
 */
export function parseWordList(
  text: string,
  alphabet = latinAlphabet,
  { foldAccents = false, progress }: ListReading = {},
): Result<WordList, WordListProblem> {
  if (text.includes('\0')) return refuse({ code: 'lexicon/not-text' });
  const numbers = letterNumbers(alphabet);
  const words = new Set<string>();
  const leftOut: LeftOut[] = [];
  let leftOutCount = 0;
  let repeats = 0;
  let lines = 0;
  let told = 0;
  // Line by line, never all at once: a file of rubbish may have thirty million.
  for (const [from, end] of lineEnds(text)) {
    lines += 1;
    if (from >= told) {
      progress?.(from, text.length);
      told = from + charactersAStep;
    }
    if (leftOut.length === mostTold && isPlainlyNoWord(text, from, end, numbers)) {
      leftOutCount += 1;
      continue;
    }
    const trimmed = text.slice(from, end).trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const plain = foldAccents ? foldedInto(alphabet, trimmed) : trimmed;
    const word = spellingIn(alphabet, plain);
    const fault = faultOf(plain, word, alphabet, numbers);
    if (fault !== undefined) {
      leftOutCount += 1;
      if (leftOut.length < mostTold) leftOut.push({ line: lines, text: shown(trimmed), fault });
    } else if (words.has(word)) repeats += 1;
    else words.add(word);
    if (words.size > mostWords) return refuse({ code: 'lexicon/too-many-words', most: mostWords });
  }
  if (words.size === 0) return refuse({ code: 'lexicon/no-words', lines, alphabet });
  return ok({ words: inOrder([...words], alphabet), leftOut, leftOutCount, repeats });
}

const lineFeed = 10;
const carriageReturn = 13;

/** Where each line of a text begins and ends, one after the other: before its LF, CR or CR LF, and behind a byte order mark. */
export function* lineEnds(text: string): Generator<readonly [from: number, end: number]> {
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  while (from < text.length) {
    const end = endOfLine(text, from);
    yield [from, end];
    from = nextLine(text, end);
  }
}

/** Where the line that begins at `from` ends: before its LF, CR or CR LF, or with the text. */
function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === lineFeed || code === carriageReturn) break;
    at += 1;
  }
  return at;
}

function nextLine(text: string, end: number): number {
  const isBoth = text.charCodeAt(end) === carriageReturn && text.charCodeAt(end + 1) === lineFeed;
  return end + (isBoth ? 2 : 1);
}

/**
 * Whether one look over the characters shows that a line has something and gives no word: it begins with a visible
 * one of ASCII that begins no comment, and has one that no capital, accent or alphabet makes a letter. A no says
 * nothing.
 */
function isPlainlyNoWord(text: string, from: number, end: number, numbers: Uint8Array): boolean {
  const first = text.charCodeAt(from);
  if (first <= 0x20 || first > 0x7e || first === 0x23) return false;
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const small = code | 0x20;
    const isLatin = small >= 0x61 && small <= 0x7a;
    if (code > 0x20 && code <= 0x7e && !isLatin && (numbers[code] ?? 0) === 0) return true;
  }
  return false;
}

/** The plain list: a word a line, each line ended by LF. The SHA-256 of its UTF-8 names a lexicon in records. */
export function formatWordList(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('');
}

/** Safe to show: a terminal obeys control characters. */
function shown(line: string): string {
  return line.slice(0, 40).replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function faultOf(line: string, word: string, alphabet: string, numbers: Uint8Array): LineFault | undefined {
  if (/\s/.test(line)) return 'several-words';
  // "ß" becomes "SS" in capitals where it is no letter: a word of another length is another word.
  if (inCapitals(line, alphabet).length !== line.length) return 'not-a-letter';
  for (let at = 0; at < word.length; at += 1) {
    if ((numbers[word.charCodeAt(at)] ?? 0) === 0) return 'not-a-letter';
  }
  if (word.length < wordLengths.least) return 'too-short';
  return word.length > wordLengths.most ? 'too-long' : undefined;
}

/** Sorted as the alphabet goes: as plain strings where it goes up with the character codes, else by letter numbers. */
export function inOrder(words: string[], alphabet: string): string[] {
  if (alphabet === [...alphabet].sort().join('')) return words.sort();
  const numbers = letterNumbers(alphabet);
  const keyed = words.map((word) => {
    const places = Array.from(word, (_, at) => numbers[word.charCodeAt(at)] ?? 0);
    return { word, key: String.fromCharCode(...places) };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ word }) => word);
}
