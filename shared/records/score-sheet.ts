import { now } from '#shared/engine/index.ts';
import type { AlphacubesProblem } from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import { ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { GameRecord } from './game-record.ts';
import { replayRecord, type ReplayWatch } from './replay-record.ts';

/** What a replay prints: the scores of a seat's moves and its leftover make its score. */
export interface ScoreSheet {
  readonly game: string;
  readonly ended: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly score: number;
    /** What its unplayed cubes cost at the end; 0 or negative. */
    readonly leftover: number;
  }[];
  /** `n` from 1; `score` is what the move brought in the end: 0 for a play taken back, bonuses included. */
  readonly moves: readonly {
    readonly n: number;
    readonly seat: Seat;
    readonly kind: string;
    readonly score: number;
  }[];
}

/** `move` from 1, or 0 when the game could not begin. */
export type ScoreSheetProblem = AlphacubesProblem & { readonly move: number };

/** Replays a record through the rules and adds it up, or names the first move that may not be made. */
export function scoreSheet(
  record: GameRecord,
  words: WordJudge,
  watch?: ReplayWatch,
): Result<ScoreSheet, ScoreSheetProblem> {
  const game = games[record.game];
  const brought: number[] = [];
  const lastOf = new Map<number, number>();
  const replayed = replayRecord(record, words, (made) => {
    watch?.(made);
    const { move, events } = made;
    lastOf.set(move.seat, brought.length);
    brought.push(0);
    for (const event of events) {
      const gain = game.gain(event);
      const index = gain === undefined ? undefined : lastOf.get(gain.seat);
      if (gain !== undefined && index !== undefined) brought[index] = (brought[index] ?? 0) + gain.points;
    }
  });
  if (!replayed.ok) return refuse({ ...replayed.problem, move: replayed.move });
  const state = now(replayed.timeline);
  const scores = game.createRules(words).scores(state);
  const settlement = game.settlement(state);
  return ok({
    game: record.game,
    ended: game.isOver(state),
    players: record.players.map(({ name }, seat) => ({
      name,
      score: scores[seat]?.points ?? 0,
      leftover: settlement?.[seat] ?? 0,
    })),
    moves: record.moves.map((move, index) => ({
      n: index + 1,
      seat: move.seat,
      kind: move.kind,
      score: brought[index] ?? 0,
    })),
  });
}

/** Several games added up (A6): this game's score and what was carried in. */
export function standings(
  record: GameRecord,
  sheet: ScoreSheet,
): readonly {
  readonly name: string;
  readonly score: number;
  readonly carried: number;
  readonly total: number;
}[] {
  return sheet.players.map(({ name, score }, seat) => {
    const carried = record.players[seat]?.carried ?? 0;
    return { name, score, carried, total: carried + score };
  });
}
