import type { Timeline } from '#shared/engine/index.ts';
import type { AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { replayRecord, type AnyRecord, type ReplayRecordHow } from '#shared/records/index.ts';

/** A record of Alphacubes played to its last move; throws at a move that may not be made. */
export function timelineOf(
  record: AnyRecord<AlphacubesTypes>,
  how?: ReplayRecordHow,
): Timeline<AlphacubesTypes> {
  const replayed = replayRecord(record, how);
  if (!replayed.ok) throw new Error(`Move ${replayed.move}: ${JSON.stringify(replayed.problem)}`);
  return replayed.timeline as Timeline<AlphacubesTypes>;
}
