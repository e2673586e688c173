import { now } from '#shared/engine/index.ts';
import { parseRecord, replayRecord } from '#shared/records/index.ts';

/**
 * The board and the cubes on it at the end of a record; undefined where the text is no record. Only what lies open
 * on the table is given out. Words are not judged again: what lies on the board was let stand when it was laid.
 */
export function positionOf(text: string) {
  const record = parseRecord(text);
  if (!record.ok) return undefined;
  const replayed = replayRecord(record.value, { has: () => true });
  if (replayed.timeline === undefined) return undefined;
  const { board, squares } = now(replayed.timeline);
  return { board, cubes: new Map(Object.entries(squares).map(([name, { letter }]) => [name, { letter }])) };
}
