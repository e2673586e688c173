import {
  currentState,
  decisionRandom,
  nearestLevel,
  type Grade,
  type GameTypes,
  type PlayedTurn,
  type ReviewedTurn,
  type Reviewer,
  type ReviewTools,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf, manifestOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord } from './game-record.ts';
import { replayRecord } from './replay-record.ts';

/** A review is plain JSON, so that it can be kept beside its record and opened at once the next time. */
export interface GameReview {
  readonly game: string;
  readonly ended: boolean;
  /** Turns are measured against what computers of this level make. */
  readonly level: number;
  readonly turns: readonly ReviewedTurn[];
  /** By seat. */
  readonly players: readonly ReviewedPlayer[];
}

export interface ReviewedPlayer {
  readonly name: string;
  readonly score: number;
  readonly turns: number;
  /** Points below the best turn, on average over the player's turns. */
  readonly below: number;
  readonly grades: Readonly<Partial<Record<Grade, number>>>;
}

export interface OpenedReview {
  readonly level: number;
  readonly turns: readonly PlayedTurn[];
  readonly reviewer: Reviewer<GameTypes>;
  readonly timeline: Timeline<GameTypes>;
}

/** @param level is the level of the players themselves if none is given; a game that cannot be replayed is refused */
export async function openReview(
  record: AnyRecord,
  level?: number,
): Promise<Result<OpenedReview, Problem & { readonly move?: number }>> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return refuse({ ...replayed.problem, move: replayed.move });
  const opened = await openReplayed(record.game, replayed.timeline, level);
  return opened === undefined ? refuse({ code: 'game/no-review' }) : ok(opened);
}

/** Returns undefined for a game whose turns cannot be reviewed. */
export async function openReplayed(
  game: GameId,
  timeline: Timeline<GameTypes>,
  level?: number,
): Promise<OpenedReview | undefined> {
  const reviewer = await manifestOf(game).loadReviewer?.();
  if (reviewer === undefined) return undefined;
  const turns = reviewer.turns(gameOf(game), timeline);
  return { level: level ?? nearestLevel(reviewer.yardsticks, turns), turns, reviewer, timeline };
}

type TurnTools = Omit<ReviewTools, 'level' | 'random'>;

/** Reviews the turns one after another; each result comes as soon as it is known. */
export async function* reviewTurns(
  record: AnyRecord,
  opened: OpenedReview,
  tools: TurnTools,
): AsyncGenerator<Result<ReviewedTurn, Problem>> {
  for (const turn of opened.turns) yield await reviewTurn(record, opened, turn, tools);
}

export function reviewTurn(
  { seed }: Pick<AnyRecord, 'seed'>,
  { reviewer, turns, level }: OpenedReview,
  turn: PlayedTurn,
  tools: TurnTools,
): Promise<Result<ReviewedTurn, Problem>> {
  // The same seed for the same turn: a review says the same whenever it is made.
  return reviewer.review(turns, turn, { ...tools, level, random: decisionRandom(seed, turn.at) });
}

export function gameReview(
  record: AnyRecord,
  { level, timeline }: OpenedReview,
  turns: readonly ReviewedTurn[],
): GameReview {
  const { rules } = gameOf(record.game);
  const state = currentState(timeline);
  const scores = rules.scores(state);
  return {
    game: record.game,
    ended: rules.ending(state) !== undefined,
    level,
    turns,
    players: record.players.map(({ name }, seat) => {
      const own = turns.filter((turn) => turn.seat === seat);
      const below = own.reduce(
        (sum, { best, points }) => sum + Math.max(0, (best?.points ?? points) - points),
        0,
      );
      const grades: Partial<Record<Grade, number>> = {};
      for (const { grade } of own) grades[grade] = (grades[grade] ?? 0) + 1;
      return {
        name,
        score: scores[seat] ?? 0,
        turns: own.length,
        below: below / Math.max(1, own.length),
        grades,
      };
    }),
  };
}
