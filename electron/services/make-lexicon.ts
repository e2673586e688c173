import { createHash } from 'node:crypto';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  alphabetOf,
  buildLexicon,
  decodeListBytes,
  formatWordList,
  holdsItsWords,
  lettersOfList,
  ofTheList,
  parseWordList,
  type LeftOut,
  type Lexicon,
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
}

/** What is wrong with a list, and which file it is. */
export type ListFileProblem = (WordListProblem | ListLettersProblem) & { readonly file: string };

export interface MakingSteps {
  readonly stage: 'reading' | 'building' | 'saving';
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
  { name, file, alphabet: written, foldAccents }: LexiconAsk,
  progress: (steps: MakingSteps) => void = () => undefined,
): Result<MadeLexicon, Problem> {
  progress({ stage: 'reading', done: 0, total: 1 });
  // Damage may begin at the first byte: what is called a lexicon file is never read as plain text.
  const isMarked = new TextDecoder('latin1').decode(bytes.subarray(0, fileMark.length)) === fileMark;
  if (isMarked || file.toLowerCase().endsWith(fileEnding)) {
    const lexicon = readLexicon(bytes, file);
    if (!lexicon.ok) return lexicon;
    if (!holdsItsWords(lexicon.value)) return refuse({ code: 'lexicon/damaged', file });
    const whole = { encoding: 'lexicon', repeats: 0, leftOut: [], leftOutCount: 0 } as const;
    return ok({ lexicon: { ...lexicon.value, name }, ...whole });
  }
  const { text, encoding } = decodeListBytes(bytes);
  const letters = lettersFor(written, text, foldAccents);
  if (!letters.ok) return refuse<ListFileProblem>({ ...letters.problem, file });
  const alphabet = letters.value;
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
  const lexicon = buildLexicon(words, { name, alphabet, sha256 }, (done, total) => {
    progress({ stage: 'building', done, total });
  });
  return ok({ lexicon, encoding, ...facts });
}

function lettersFor(
  written: string,
  text: string,
  foldAccents: boolean,
): Result<string, WordListProblem | ListLettersProblem> {
  if (text.includes('\0')) return refuse({ code: 'lexicon/not-text' });
  if (written === ofTheList) return lettersOfList(text, foldAccents);
  const letters = alphabetOf(written);
  if (letters === undefined) throw new RangeError(`No alphabet: ${written}`);
  return ok(letters);
}
