import { z } from 'zod';
import { alphabetOf, ofTheList } from '#shared/lexicon/alphabet.ts';
import { languageCode } from '#shared/lexicon/language.ts';
import { tidyName } from '#shared/kernel/index.ts';
import { mostOwnWords } from '#shared/lexicon/own-words.ts';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** As records and commands name a lexicon: lower case letters, digits, hyphens. */
export const lexiconName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

export const lexiconSummary = z.strictObject({
  name: lexiconName,
  title: z.string(),
  /** BCP 47; absent for a list of which nobody has told it. */
  language: z.string().exactOptional(),
  /** Its letters in order, one character each. */
  alphabet: z.string(),
  words: count,
  /** Of the plain list. */
  sha256,
  /** Came with the program, or was added at this computer. */
  origin: z.enum(['bundled', 'imported']),
  /** Where `gateway.asset` finds the text of its licence. */
  licence: z.string().exactOptional(),
  /** Where `gateway.asset` finds the graph file. */
  asset: z.string(),
  /** What people of smaller vocabulary know of it: a graph of the words up to each tier, the smallest first. */
  vocabularies: z
    .array(z.strictObject({ tier: z.int().positive(), words: count, asset: z.string() }))
    .readonly(),
});
export type LexiconSummary = z.infer<typeof lexiconSummary>;

/** One import, from its first part to its answer. */
export const importJob = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** Longest part of a list's bytes in one message, in characters of base64. */
export const partLimit = 6_000_000;

export const importPart = z.strictObject({
  job: importJob,
  base64: z.base64().max(partLimit),
});

/** A name, the letters themselves, or those that the list uses. */
const listAlphabet = z
  .string()
  .max(80)
  .refine((written) => written === ofTheList || alphabetOf(written) !== undefined);

export const importAsk = z.strictObject({
  job: importJob,
  /** Checked where the list is made, to be told by name; see `titleProblem`. */
  title: z.string().max(1_000).transform(tidyName),
  /** What the file is called, for the problems that name it. */
  file: z.string().max(255),
  alphabet: listAlphabet,
  foldAccents: z.boolean(),
  /** Of the words, where somebody has told it. */
  language: z.string().regex(languageCode).optional(),
});

/** Which letters a list uses that was sent; see `ListLetters`. */
export const countLettersAsk = importAsk.pick({ job: true, file: true, foldAccents: true });

const letterText = z.string().max(60);
export const countedLetters = z.strictObject({
  /** Absent for a lexicon file, which has its letters. */
  counted: z
    .strictObject({
      words: count,
      letters: z.array(z.strictObject({ letter: letterText, words: count })).readonly(),
      others: z.strictObject({ letters: count, words: count }),
      optional: letterText,
      sets: z.array(z.strictObject({ letters: letterText, words: count })).readonly(),
    })
    .exactOptional(),
});

export const importProgress = z.discriminatedUnion('stage', [
  /** `before` are the jobs before this one, those that run included. */
  z.strictObject({ job: importJob, stage: z.literal('waiting'), before: z.int().positive() }),
  z.strictObject({
    job: importJob,
    stage: z.enum(['letters', 'reading', 'building', 'saving']),
    done: count,
    total: count,
  }),
]);
export type ImportProgress = z.infer<typeof importProgress>;

export const lineFault = z.enum(['not-a-letter', 'several-words', 'too-short', 'too-long']);

/** Of a list's lines that gave no word, so many are named; all are counted. */
export const leftOutShown = 200;

export const importedList = z.strictObject({
  lexicon: lexiconSummary,
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'latin-1', 'lexicon']),
  repeats: count,
  leftOut: z.strictObject({
    count,
    /** By line, counted from 1. */
    lines: z.array(z.strictObject({ line: count, text: z.string(), fault: lineFault })).max(leftOutShown),
  }),
});
export type ImportedList = z.infer<typeof importedList>;

/** Why a spelling does not count: on no list, or taken out of it by one of the layers. */
export const wordVerdict = z.strictObject({
  word: z.string(),
  accepted: z.boolean(),
  by: z.enum(['list', 'mine', 'exceptions']),
});

/** One word of one's own: letters alone, so that what damage leaves of a file is not taken for words. */
export const ownWord = z.string().regex(/^\p{L}[\p{L}\p{M}]{0,39}$/u);

/** Words that count, or do not, in every new game at this computer, whatever the list says. */
export const myWords = z.strictObject({
  allow: z.array(ownWord).max(mostOwnWords),
  forbid: z.array(ownWord).max(mostOwnWords),
});
export type MyWords = z.infer<typeof myWords>;
