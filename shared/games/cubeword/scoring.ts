import type { Direction, Place } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { runsOn, scoresNothing, type Felt, type Run } from './felt.ts';
import type { JudgedWord } from './moves.ts';
import type { CountedWord } from './state.ts';

/** A spelling that counted may count again after this many turns without it (C7). */
export const clearTurns = 2;

export interface LetterPoints {
  readonly letter: string;
  readonly cube: CubeId;
  readonly points: number;
}

export type Standing =
  | { readonly kind: 'counts' }
  /** The word last counted in turn `made` and counts again from turn `from` on (C7). */
  | { readonly kind: 'waits'; readonly made: number; readonly from: number }
  /** The same spelling is new elsewhere in this turn and counts there (C6). */
  | { readonly kind: 'twice' };

/** The word stood nowhere when the turn began. */
export interface NewWord {
  readonly word: string;
  readonly start: Place;
  readonly direction: Direction;
  readonly letters: readonly LetterPoints[];
  readonly sum: number;
  readonly standing: Standing;
  readonly points: number;
}

export interface TurnScore {
  readonly words: readonly NewWord[];
  readonly total: number;
}

/** Places count from 0: each letter scores 1 up to the fifth, then 2, and 3 from the eighth (C6). */
export function pointsAt(place: number): number {
  if (place < 5) return 1;
  return place < 7 ? 2 : 3;
}

export interface ScoredTurn {
  readonly before: Felt;
  readonly after: Felt;
  /** Runs that are not listed here are no words and score nothing. */
  readonly words: readonly JudgedWord[];
  readonly counted: readonly CountedWord[];
  readonly turn: number;
}

/** Scores every new word (C6) and finds those that wait (C7). */
export function scoreTurn({ before, after, words, counted, turn }: ScoredTurn): TurnScore {
  const ways = new Map(words.map(({ word, also = [] }) => [word, [word, ...also]]));
  const stood = new Set(runsOn(before).map(({ word }) => word));
  const scored: NewWord[] = [];
  const highestScoringFirst = runsOn(after)
    .flatMap((run) => {
      const spellings = ways.get(run.word);
      if (spellings === undefined || spellings.some((way) => stood.has(way))) return [];
      const letters = lettersOf(run);
      return [{ run, spellings, letters, sum: letters.reduce((sum, { points }) => sum + points, 0) }];
    })
    .sort((one, other) => other.sum - one.sum);
  for (const { run, spellings, letters, sum } of highestScoringFirst) {
    const [start] = run.cubes;
    if (start === undefined) continue;
    const standing = standingOf(spellings, scored, counted, turn);
    scored.push({
      word: run.word,
      start: { column: start.column, row: start.row },
      direction: run.direction,
      letters,
      sum,
      standing,
      points: standing.kind === 'counts' ? sum : 0,
    });
  }
  const inOrder = scored.toSorted((one, other) => other.points - one.points);
  return { words: inOrder, total: scored.reduce((sum, { points }) => sum + points, 0) };
}

function lettersOf({ cubes }: Run): readonly LetterPoints[] {
  return cubes.map((one, place) => ({
    letter: one.letter,
    cube: one.cube,
    points: scoresNothing(one) ? 0 : pointsAt(place),
  }));
}

function standingOf(
  ways: readonly string[],
  scored: readonly NewWord[],
  counted: readonly CountedWord[],
  turn: number,
): Standing {
  const isTwice = scored.some(({ word, standing }) => standing.kind === 'counts' && ways.includes(word));
  if (isTwice) return { kind: 'twice' };
  const made = Math.max(...counted.filter(({ word }) => ways.includes(word)).map((one) => one.turn));
  const from = nextCountingTurn(made);
  return turn < from ? { kind: 'waits', made, from } : { kind: 'counts' };
}

export function nextCountingTurn(turn: number): number {
  return turn + clearTurns + 1;
}

/** Adds the spellings of this turn to the earlier ones that still make words wait (C7). */
export function countedAfter(
  counted: readonly CountedWord[],
  score: TurnScore,
  turn: number,
): readonly CountedWord[] {
  const fresh = score.words.flatMap(({ word, standing }) =>
    standing.kind === 'counts' ? [{ word, turn }] : [],
  );
  return [...recentIn(counted, turn + 1), ...fresh];
}

export function recentIn(counted: readonly CountedWord[], turn: number): readonly CountedWord[] {
  return counted.filter((one) => one.turn + clearTurns >= turn);
}
