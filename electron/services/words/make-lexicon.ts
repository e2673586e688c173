import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  alphabetOf,
  buildLexicon,
  countListLetters,
  decodeLexicon,
  decodeListBytes,
  formatWordList,
  holdsItsWords,
  knownLanguage,
  lettersWithout,
  alphabetFromList,
  parseWordList,
  rareLetters,
  type LeftOut,
  type LetterCount,
  type Lexicon,
  type LexiconFileProblem,
  type ListEncoding,
  type ListLetters,
  type ListLettersProblem,
  type WordListProblem,
} from '#shared/lexicon/index.ts';
import { parseSetWithWords, type SetWords } from '#shared/pieces/index.ts';

export interface LexiconRequest {
  readonly name: string;
  readonly file: string;
  /** This is a name, the letters themselves, or `list` for the letters that the list uses. */
  readonly alphabet: string;
  readonly foldAccents: boolean;
  /** With `list`, these letters are left out; undefined leaves out those that few words have. */
  readonly leaveOut?: string | undefined;
  /** The language of the words (ISO 639) overrides that of a lexicon file. */
  readonly language?: string | undefined;
}

export interface MadeLexicon {
  readonly lexicon: Lexicon;
  readonly encoding: ListEncoding | 'lexicon';
  readonly repeats: number;
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCount: number;
  readonly lettersLeftOut?: { readonly letters: readonly LetterCount[]; readonly lines: number };
}

export type ListFileProblem = (WordListProblem | ListLettersProblem) & { readonly file: string };

export interface MakingSteps {
  readonly stage: 'letters' | 'reading' | 'building' | 'saving';
  readonly done: number;
  readonly total: number;
}

const fileMark = 'CWLEX';
const fileEnding = '.cwlex';

/** Takes a plain word list, a set file or a lexicon file; 300,000 words take a second or two, so doors use a thread. */
export function makeLexicon(
  bytes: Uint8Array,
  { name, file, alphabet: written, foldAccents, leaveOut, language }: LexiconRequest,
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
  const carried = wordsOfSet(text);
  if (carried !== undefined) {
    const { bytes: list, ask } = listOfSet(carried, file);
    return makeLexicon(list, { ...ask, name, language: language ?? ask.language }, progress);
  }
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

export function listOfSet({ title, alphabet, language, words }: SetWords, file: string) {
  return {
    bytes: new TextEncoder().encode(words.join('\n')),
    ask: { name: title, file, alphabet, foldAccents: false, language: knownLanguage(language) },
  } as const satisfies { readonly bytes: Uint8Array<ArrayBuffer>; readonly ask: LexiconRequest };
}

function wordsOfSet(text: string): SetWords | undefined {
  const file = text.startsWith('{') ? parseSetWithWords(text) : undefined;
  return file?.ok === true ? file.value.words : undefined;
}

export function countLetters(
  bytes: Uint8Array,
  { file, foldAccents }: Pick<LexiconRequest, 'file' | 'foldAccents'>,
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

/** The ending counts too: a lexicon file with a damaged first byte must not be read as plain text. */
function isLexiconFile(bytes: Uint8Array, file: string): boolean {
  const mark = new TextDecoder('latin1').decode(bytes.subarray(0, fileMark.length));
  return mark === fileMark || file.toLowerCase().endsWith(fileEnding);
}

interface ChosenLetters {
  readonly alphabet: string;
  readonly counted?: ListLetters;
  readonly leftOut: string;
}

function lettersFor(
  written: string,
  leaveOut: string | undefined,
  count: () => Result<ListLetters, ListLettersProblem>,
): Result<ChosenLetters, ListLettersProblem> {
  if (written !== alphabetFromList) {
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

/** Decodes with Node's own checksum, which takes a third of the time. */
export function readLexicon(bytes: Uint8Array, file: string): Result<Lexicon, LexiconFileProblem> {
  return decodeLexicon(bytes, file, (part) => crc32(part));
}
