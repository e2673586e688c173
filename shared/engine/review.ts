import type { Problem, RandomState, Result, Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { AskPlays, AskSearch, AskWords, Game, GameTypes } from './contract.ts';
import { levelIn } from './seats.ts';
import type { Timeline } from './timeline.ts';

/**
 * A grade says how a turn compares with what a level makes of the same position, because the best turn of all lies out
 * of reach of people. `unchallenged` is a play whose words are not in the list and which stood; `missed` is something
 * that lay there to be claimed and that nobody claimed.
 */
export const grades = ['best', 'good', 'slip', 'mistake', 'unchallenged', 'missed'] as const;
export type Grade = (typeof grades)[number];

/** A statement is a fact as data; the game's catalogue has its sentence under `review.<kind>`. */
export interface Statement {
  readonly kind: string;
  readonly [fact: string]: string | number;
}

/** What somebody did or could have done in a turn. */
export interface Tried {
  /** This is the line of notation as the player on turn would type it; absent for the usual points of a level. */
  readonly line?: string | undefined;
  readonly points: number;
  /** The chance of the player on turn to win after it, 0 to 1, where it can be reckoned. */
  readonly chance?: number | undefined;
}

export interface PlayedTurn {
  readonly turn: number;
  readonly seat: Seat;
  /** The move that ends the turn has this number in the record, from 0. */
  readonly at: number;
  readonly kind: string;
  readonly points: number;
}

/** A reviewed turn is plain JSON, so that it can be kept with its game. */
export interface ReviewedTurn extends PlayedTurn {
  readonly played: Tried;
  /** Absent if no points could be made. */
  readonly best?: Tried | undefined;
  readonly usual?: Tried | undefined;
  /** Everybody's chances to win after the turn, by seat; they add up to 1. */
  readonly chances?: readonly number[] | undefined;
  readonly grade: Grade;
  readonly statements: readonly Statement[];
}

export interface ReviewTools {
  /** Turns are measured against this level. */
  readonly level: number;
  readonly random: RandomState;
  readonly words: WordJudge;
  readonly ask: AskPlays;
  readonly askWords: AskWords;
  readonly search: AskSearch;
}

/** A game has this if its turns can be reviewed. */
export interface Reviewer<G extends GameTypes, T extends PlayedTurn = PlayedTurn> {
  readonly yardsticks: Yardsticks;
  /** Lists the turns that can be reviewed now: none that may still be challenged or claimed. */
  turns(game: Game<G>, timeline: Timeline<G>): readonly T[];
  review(turns: readonly T[], turn: T, tools: ReviewTools): Promise<Result<ReviewedTurn, Problem>>;
}

/** What computers of a level make of their turns, measured over games of the level against itself. */
export interface Yardstick {
  readonly level: number;
  /** As nearly as can be, half of their turns make at least this share of the best turn. */
  readonly usual: number;
  /** At most one in ten of their turns makes less than this share, which is no more than half of the usual one. */
  readonly seldom: number;
  /** Their turns make this many points on average. */
  readonly points: number;
  /** The lead of one of them over another changes by this standard deviation in a round, in points. */
  readonly swing: number;
  /** So many turns were measured in which something could be made. */
  readonly turns: number;
}

/** Shares of a yardstick's turns that make less than `seldom` are no greater. */
export const seldomShare = 0.1;

export type Yardsticks = readonly [Yardstick, ...Yardstick[]];

/** Returns the level that makes as many points a turn as the players of these turns. */
export function nearestLevel(yardsticks: Yardsticks, turns: readonly PlayedTurn[]): number {
  const each = turns.reduce((sum, { points }) => sum + points, 0) / Math.max(1, turns.length);
  const away = ({ points }: Yardstick) => Math.abs(points - each);
  return yardsticks.reduce((nearest, one) => (away(one) < away(nearest) ? one : nearest)).level;
}

/** Returns what a level usually makes where the best turn makes `best` points. */
export function usualPoints(yardsticks: Yardsticks, level: number, best: number): number {
  return Math.round(best * levelIn(yardsticks, level).usual);
}

/** Returns what a level seldom falls short of where the best turn makes `best` points. */
export function seldomPoints(yardsticks: Yardsticks, level: number, best: number): number {
  return Math.round(best * levelIn(yardsticks, level).seldom);
}

/** A turn that costs more than this share of the chance to win is a mistake. */
const mistakeCosts = 0.1;

/**
 * Compares a turn with the best one and with what a level usually makes of the position. Where no chance is known, a
 * turn is a mistake if it makes less than `seldom`, as the level itself rarely does.
 */
export function gradeOf(
  played: Tried,
  best: Tried | undefined,
  usual: Tried | undefined,
  seldom = 0,
): Exclude<Grade, 'unchallenged' | 'missed'> {
  if (best === undefined || played.points >= best.points) return 'best';
  if (usual === undefined || played.points >= usual.points) return 'good';
  if (played.chance === undefined || usual.chance === undefined) {
    return played.points < seldom ? 'mistake' : 'slip';
  }
  const lost = usual.chance - played.chance;
  // An exchange has no points and may still be worth its turn.
  if (played.points <= 0 && lost <= 0) return 'good';
  return lost > mistakeCosts ? 'mistake' : 'slip';
}

/** The chance as a percentage, never 0 and never 100, because it is an estimate. */
export function percentOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
