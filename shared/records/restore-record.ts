import { currentState, undo } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import type { AnyRecord } from './game-record.ts';
import { replayRecord, startOf } from './replay-record.ts';

/** The moves of a strict game that is over can no longer be undone. */
export interface StrictOverProblem {
  readonly code: 'play/strict-over';
}

/**
 * Returns an earlier version of a game as it takes the place of what the game is now. The moves that go are undone, and
 * count as such (P15); moves that come back no longer do. What cannot be followed, or is another game, counts nothing.
 */
export function restoreRecord(present: AnyRecord, version: AnyRecord): Result<AnyRecord, StrictOverProblem> {
  if (present.game !== version.game || !isSame(startOf(present), startOf(version))) return ok(version);
  const other = present.moves.findIndex((move, at) => !isSame(move, version.moves[at]));
  const shared = other < 0 ? present.moves.length : other;
  const replayed = replayRecord(present);
  if (!replayed.ok) return ok(version);
  const isOver = gameOf(present.game).rules.ending(currentState(replayed.timeline)) !== undefined;
  if (shared < present.moves.length && isOver && isStrict(present.options))
    return refuse({ code: 'play/strict-over' });
  const [gone, back] = [present, version].map((record) => takenBackTo(record, shared));
  if (gone === undefined || back === undefined) return ok(version);
  return ok({ ...version, takenBack: Math.max(version.takenBack, gone - (back - version.takenBack)) });
}

/** Records are parsed, so the same facts stand in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What `takenBack` is once a record has been undone to its first moves; undefined where it cannot be followed. */
function takenBackTo(record: AnyRecord, moves: number): number | undefined {
  const replayed = replayRecord(record);
  if (!replayed.ok) return undefined;
  const { rules } = gameOf(record.game);
  let { timeline } = replayed;
  while (timeline.length > moves) {
    const undone = undo(rules, timeline);
    // Nothing is undone that begins with moves of the clock.
    if (undone === undefined) break;
    timeline = undone;
  }
  return timeline.takenBack;
}
