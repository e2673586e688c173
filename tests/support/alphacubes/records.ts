import type { AlphacubesTypes } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord, recordVersion, type GameRecord } from '#shared/records/index.ts';

export type AlphacubesRecord = GameRecord<AlphacubesTypes>;

/** A record of today's version, read from its text. */
export function readRecord(text: string): AlphacubesRecord {
  const record = expectOk(parseRecord(text));
  if (record.version !== recordVersion || record.game !== 'alphacubes') {
    throw new Error(`No record of Alphacubes in version ${recordVersion}`);
  }
  return record as AlphacubesRecord;
}
