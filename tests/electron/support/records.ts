import { formatRecord, recordFormat, recordVersion } from '#shared/records/index.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

/** The text of a game that has not begun, as the app writes it. */
export function newRecordText(...names: readonly string[]): string {
  const record = {
    format: recordFormat,
    version: recordVersion,
    game: 'alphacubes',
    options: {},
    seed: 3_141_593,
    players: names.map((name) => ({ name, kind: 'person' })),
    lexicon: { name: 'english', sha256: '0'.repeat(64) },
    moves: [],
  };
  return formatRecord(readRecord(JSON.stringify(record)));
}
