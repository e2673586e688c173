import {
  kubagramOptions,
  type KubagramMove,
  type KubagramOptions,
  type KubagramSetUp,
  type KubagramTypes,
} from '#shared/games/kubagram/index.ts';
import { defaults } from '#shared/options/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';

export type KubagramRecord = GameRecord<KubagramTypes>;

export const ann: RecordPlayer = { name: 'Ann', kind: 'person' };
export const ben: RecordPlayer = { name: 'Ben', kind: 'person' };

export interface RecordFacts {
  readonly seed?: number;
  readonly options?: Partial<KubagramOptions>;
  readonly setUp?: KubagramSetUp;
  readonly moves?: readonly KubagramMove[];
  readonly list?: string;
}

/** A record by the English list, or another. */
export function kubagramRecord(
  players: readonly RecordPlayer[],
  { seed = 7, options = {}, setUp, moves = [], list = 'english' }: RecordFacts = {},
): KubagramRecord {
  return {
    format: recordFormat,
    version: recordVersion,
    game: 'kubagram',
    options: { ...defaults(kubagramOptions), ...options },
    seed,
    ...(setUp === undefined ? {} : { setUp }),
    players,
    lexicon: { name: list, sha256: '0'.repeat(64) },
    takenBack: 0,
    moves,
  };
}
