import { noWords, withWords, wordsIn, type WordRuns } from '#shared/lexicon/word-runs.ts';
import { isSpelling, mostRuledWords } from '#shared/table-words/index.ts';

/** People at a table may allow a word beyond the list; these words cannot be allowed. */
export type RulingProblem<Id extends string> =
  | { readonly code: `${Id}/bad-word`; readonly word: string }
  | { readonly code: `${Id}/too-many-words`; readonly words: number; readonly most: number };

/** `letters` are those of the pieces; without them the letters are A to Z. */
export function rulingProblem<Id extends string>(
  codes: { readonly bad: `${Id}/bad-word`; readonly many: `${Id}/too-many-words` },
  words: readonly string[],
  letters?: string,
): RulingProblem<Id> | undefined {
  if (words.length > mostRuledWords) return { code: codes.many, words: words.length, most: mostRuledWords };
  const bad = words.length === 0 ? '' : words.find((word) => !isSpelling(word, letters));
  return bad === undefined ? undefined : { code: codes.bad, word: bad };
}

/** The words count at once. */
export function allowedNow<S extends { readonly allowed: WordRuns }>(state: S, words: readonly string[]): S {
  return { ...state, allowed: withWords(state.allowed, words) };
}

interface Waiting {
  readonly allowed: WordRuns;
  /** Where words are judged only when challenged, nobody makes their own safe: these count from the next turn on. */
  readonly waiting: WordRuns;
}

export function allowedLater<S extends Waiting>(state: S, words: readonly string[]): S {
  return { ...state, waiting: withWords(state.waiting, words) };
}

/** Rulings made since the last turn began count from here on. */
export function withWaiting<S extends Waiting>(state: S): S {
  const { allowed, waiting } = state;
  if (waiting.length === 0) return state;
  return { ...state, allowed: withWords(allowed, wordsIn(waiting)), waiting: noWords };
}
