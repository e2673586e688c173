import { movesOf } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';
import { anyGame } from './contract/any-game.ts';
import { playAtRandom } from './contract/random-game.ts';

/** The record of a game played at random, with these players in its seats, the last ones again if there are more. */
export async function randomRecord(
  game: GameId,
  seed: number,
  players: readonly [RecordPlayer, ...RecordPlayer[]],
): Promise<GameRecord> {
  const { start, timeline } = await playAtRandom(anyGame(game), seed);
  const seated = Array.from({ length: start.seats }, (_, seat): RecordPlayer => {
    return players[seat] ?? { name: `Guest ${seat}`, kind: 'person' };
  });
  return {
    format: recordFormat,
    version: recordVersion,
    game,
    options: start.options,
    seed,
    players: seated,
    takenBack: 0,
    moves: movesOf(timeline),
  };
}
