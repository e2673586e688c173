import {
  cubeword,
  type CubewordMove,
  type CubewordOptions,
  type CubewordSetUp,
  type CubewordTypes,
} from '#shared/games/cubeword/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

export type CubewordRecord = GameRecord<CubewordTypes>;

/** A game with the English list, the first seat to begin. */
export function cubewordRecord(
  players: readonly RecordPlayer[],
  options: Partial<CubewordOptions> = {},
  setUp: CubewordSetUp = { seat: 0 },
  moves: readonly CubewordMove[] = [],
): CubewordRecord {
  return {
    format: recordFormat,
    version: recordVersion,
    game: 'cubeword',
    options: cubeword.optionsSchema.parse(options),
    seed: 7,
    setUp,
    lexicon: { name: 'english', sha256: bundledList('english').sha256 },
    players,
    takenBack: 0,
    moves,
  };
}
