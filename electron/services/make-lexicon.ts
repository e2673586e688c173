import { createHash } from 'node:crypto';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  alphabetOf,
  buildLexicon,
  decodeListBytes,
  formatWordList,
  holdsItsWords,
  countListLetters,
  lettersWithout,
  rareLetters,
  ofTheList,
  parseWordList,
  type LeftOut,
  type LetterCount,
  type Lexicon,
  type ListLetters,
  type ListEncoding,
  type ListLettersProblem,
  type WordListProblem,
} from '#shared/lexicon/index.ts';
import { readLexicon } from './read-lexicon.ts';

export interface LexiconAsk {
  /** What the lexicon is to be called. */
  readonly name: string;
  /** What the file is called, for the problems that name it. */
  readonly file: string;
  /** A name, the letters themselves, or `list` for those that the list uses. */
  readonly alphabet: string;
  readonly foldAccents: boolean;
  /** With `list`: the letters that do not count; without it, those that few words have. */
  readonly leaveOut?: string | undefined;
  /** Of the words (ISO 639), where somebody has told it; a lexicon file knows its own. */
  readonly language?: string | undefined;
}

export interface MadeLexicon {
  readonly lexicon: Lexicon;
  /** `lexicon` where the file was one already. */
  readonly encoding: ListEncoding | 'lexicon';
  readonly repeats: number;
  /** The first of the lines that gave no word. */
  readonly leftOut: readonly LeftOut[];
  /** How many gave none in all. */
  readonly leftOutCount: number;
  /** Where the list gave the letters: those of its letters that do not count, and the lines that gave no word for that. */
  readonly lettersLeftOut?: { readonly letters: readonly LetterCount[]; readonly lines: number };
}

/** What is wrong with a list, and which file it is. */
export type ListFileProblem = (WordListProblem | ListLettersProblem) & { readonly file: string };

export interface MakingSteps {
  readonly stage: 'letters' | 'reading' | 'building' | 'saving';
  readonly done: number;
  readonly total: number;
}

const fileMark = 'CWLEX';
const fileEnding = '.cwlex';

/**
 * A lexicon from the bytes of a file: a word list in plain text, whatever its encoding, or a lexicon file, which is
 * checked. 300,000 words take a second or two: doors that must stay awake do this on a thread.
 */
export function makeLexicon(
  bytes: Uint8Array,
  { name, file, alphabet: written, foldAccents, leaveOut, language }: LexiconAsk,
  progress: (steps: MakingSteps) => void = () => undefined,
): Result<MadeLexicon, Problem> {
  progress({ stage: 'reading', done: 0, total: 1 });
  if (isLexiconFile(bytes, file)) {
    const lexicon = readLexicon(bytes, file);
    if (!lexicon.ok) return lexicon;
    if (!holdsItsWords(lexicon.value)) return refuse({ code: 'lexicon/damaged', file });
    const whole = { encoding: 'lexicon', repeats: 0, leftOut: [], leftOutCount: 0 } as const;
    const spoken = language === undefined ? {} : { language };
    return ok({ lexicon: { ...lexicon.value, ...spoken, name }, ...whole });
  }
  const { text, encoding } = decodeListBytes(bytes);
  if (text.includes('\0')) return refuse<ListFileProblem>({ code: 'lexicon/not-text', file });
  const chosen = lettersFor(written, leaveOut, () =>
    countListLetters(text, foldAccents, (done, total) => {
      progress({ stage: 'letters', done, total });
    }),
  );
  if (!chosen.ok) return refuse<ListFileProblem>({ ...chosen.problem, file });
  const { alphabet, counted, leftOut } = chosen.value;
  const list = parseWordList(text, alphabet, {
    foldAccents,
    progress: (done, total) => {
      progress({ stage: 'reading', done, total });
    },
  });
  if (!list.ok) return refuse<ListFileProblem>({ ...list.problem, file });
  const { words, ...facts } = list.value;
  progress({ stage: 'building', done: 0, total: words.length });
  const sha256 = createHash('sha256').update(formatWordList(words)).digest('hex');
  const spoken = language === undefined ? {} : { language };
  const lexicon = buildLexicon(words, { name, alphabet, sha256, ...spoken }, (done, total) => {
    progress({ stage: 'building', done, total });
  });
  if (counted === undefined) return ok({ lexicon, encoding, ...facts });
  const letters = counted.letters.filter(({ letter }) => leftOut.includes(letter));
  const lines = counted.words - words.length - facts.repeats;
  return ok({ lexicon, encoding, ...facts, lettersLeftOut: { letters, lines } });
}

/** The letters of a list that may become a lexicon; undefined for a lexicon file, which has its own. */
export function countLetters(
  bytes: Uint8Array,
  { file, foldAccents }: Pick<LexiconAsk, 'file' | 'foldAccents'>,
  progress: (steps: MakingSteps) => void = () => undefined,
): Result<ListLetters | undefined, Problem> {
  if (isLexiconFile(bytes, file)) return ok(undefined);
  progress({ stage: 'letters', done: 0, total: 1 });
  const { text } = decodeListBytes(bytes);
  if (text.includes('\0')) return refuse<ListFileProblem>({ code: 'lexicon/not-text', file });
  const counted = countListLetters(text, foldAccents, (done, total) => {
    progress({ stage: 'letters', done, total });
  });
  return counted.ok ? counted : refuse<ListFileProblem>({ ...counted.problem, file });
}

/** Damage may begin at the first byte: what is called a lexicon file is never read as plain text. */
function isLexiconFile(bytes: Uint8Array, file: string): boolean {
  const mark = new TextDecoder('latin1').decode(bytes.subarray(0, fileMark.length));
  return mark === fileMark || file.toLowerCase().endsWith(fileEnding);
}

interface ChosenLetters {
  readonly alphabet: string;
  /** Where the list was asked for its letters. */
  readonly counted?: ListLetters;
  readonly leftOut: string;
}

function lettersFor(
  written: string,
  leaveOut: string | undefined,
  count: () => Result<ListLetters, ListLettersProblem>,
): Result<ChosenLetters, ListLettersProblem> {
  if (written !== ofTheList) {
    const letters = alphabetOf(written);
    if (letters === undefined) throw new RangeError(`No alphabet: ${written}`);
    return ok({ alphabet: letters, leftOut: '' });
  }
  const counted = count();
  if (!counted.ok) return counted;
  const leftOut = leaveOut ?? rareLetters(counted.value);
  const alphabet = lettersWithout(counted.value, leftOut);
  return alphabet.ok ? ok({ alphabet: alphabet.value, counted: counted.value, leftOut }) : alphabet;
}
