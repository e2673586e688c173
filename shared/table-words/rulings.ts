import {
  holdsWord,
  latinAlphabet,
  rulingsIn,
  spellingIn,
  wordsIn,
  type LayeredJudge,
  type LayerRulings,
  type Ruling,
  type WordJudge,
  type WordRuns,
} from '#shared/lexicon/index.ts';
import { foldedInto } from '#shared/lexicon/alphabet.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { familyWords, type FamilyList } from './family/family.ts';

export function isSpelling(word: string, letters = latinAlphabet): boolean {
  const { least, most } = wordLengths;
  return word.length >= least && word.length <= most && patternOf(letters).test(word);
}

/** A record may hold 200,000 words, so a pattern checks them without splitting them into letters. */
const patterns = new Map<string, RegExp>();

function patternOf(letters: string): RegExp {
  const known = patterns.get(letters);
  if (known !== undefined) return known;
  const made = new RegExp(`^[${letters}]+$`, 'u');
  patterns.set(letters, made);
  return made;
}

/** A ruling has at most this many words: a play forms at most eight, and people at the table may name some more. */
export const mostRuledWords = 20;

/** Trims a line of an option's list and capitalizes it; Ĳ becomes I and J if pieces show these. */
export function tidyWord(letters: string, line: string): string {
  return spellingIn(letters, line);
}

/** Later layers outweigh earlier ones; `family` rules on words that are not for everybody. */
export type TableLayer = 'family' | 'personal' | 'table' | 'game';

export interface TableRulings {
  readonly options: RulingOptions;
  readonly allowed: WordRuns;
}

export const rulingOptions = ['allow', 'forbid', 'personalAllow', 'personalForbid'] as const;
type RulingOptions = Readonly<Record<(typeof rulingOptions)[number], readonly string[]>> & {
  readonly family?: FamilyList | 'off';
};

export interface ListWordProblem {
  readonly code: 'setup/list-word';
  readonly option: (typeof rulingOptions)[number];
  readonly word: string;
}

export function listWordProblem(options: RulingOptions, letters: string): ListWordProblem | undefined {
  for (const option of rulingOptions) {
    const word = options[option].find((line) => !isSpelling(tidyWord(letters, line), letters));
    if (word !== undefined) return { code: 'setup/list-word', option, word };
  }
  return undefined;
}

/** Rulings are cached by options: people may bring thousands of words, and every laid square needs a verdict. */
const rulings = new WeakMap<RulingOptions, LayerRulings<TableLayer>>();

/** The letters follow from the options, so they are not part of the key. */
function rulingsOf(options: RulingOptions, letters: string): LayerRulings<TableLayer> {
  const known = rulings.get(options);
  if (known !== undefined) return known;
  const { family = 'off', personalAllow, personalForbid, allow, forbid } = options;
  // Accents are dropped if no piece shows them.
  const leftOut = familyWords(family)
    .map((word) => foldedInto(letters, word))
    .filter((word) => isSpelling(tidyWord(letters, word), letters));
  const made = rulingsIn<TableLayer>(
    [
      { name: 'family', allow: [], forbid: leftOut },
      { name: 'personal', allow: personalAllow, forbid: personalForbid },
      { name: 'table', allow, forbid },
    ],
    letters,
  );
  rulings.set(options, made);
  return made;
}

/** Layers lie over the lexicon in the order of `TableLayer` (A8, P10); `letters` are those that the pieces show. */
export function tableJudge(
  words: WordJudge,
  { options, allowed }: TableRulings,
  letters = latinAlphabet,
): LayeredJudge<TableLayer> {
  const layers = rulingsOf(options, letters);
  const rulingOn = (word: string): Ruling<TableLayer> =>
    holdsWord(allowed, word)
      ? { accepted: true, by: 'game' }
      : (layers.get(word) ?? { accepted: words.has(word), by: 'list' });
  const has = (word: string) => rulingOn(word).accepted;
  const list = words.words;
  if (list === undefined) return { rulingOn, has };
  return { rulingOn, has, words: () => wordsUnder(list(), { options, allowed }, letters) };
}

function* wordsUnder(list: Iterable<string>, rulings: TableRulings, letters: string): Generator<string> {
  const { allowed, denied } = tableWords(rulings, letters);
  const out = new Set(denied);
  yield* allowed;
  for (const word of list) if (!out.has(word)) yield word;
}

export interface TableWords {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

const nets = new WeakMap<RulingOptions, { readonly allowed: WordRuns; readonly words: TableWords }>();

/** Merges all layers into two lists, sorted and without repeats; the verdicts are those of the judge (A8). */
export function tableWords({ options, allowed }: TableRulings, letters = latinAlphabet): TableWords {
  const known = nets.get(options);
  if (known?.allowed === allowed) return known.words;
  const ruled = new Map([...rulingsOf(options, letters)].map(([word, { accepted }]) => [word, accepted]));
  for (const word of wordsIn(allowed)) ruled.set(word, true);
  const having = (verdict: boolean) =>
    [...ruled]
      .filter(([, accepted]) => accepted === verdict)
      .map(([word]) => word)
      .sort();
  const words = { allowed: having(true), denied: having(false) };
  nets.set(options, { allowed, words });
  return words;
}
