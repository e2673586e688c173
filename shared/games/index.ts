import type { Game, GameTypes } from '#shared/engine/index.ts';
import { alphacubes } from './alphacubes/game.ts';
import { cubeword } from './cubeword/game.ts';
import { kubagram } from './kubagram/game.ts';
import { kubo } from './kubo/game.ts';
import { scruble } from './scruble/game.ts';

/** Every game that can be played, by id. A new game is one more line here. */
const games = { alphacubes, cubeword, kubagram, kubo, scruble } as const;

export type GameId = keyof typeof games;
export const gameIds = Object.keys(games) as readonly GameId[];

/** Whether there is a game of this id; safe for any text. */
export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

/** The game as everything outside its own folders knows it. */
export function gameOf(id: GameId): Game<GameTypes> {
  return games[id];
}
