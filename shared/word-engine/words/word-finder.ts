import { ok, type Result } from '#shared/kernel/result.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import {
  checkLetters,
  checkPlaces,
  checkSearch,
  checkSplits,
  checkWordsFrom,
  type WordsRequestProblem,
} from './check-words-request.ts';
import { joinedWords, type JoinedRow } from './joined-words.ts';
import { RuledLexicon, type Rulings } from '../ruled-lexicon.ts';
import { matchPattern, type MatchPatternRequest, type PatternMatches } from './match-pattern.ts';
import { parsePattern, type PatternProblem } from './pattern.ts';
import { allSplits, splitsOf, type Split, type SplitProgress, type SplitRules } from './splits.ts';
import type { SpellingsFound, WordsFound, WordsFromRequest } from './words-request.ts';
import { wordsAlong, type WordsAlong, type WordsAlongRequest } from './words-along.ts';
import { spellingsFrom, wordsFrom } from './words-from.ts';

export interface SplitsRequest extends SplitRules {
  readonly word: string;
}

export type WordSearchProblem = WordsRequestProblem | PatternProblem;

/** Each method checks what it is asked, so callers need not check it. */
export interface WordFinder {
  readonly alphabet: string;
  wordsFrom(ask: WordsFromRequest): Result<WordsFound, WordsRequestProblem>;
  spellingsFrom(ask: WordsFromRequest): Result<SpellingsFound, WordsRequestProblem>;
  joined(spellings: readonly string[]): readonly JoinedRow[];
  matchPattern(ask: MatchPatternRequest): Result<PatternMatches, WordSearchProblem>;
  wordsAlong(ask: WordsAlongRequest): Result<WordsAlong, WordsRequestProblem>;
  splitsOf(ask: SplitsRequest): Result<readonly Split[], WordsRequestProblem>;
  allSplits(rules: SplitRules, progress?: SplitProgress): Result<readonly string[], WordsRequestProblem>;
}

export function createWordFinder(
  lexicon: Lexicon,
  rulings: Rulings = { allowed: [], denied: [] },
): WordFinder {
  const { alphabet } = lexicon;
  const layers = new RuledLexicon(lexicon, rulings);
  return {
    alphabet,
    wordsFrom(ask) {
      const checked = checkWordsFrom(ask, alphabet);
      return checked.ok ? ok(wordsFrom(layers, alphabet, ask)) : checked;
    },
    spellingsFrom(ask) {
      const checked = checkWordsFrom(ask, alphabet);
      return checked.ok ? ok(spellingsFrom(layers, alphabet, ask)) : checked;
    },
    joined: (spellings) => joinedWords(layers, alphabet, spellings),
    matchPattern(ask) {
      const checked = checkSearch(ask);
      if (!checked.ok) return checked;
      const pattern = parsePattern(ask.pattern, alphabet);
      return pattern.ok ? ok(matchPattern(layers, alphabet, pattern.value, ask)) : pattern;
    },
    wordsAlong(ask) {
      const places = checkPlaces(ask.places, alphabet);
      if (!places.ok) return places;
      const checked = checkSearch(ask);
      return checked.ok ? ok(wordsAlong(layers, alphabet, ask)) : checked;
    },
    splitsOf({ word, ...rules }) {
      const letters = checkLetters(word, alphabet);
      if (!letters.ok) return letters;
      const checked = checkSplits(rules);
      return checked.ok ? ok(splitsOf(layers, alphabet, word, rules)) : checked;
    },
    allSplits(rules, progress) {
      const checked = checkSplits(rules);
      return checked.ok ? ok(allSplits(layers, alphabet, rules, progress)) : checked;
    },
  };
}
