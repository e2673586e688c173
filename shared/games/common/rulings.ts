import { noWords, withWords, wordsIn, type WordRuns } from '#shared/lexicon/word-runs.ts';
import { isSpelling, mostRuledWords } from '#shared/table-words/index.ts';
import type { Rulings } from '#shared/word-engine/ruled-lexicon.ts';

/** These words cannot be allowed by the people at a table. */
export type RulingProblem<Id extends string> =
  | { readonly code: `${Id}/bad-word`; readonly word: string }
  | { readonly code: `${Id}/too-many-words`; readonly words: number; readonly most: number };

/** Without `letters` a word has the letters A to Z. */
export function rulingProblem<Id extends string>(
  codes: { readonly bad: `${Id}/bad-word`; readonly many: `${Id}/too-many-words` },
  words: readonly string[],
  letters?: string,
): RulingProblem<Id> | undefined {
  if (words.length > mostRuledWords) return { code: codes.many, words: words.length, most: mostRuledWords };
  const bad = words.length === 0 ? '' : words.find((word) => !isSpelling(word, letters));
  return bad === undefined ? undefined : { code: codes.bad, word: bad };
}

export function allowedNow<S extends { readonly allowed: WordRuns }>(state: S, words: readonly string[]): S {
  return { ...state, allowed: withWords(state.allowed, words) };
}

interface Waiting {
  readonly allowed: WordRuns;
  /** If words are judged only when challenged, rulings count from the next turn: nobody makes their own play safe. */
  readonly waiting: WordRuns;
}

export function allowedLater<S extends Waiting>(state: S, words: readonly string[]): S {
  return { ...state, waiting: withWords(state.waiting, words) };
}

export function withWaiting<S extends Waiting>(state: S): S {
  const { allowed, waiting } = state;
  if (waiting.length === 0) return state;
  return { ...state, allowed: withWords(allowed, wordsIn(waiting)), waiting: noWords };
}

/** A smaller vocabulary also leaves out words that the table allows beyond the list. */
export function wordsKnown(tier: number | undefined, words: Rulings): Rulings {
  return tier === undefined ? words : { ...words, allowed: [] };
}
