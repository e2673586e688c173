import { now } from '#shared/engine/index.ts';
import type { AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { gameOf } from '#shared/games/index.ts';
import { parseRecord, replayRecord } from '#shared/records/index.ts';

/**
 * The board and the cubes on it at the end of a record; undefined where the text is no record. Only what lies open
 * on the table is given out. Words are not judged again: what lies on the board was let stand when it was laid.
 */
export function positionOf(text: string) {
  const record = parseRecord(text);
  if (!record.ok) return undefined;
  const replayed = replayRecord(record.value);
  if (replayed.timeline === undefined) return undefined;
  const { rules } = gameOf(record.value.game);
  const { board, squares } = rules.viewFor(now(replayed.timeline), 'table') as AlphacubesView;
  return { board, cubes: new Map(Object.entries(squares).map(([name, { letter }]) => [name, { letter }])) };
}
