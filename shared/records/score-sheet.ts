import { now, type Actor } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AnyRecord } from './game-record.ts';
import { replayRecord, type ReplayRecordHow } from './replay-record.ts';

/** What a replay prints. The points of a player's lines add up to the score. */
export interface ScoreSheet {
  readonly game: string;
  readonly ended: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly score: number;
    readonly lines: readonly ScoreLine[];
  }[];
  /** `n` from 1; `score` is what the move brought its player in the end: 0 for a play that was challenged away. */
  readonly moves: readonly {
    readonly n: number;
    readonly seat: Actor;
    readonly kind: string;
    readonly score: number;
  }[];
}

/** Points written down for a player: `reason` is the kind of event that brought them, or `settlement` for the end's. */
export interface ScoreLine {
  /** The move that they belong to, from 1. */
  readonly move: number;
  readonly reason: string;
  readonly points: number;
}

/** `move` from 1, or 0 when the game could not begin. */
export type ScoreSheetProblem = Problem & { readonly move: number };

/** Replays a record through the rules and adds it up, or names the first move that may not be made. */
export function scoreSheet(
  record: AnyRecord,
  { watch, words }: ReplayRecordHow = {},
): Result<ScoreSheet, ScoreSheetProblem> {
  const { rules } = gameOf(record.game);
  const lines: ScoreLine[][] = record.players.map(() => []);
  const brought: number[] = record.moves.map(() => 0);
  const replayed = replayRecord(record, {
    words,
    watch(made) {
      watch?.(made);
      for (const event of made.events) {
        for (const { seat, points, move } of rules.gains(event)) {
          lines[seat]?.push({ move: move + 1, reason: event.kind, points });
          if (record.moves[move]?.by === seat) brought[move] = (brought[move] ?? 0) + points;
        }
      }
    },
  });
  if (!replayed.ok) return refuse({ ...replayed.problem, move: replayed.move });
  const state = now(replayed.timeline);
  const ending = rules.ending(state);
  const scores = rules.scores(state);
  ending?.settlement.forEach((points, seat) => {
    if (points !== 0) lines[seat]?.push({ move: record.moves.length, reason: 'settlement', points });
  });
  return ok({
    game: record.game,
    ended: ending !== undefined,
    players: record.players.map(({ name }, seat) => ({
      name,
      score: scores[seat] ?? 0,
      lines: lines[seat] ?? [],
    })),
    moves: record.moves.map(({ by, kind }, index) => ({
      n: index + 1,
      seat: by,
      kind,
      score: brought[index] ?? 0,
    })),
  });
}

/** Several games added up (A6): this game's score and what was carried in. */
export function standings(
  record: AnyRecord,
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
