import { scruble, type ScrubleOptions, type ScrubleTypes } from '#shared/games/scruble/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

/** A game that is yet to be played, with the English list, the first seat to begin. */
export function scrubleRecord(
  players: readonly RecordPlayer[],
  options: Partial<ScrubleOptions> = {},
  seed = 7,
): GameRecord<ScrubleTypes> {
  return {
    format: recordFormat,
    version: recordVersion,
    game: 'scruble',
    options: scruble.optionsSchema.parse(options),
    seed,
    setUp: { seat: 0 },
    lexicon: { name: 'english', sha256: bundledList('english').sha256 },
    players,
    takenBack: 0,
    moves: [],
  };
}
