import type { AlphacubesRecord } from './records.ts';

/** The text of a record as version 1 wrote it: moves name their `seat` and hold no verdicts. */
export function version1Text(record: AlphacubesRecord): string {
  const moves = record.moves.map((move) => {
    const { by, ...rest } = { ...move, accepted: undefined, good: undefined };
    return { ...rest, seat: by };
  });
  return JSON.stringify({ ...record, version: 1, moves });
}
