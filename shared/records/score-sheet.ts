import { currentState, type Actor } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { AnyRecord } from './game-record.ts';
import { replayRecord, type ReplayRecordHow } from './replay-record.ts';

export interface ScoreSheet {
  readonly game: string;
  readonly ended: boolean;
  readonly players: readonly {
    readonly name: string;
    readonly score: number;
    readonly lines: readonly ScoreLine[];
  }[];
  /** `n` counts from 1; `score` is what the move finally brought its player, 0 for a play lost to a challenge. */
  readonly moves: readonly {
    readonly n: number;
    readonly seat: Actor;
    readonly kind: string;
    readonly score: number;
  }[];
}

/**
 * `reason` is the kind of the event, `set-up` for points at the beginning, `settlement` for those at the end, or
 * `overtime` for what time over the clock cost.
 */
export interface ScoreLine {
  /** Moves count from 1; 0 is the set-up. */
  readonly move: number;
  readonly reason: string;
  readonly points: number;
}

/** `move` counts from 1; 0 means that the game could not begin. */
export type ScoreSheetProblem = Problem & { readonly move: number };

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
  for (const [seat, points] of rules.scores(replayed.timeline.start).entries()) {
    if (points !== 0) lines[seat]?.unshift({ move: 0, reason: 'set-up', points });
  }
  const state = currentState(replayed.timeline);
  const ending = rules.ending(state);
  const scores = rules.scores(state);
  const atTheEnd = (reason: string, cost: readonly number[] = []) => {
    cost.forEach((points, seat) => {
      if (points !== 0) lines[seat]?.push({ move: record.moves.length, reason, points });
    });
  };
  atTheEnd('settlement', ending?.settlement);
  atTheEnd('overtime', ending?.overtime);
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

export interface ScoreRow {
  /** `other` is what a move, numbered from 1, cost or brought a player who did not make it. */
  readonly kind: 'set-up' | 'move' | 'other' | 'settlement' | 'overtime';
  readonly move: number;
  readonly seat: Actor;
  readonly points: number;
  readonly sum: number;
}

/** Rows are in the order of the moves, and the last sum of a player is the score. */
export function scoreRows({ players, moves }: ScoreSheet): readonly ScoreRow[] {
  const sums = players.map(() => 0);
  const row = (kind: ScoreRow['kind'], move: number, seat: Actor, points: number): ScoreRow => {
    if (seat === 'clock') return { kind, move, seat, points: 0, sum: 0 };
    const sum = (sums[seat] ?? 0) + points;
    sums[seat] = sum;
    return { kind, move, seat, points, sum };
  };
  const brought = (kind: ScoreRow['kind'], move: number, of: (line: ScoreLine, at: number) => boolean) =>
    players.flatMap(({ lines }, at) => {
      const found = lines.filter((line) => line.move === move && of(line, at));
      if (found.length === 0) return [];
      return [
        row(
          kind,
          move,
          at as Seat,
          found.reduce((sum, { points }) => sum + points, 0),
        ),
      ];
    });
  const isSettled = ({ reason }: ScoreLine) => reason === 'settlement' || reason === 'overtime';
  const forReason = (kind: 'settlement' | 'overtime') =>
    brought(kind, moves.length, ({ reason }) => reason === kind);
  const before = brought('set-up', 0, ({ reason }) => reason === 'set-up');
  const made = moves.flatMap(({ n, seat, score }) => {
    const own = row('move', n, seat, score);
    return [own, ...brought('other', n, (line, at) => at !== seat && !isSettled(line))];
  });
  return [...before, ...made, ...forReason('settlement'), ...forReason('overtime')];
}

/** Adds this game's score to the points carried from earlier games (A6). */
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
