import {
  movesOf,
  now,
  replay,
  type Made,
  type Replay,
  type Start,
  type Timeline,
} from '#shared/engine/index.ts';
import type {
  AlphacubesEvent,
  AlphacubesMove,
  AlphacubesOptions,
  AlphacubesProblem,
  AlphacubesSetUp,
  AlphacubesState,
} from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { GameRecord } from './game-record.ts';

export type RecordTimeline = Timeline<AlphacubesState, AlphacubesMove>;
export type RecordReplay = Replay<AlphacubesState, AlphacubesMove, AlphacubesProblem>;
/** A move of a record as it is made. */
export type RecordMade = Made<AlphacubesState, AlphacubesMove, AlphacubesEvent>;

/** What the game of a record begins from. */
export function startOf(record: GameRecord): Start<AlphacubesOptions, AlphacubesSetUp> {
  const { options, players, seed, setUp } = record;
  return { options, seats: players.length, seed, setUp };
}

/** Sees every move of a record as it is made: to add it up, or to tell how far a long replay has come. */
export type ReplayWatch = (made: RecordMade) => void;

/** Plays a record from its start, to its end or to the first move that may not be made. */
export function replayRecord(record: GameRecord, words: WordJudge, watch?: ReplayWatch): RecordReplay {
  const rules = games[record.game].createRules(words);
  const replayed = replay(rules, startOf(record), record.moves, watch);
  if (!replayed.ok) return replayed;
  return { ok: true, timeline: { ...replayed.timeline, takenBack: record.takenBack } };
}

/** The record with the moves, and the mark for moves taken back, of a game in progress. */
export function withTimeline(record: GameRecord, timeline: RecordTimeline): GameRecord {
  return { ...record, takenBack: timeline.takenBack, moves: movesOf(timeline) };
}

/** What a record holds, found out by playing it. */
export interface RecordSummary {
  readonly game: string;
  readonly title: string;
  readonly version: number;
  readonly players: readonly { readonly name: string; readonly points: number }[];
  readonly moves: number;
  readonly turn: number;
  readonly toMove: readonly Seat[];
  readonly ended: boolean;
  readonly takenBack: number;
  readonly lexicon: GameRecord['lexicon'];
  /** The first move that may not be made (0: the game could not begin); what stands above holds up to there. */
  readonly problem?: (AlphacubesProblem & { readonly move: number }) | undefined;
}

/** Plays a record as far as it goes and tells where it stands; a move that may not be made is named, never thrown. */
export function verifyRecord(record: GameRecord, words: WordJudge, watch?: ReplayWatch): RecordSummary {
  const game = games[record.game];
  const rules = game.createRules(words);
  const replayed = replayRecord(record, words, watch);
  const state = replayed.timeline === undefined ? undefined : now(replayed.timeline);
  const scores = state === undefined ? [] : rules.scores(state);
  return {
    game: record.game,
    title: game.title,
    version: record.version,
    players: record.players.map(({ name }, seat) => ({ name, points: scores[seat]?.points ?? 0 })),
    moves: record.moves.length,
    turn: state === undefined ? 0 : game.turn(state),
    toMove: state === undefined ? [] : rules.toMove(state),
    ended: state !== undefined && game.isOver(state),
    takenBack: record.takenBack,
    lexicon: record.lexicon,
    problem: replayed.ok ? undefined : { ...replayed.problem, move: replayed.move },
  };
}
