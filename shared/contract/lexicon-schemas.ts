import { z } from 'zod';
import { alphabetOf, alphabetFromList } from '#shared/lexicon/alphabet.ts';
import { languageCode } from '#shared/lexicon/language.ts';
import { tidyName, type DeepReadonly } from '#shared/kernel/index.ts';
import { mostOwnWords } from '#shared/lexicon/own-words.ts';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const lexiconName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

export const lexiconSummary = z.strictObject({
  name: lexiconName,
  title: z.string(),
  /** The language is in BCP 47; absent if unknown. */
  language: z.string().exactOptional(),
  alphabet: z.string(),
  words: count,
  /** This is the hash of the plain list. */
  sha256,
  origin: z.enum(['bundled', 'imported']),
  /** This is the asset with the text of the licence, for `gateway.asset`. */
  licence: z.string().exactOptional(),
  asset: z.string(),
  /** Each graph holds the words up to a tier, for people of smaller vocabulary; the smallest comes first. */
  vocabularies: z
    .array(z.strictObject({ tier: z.int().positive(), words: count, asset: z.string() }))
    .readonly(),
});
export type LexiconSummary = DeepReadonly<z.infer<typeof lexiconSummary>>;

export const importJob = z.string().regex(/^[a-z0-9-]{1,64}$/);

export const partLimit = 6_000_000;

export const importPart = z.strictObject({
  job: importJob,
  base64: z.base64().max(partLimit),
});

/** An alphabet is a name, the letters themselves, or `alphabetFromList` for those that the list uses. */
const listAlphabet = z
  .string()
  .max(80)
  .refine((written) => written === alphabetFromList || alphabetOf(written) !== undefined);

export const importRequest = z.strictObject({
  job: importJob,
  /** The title is checked where the list is made, which can name the problem; see `titleProblem`. */
  title: z.string().max(1_000).transform(tidyName),
  file: z.string().max(255),
  alphabet: listAlphabet,
  foldAccents: z.boolean(),
  language: z.string().regex(languageCode).optional(),
});

/** `ListLetters` explains the answer. */
export const countLettersRequest = importRequest.pick({ job: true, file: true, foldAccents: true });

const letterText = z.string().max(60);
export const countedLetters = z.strictObject({
  /** A lexicon file has its own letters, so this is absent for it. */
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
  z.strictObject({ job: importJob, stage: z.literal('waiting'), before: z.int().positive() }),
  z.strictObject({
    job: importJob,
    stage: z.enum(['letters', 'reading', 'building', 'saving']),
    done: count,
    total: count,
  }),
]);
export type ImportProgress = DeepReadonly<z.infer<typeof importProgress>>;

export const lineFault = z.enum(['not-a-letter', 'several-words', 'too-short', 'too-long']);

/** Only this many refused lines are listed, but all are counted. */
export const leftOutShown = 200;

export const importedList = z.strictObject({
  lexicon: lexiconSummary,
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'latin-1', 'lexicon']),
  repeats: count,
  leftOut: z.strictObject({
    count,
    /** Lines count from 1. */
    lines: z.array(z.strictObject({ line: count, text: z.string(), fault: lineFault })).max(leftOutShown),
  }),
});
export type ImportedList = DeepReadonly<z.infer<typeof importedList>>;

/** `by` is the layer that decides; `list` also covers words on no list. */
export const wordVerdict = z.strictObject({
  word: z.string(),
  accepted: z.boolean(),
  by: z.enum(['list', 'mine', 'exceptions']),
});

/** Only letters are allowed, so that fragments of a damaged file are not taken for words. */
export const ownWord = z.string().regex(/^\p{L}[\p{L}\p{M}]{0,39}$/u);

/** These words override the list in every new game on this computer. */
export const myWords = z.strictObject({
  allow: z.array(ownWord).max(mostOwnWords),
  forbid: z.array(ownWord).max(mostOwnWords),
});
export type MyWords = DeepReadonly<z.infer<typeof myWords>>;
