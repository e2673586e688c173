import { assertNever, ok, refuse, type Result } from '#shared/kernel/result.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { checkPosition, type PositionProblem } from '../positions/check-position.ts';
import { createWordEngine } from '../search/word-engine.ts';
import type { GameAnswer, PlayCount, Progress, WordEngine } from '../engine.ts';
import type { JoinedRow } from '../words/joined-words.ts';
import type { MatchPatternRequest, PatternMatches } from '../words/match-pattern.ts';
import type { Play } from '../play.ts';
import type { Rulings } from '../ruled-lexicon.ts';
import type { Position } from '../position.ts';
import type { Split, SplitRules } from '../words/splits.ts';
import {
  createWordFinder,
  type SplitsRequest,
  type WordFinder,
  type WordSearchProblem,
} from '../words/word-finder.ts';
import type { WordsAlong, WordsAlongRequest } from '../words/words-along.ts';
import type { SpellingsFound, WordsFound, WordsFromRequest } from '../words/words-request.ts';

export type WordTask =
  | {
      readonly kind: 'best-plays';
      readonly position: Position;
      readonly most: number;
      readonly atMost?: number;
    }
  | { readonly kind: 'count-plays'; readonly position: Position }
  | { readonly kind: 'words-from'; readonly ask: WordsFromRequest }
  /** Thousands of words are found faster without the pieces that show them. */
  | { readonly kind: 'spellings-from'; readonly ask: WordsFromRequest }
  /** The answer lists which of these spellings form words when joined. */
  | { readonly kind: 'joined-words'; readonly spellings: readonly string[] }
  | { readonly kind: 'match-pattern'; readonly ask: MatchPatternRequest }
  | { readonly kind: 'words-along'; readonly ask: WordsAlongRequest }
  | { readonly kind: 'splits'; readonly ask: SplitsRequest }
  /** Finds the splits of all words. */
  | { readonly kind: 'all-splits'; readonly rules: SplitRules }
  | { readonly kind: 'game-search'; readonly game: string; readonly question: unknown };

export interface WordAnswers {
  readonly 'best-plays': readonly Play[];
  readonly 'count-plays': TimedCount;
  readonly 'words-from': WordsFound;
  readonly 'spellings-from': SpellingsFound;
  readonly 'joined-words': readonly JoinedRow[];
  readonly 'match-pattern': PatternMatches;
  readonly 'words-along': WordsAlong;
  readonly splits: readonly Split[];
  readonly 'all-splits': readonly string[];
  readonly 'game-search': GameAnswer;
}

export interface TimedCount extends PlayCount {
  /** The search took this many milliseconds, without the messages to and fro; it is absent without a clock. */
  readonly ms?: number;
}

export type WordAnswer<T extends WordTask = WordTask> = WordAnswers[T['kind']];

export type WordsOnlyTask = Exclude<
  WordTask,
  { readonly position: Position } | { readonly kind: 'game-search' }
>;
export type TaskProblem = PositionProblem | WordSearchProblem | GameSearchProblem;

/** No game of this id knows the question, which is a bug of ours or comes from a thread of another version. */
export interface GameSearchProblem {
  readonly code: 'engine/no-search';
  readonly game: string;
}

/** `now` is a clock in milliseconds. */
export interface WordServices {
  readonly engine: WordEngine;
  readonly finder: WordFinder;
  readonly alphabet: string;
  readonly now?: (() => number) | undefined;
  readonly search?: ((game: string, question: unknown) => GameAnswer | undefined) | undefined;
}

export function openServices(lexicon: Lexicon, rulings?: Rulings, now?: () => number): WordServices {
  const engine = createWordEngine(lexicon, rulings);
  const finder = createWordFinder(lexicon, rulings);
  return { engine, finder, alphabet: lexicon.alphabet, now };
}

/** Checks the task first, so callers need not check it. */
export function performTask<T extends WordTask>(
  services: WordServices,
  task: T,
  progress?: Progress,
): Result<WordAnswer<T>, TaskProblem> {
  // TypeScript does not narrow T by its kind; each case returns the answer of its own kind.
  return perform(services, task, progress) as Result<WordAnswer<T>, TaskProblem>;
}

function perform(
  services: WordServices,
  task: WordTask,
  progress?: Progress,
): Result<WordAnswer, TaskProblem> {
  const { finder } = services;
  switch (task.kind) {
    case 'best-plays':
    case 'count-plays': {
      const position = checkPosition(task.position, services);
      return position.ok ? ok(searchBoard(services, task, progress)) : position;
    }
    case 'words-from':
      return finder.wordsFrom(task.ask);
    case 'spellings-from':
      return finder.spellingsFrom(task.ask);
    case 'joined-words':
      return ok(finder.joined(task.spellings));
    case 'match-pattern':
      return finder.matchPattern(task.ask);
    case 'words-along':
      return finder.wordsAlong(task.ask);
    case 'splits':
      return finder.splitsOf(task.ask);
    case 'all-splits':
      return finder.allSplits(task.rules, progress);
    case 'game-search': {
      const { game, question } = task;
      const answer = services.search?.(game, question);
      return answer === undefined ? refuse({ code: 'engine/no-search', game }) : ok(answer);
    }
    default:
      return assertNever(task);
  }
}

type BoardTask = Extract<WordTask, { readonly position: Position }>;

function searchBoard(
  { engine, now }: WordServices,
  task: BoardTask,
  progress?: Progress,
): WordAnswer<BoardTask> {
  switch (task.kind) {
    case 'best-plays': {
      const { position, most, atMost } = task;
      const best = engine.bestPlays(position, most, progress, atMost);
      return Array.from({ length: best.count }, (_, place) => best.playAt(place));
    }
    case 'count-plays': {
      const began = now?.() ?? 0;
      const count = engine.countPlays(task.position, progress);
      return now === undefined ? count : { ...count, ms: now() - began };
    }
    default:
      return assertNever(task);
  }
}
