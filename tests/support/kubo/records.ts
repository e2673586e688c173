import { kuboOptions, type KuboMove, type KuboOptions, type KuboTypes } from '#shared/games/kubo/index.ts';
import { defaults } from '#shared/options/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';

export type KuboRecord = GameRecord<KuboTypes>;

/** Without a limit of time, so that nothing in a test depends on the clock. */
export const untimed: KuboOptions = { ...defaults(kuboOptions), stealSeconds: 0 };

export function kuboRecord(
  players: readonly RecordPlayer[],
  seed: number,
  options: KuboOptions = untimed,
  moves: readonly KuboMove[] = [],
): KuboRecord {
  return {
    format: recordFormat,
    version: recordVersion,
    game: 'kubo',
    options,
    seed,
    players,
    takenBack: 0,
    moves,
  };
}
