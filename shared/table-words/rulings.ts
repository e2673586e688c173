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

/** 2 to 21 letters of those that the pieces show. */
export function isSpelling(word: string, letters = latinAlphabet): boolean {
  const { least, most } = wordLengths;
  return word.length >= least && word.length <= most && patternOf(letters).test(word);
}

/** A record may hold 200,000 words: none is taken apart to look at its letters. */
const patterns = new Map<string, RegExp>();

function patternOf(letters: string): RegExp {
  const known = patterns.get(letters);
  if (known !== undefined) return known;
  const made = new RegExp(`^[${letters}]+$`, 'u');
  patterns.set(letters, made);
  return made;
}

/** Words of one ruling: a play forms eight at most, and a table may name some more. In a whole record so many a move. */
export const mostRuledWords = 20;

/** A line of an option's list as the judge wants it: trimmed, in capitals, Ĳ as I and J where pieces show these. */
export function tidyWord(letters: string, line: string): string {
  return spellingIn(letters, line);
}

/**
 * Whose word it is that a spelling counts, or does not: words that are not for everybody may be left out, people bring
 * words of their own, the table has a list of exceptions, and in the course of a game it may let more stand.
 */
export type TableLayer = 'family' | 'personal' | 'table' | 'game';

/** What of a game's options and state speaks of words. */
export interface TableRulings {
  readonly options: RulingOptions;
  /** What the table let stand in this game. */
  readonly allowed: WordRuns;
}

/** The options of every game of words: lists of words, a line each. */
export const rulingOptions = ['allow', 'forbid', 'personalAllow', 'personalForbid'] as const;
type RulingOptions = Readonly<Record<(typeof rulingOptions)[number], readonly string[]>> & {
  readonly family?: FamilyList | 'off';
};

/** A line of those lists that no pieces can spell. */
export interface ListWordProblem {
  readonly code: 'setup/list-word';
  readonly option: (typeof rulingOptions)[number];
  readonly word: string;
}

/** The first line that these letters cannot spell. */
export function listWordProblem(options: RulingOptions, letters: string): ListWordProblem | undefined {
  for (const option of rulingOptions) {
    const word = options[option].find((line) => !isSpelling(tidyWord(letters, line), letters));
    if (word !== undefined) return { code: 'setup/list-word', option, word };
  }
  return undefined;
}

/** Made once for the options of a game: people may bring thousands of words, and every square laid asks for a verdict. */
const rulings = new WeakMap<RulingOptions, LayerRulings<TableLayer>>();

/** The letters follow from the options too, so they need no place of their own beside them. */
function rulingsOf(options: RulingOptions, letters: string): LayerRulings<TableLayer> {
  const known = rulings.get(options);
  if (known !== undefined) return known;
  const { family = 'off', personalAllow, personalForbid, allow, forbid } = options;
  // Accents come off where no piece shows them.
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

/**
 * The layers over the lexicon (A8, P10): what the game let stand outweighs the table, the table its people, and these the
 * list of words that are not for everybody. `letters`: those
 * that the pieces show.
 */
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

/** Every word that counts, some of them twice. */
function* wordsUnder(list: Iterable<string>, rulings: TableRulings, letters: string): Generator<string> {
  const { allowed, denied } = tableWords(rulings, letters);
  const out = new Set(denied);
  yield* allowed;
  for (const word of list) if (!out.has(word)) yield word;
}

/** Words that count or do not, whatever the lexicon says, for an engine to lay over it. */
export interface TableWords {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

const nets = new WeakMap<RulingOptions, { readonly allowed: WordRuns; readonly words: TableWords }>();

/** All layers come to one, in order and without repeats: the same verdicts as the judge's (A8). */
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
