import { nameFault, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { foldedInto, inCapitals, latinAlphabet, letterNumbers, spellingIn } from './alphabet.ts';

/** The longest line of the largest board has 21 squares. */
export const wordLengths = { least: 2, most: 21 } as const;

/** No known list has more words, and the limit keeps the graph within 2^23 nodes. */
const mostWords = 1_000_000;

/** A file that is no word list has millions of bad lines: all are counted, but only this many are reported. */
const mostTold = 1000;

const charactersAStep = 65_536;

export type LineFault = 'not-a-letter' | 'several-words' | 'too-short' | 'too-long';

export interface LeftOut {
  /** `line` counts from 1; `text` has at most 40 characters, with control characters replaced. */
  readonly line: number;
  readonly text: string;
  readonly fault: LineFault;
}

export interface WordList {
  readonly words: readonly string[];
  /** This has at most 1,000 lines; empty lines and comments (`#`) are not faults. */
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCount: number;
  readonly repeats: number;
}

export type WordListProblem =
  /** A zero byte is in the text, so the file is a picture, a program, or UTF-16 without its byte order mark. */
  | { readonly code: 'lexicon/not-text' }
  | { readonly code: 'lexicon/no-words'; readonly lines: number; readonly alphabet: string }
  | { readonly code: 'lexicon/too-many-words'; readonly most: number };

export interface ListReading {
  /** Set this for a list in ordinary spelling if the game has no accented letters. */
  readonly foldAccents?: boolean;
  readonly progress?: (characters: number, of: number) => void;
}

/**
 * Reads one word from each line, in any case, with any line ends and with or without a byte order mark. Unless accents
 * are folded, an accented letter outside the alphabet is a fault, because its letter is unclear.
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
  // Read line by line, because a bad file may have thirty million lines.
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
  return ok({ words: sortByAlphabet([...words], alphabet), leftOut, leftOutCount, repeats });
}

const lineFeed = 10;
const carriageReturn = 13;

export function* lineEnds(text: string): Generator<readonly [from: number, end: number]> {
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  while (from < text.length) {
    const end = endOfLine(text, from);
    yield [from, end];
    from = nextLine(text, end);
  }
}

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

/** True means that no case, accent or alphabet makes a word of the line; false means that it must be examined fully. */
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

/** Each word ends with LF. The SHA-256 of this text in UTF-8 identifies a lexicon in records. */
export function formatWordList(words: readonly string[]): string {
  return words.map((word) => `${word}\n`).join('');
}

/** A terminal obeys control characters, so they are replaced. */
function shown(line: string): string {
  return line.slice(0, 40).replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function faultOf(line: string, word: string, alphabet: string, numbers: Uint8Array): LineFault | undefined {
  if (/\s/.test(line)) return 'several-words';
  // If "ß" is not in the alphabet it becomes "SS", and a word of another length is another word.
  if (inCapitals(line, alphabet).length !== line.length) return 'not-a-letter';
  for (let at = 0; at < word.length; at += 1) {
    if ((numbers[word.charCodeAt(at)] ?? 0) === 0) return 'not-a-letter';
  }
  if (word.length < wordLengths.least) return 'too-short';
  return word.length > wordLengths.most ? 'too-long' : undefined;
}

export function sortByAlphabet(words: string[], alphabet: string): string[] {
  if (alphabet === [...alphabet].sort().join('')) return words.sort();
  const numbers = letterNumbers(alphabet);
  const keyed = words.map((word) => {
    const places = Array.from(word, (_, at) => numbers[word.charCodeAt(at)] ?? 0);
    return { word, key: String.fromCharCode(...places) };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ word }) => word);
}

export type TitleProblem =
  | { readonly code: 'lexicon/no-title' }
  | { readonly code: 'lexicon/title-too-long'; readonly most: number }
  | { readonly code: 'lexicon/hidden-in-title'; readonly character: string };

export function titleProblem(title: string): TitleProblem | undefined {
  const fault = nameFault(title);
  switch (fault?.fault) {
    case 'empty':
      return { code: 'lexicon/no-title' };
    case 'too-long':
      return { code: 'lexicon/title-too-long', most: fault.most };
    case 'hidden':
      return { code: 'lexicon/hidden-in-title', character: fault.character };
    case undefined:
      return undefined;
  }
}
