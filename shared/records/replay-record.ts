import {
  movesOf,
  currentState,
  replay,
  type Actor,
  type Edition,
  type GameTypes,
  type AppliedMove,
  type Replay,
  type Start,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { acceptAll, type WordJudge } from '#shared/lexicon/index.ts';
import { recordVersion, type AnyRecord, type GameRecord } from './game-record.ts';
import { formerEdition } from './schema.ts';

export type RecordTimeline = Timeline<GameTypes>;
export type RecordMade = AppliedMove<GameTypes>;

export type ReplayWatch = (made: RecordMade) => void;

export interface ReplayRecordHow {
  readonly watch?: ReplayWatch | undefined;
  /** This judge judges every word anew. Without it every word in a record of version 1 is accepted. */
  readonly words?: WordJudge | undefined;
}

export function startOf<G extends GameTypes>(record: AnyRecord<G>): Start<G> {
  const { options, players, seed, setUp } = record;
  return { options, seats: players.length, seed, setUp, edition: editionOf(record) };
}

function editionOf({ version, edition }: Pick<AnyRecord, 'version' | 'edition'>): Edition | undefined {
  return version === 1 ? formerEdition : edition;
}

export function replayRecord(record: AnyRecord, how: ReplayRecordHow = {}): Replay<GameTypes> {
  const { rules } = gameOf(record.game);
  const words = how.words ?? (record.version === 1 ? acceptAll : undefined);
  const replayed = replay(rules, startOf(record), record.moves, { watch: how.watch, words });
  if (!replayed.ok) return replayed;
  return { ok: true, timeline: { ...replayed.timeline, takenBack: record.takenBack } };
}

export function withTimeline<G extends GameTypes>(
  record: AnyRecord<G>,
  timeline: Timeline<G>,
): GameRecord<G> {
  return {
    ...record,
    version: recordVersion,
    edition: editionOf(record),
    takenBack: timeline.takenBack,
    moves: movesOf(timeline),
  };
}

/** Updates a record to today's version; `words` gives version 1 its verdicts. `move` counts from 1. */
export function upgradeRecord(
  record: AnyRecord,
  words: WordJudge,
): Result<GameRecord, Problem & { readonly move: number }> {
  if (record.version !== 1) return ok(record);
  const replayed = replayRecord(record, { words });
  return replayed.ok
    ? ok(withTimeline(record, replayed.timeline))
    : refuse({ ...replayed.problem, move: replayed.move });
}

export interface RecordSummary {
  readonly game: string;
  readonly title: string;
  readonly givenTitle?: string | undefined;
  readonly version: number;
  readonly players: readonly { readonly name: string; readonly points: number }[];
  readonly moves: number;
  readonly turn: number;
  readonly toMove: readonly Actor[];
  readonly ended: boolean;
  /** Empty until the game has ended. A winner need not have the most points. */
  readonly winners: readonly Seat[];
  readonly takenBack: number;
  readonly lexicon: AnyRecord['lexicon'];
  /** `move` is the first that may not be made, 0 if the game could not begin; other facts are true up to there. */
  readonly problem?: (Problem & { readonly move: number }) | undefined;
}

/** Plays a record as far as possible. A move that may not be made is reported, not thrown. */
export function verifyRecord(record: AnyRecord, how?: ReplayRecordHow): RecordSummary {
  const { title, rules } = gameOf(record.game);
  const replayed = replayRecord(record, how);
  const state = replayed.timeline === undefined ? undefined : currentState(replayed.timeline);
  const scores = state === undefined ? [] : rules.scores(state);
  const ending = state === undefined ? undefined : rules.ending(state);
  return {
    game: record.game,
    title,
    givenTitle: record.title,
    version: record.version,
    players: record.players.map(({ name }, seat) => ({ name, points: scores[seat] ?? 0 })),
    moves: record.moves.length,
    turn: state === undefined ? 0 : rules.turn(state).number,
    toMove: state === undefined ? [] : rules.actors(state),
    ended: ending !== undefined,
    winners: ending?.winners ?? [],
    takenBack: record.takenBack,
    lexicon: record.lexicon,
    problem: replayed.ok ? undefined : { ...replayed.problem, move: replayed.move },
  };
}
