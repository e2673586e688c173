import type { Game, GameTypes } from '#shared/engine/index.ts';
import { alphacubes } from './alphacubes/game.ts';
import { cubeword } from './cubeword/game.ts';
import { kubagram } from './kubagram/game.ts';
import { kubo } from './kubo/game.ts';
import { scruble } from './scruble/game.ts';

/** A new game needs one more entry here. */
const games = { alphacubes, cubeword, kubagram, kubo, scruble } as const;

export type GameId = keyof typeof games;
export const gameIds = Object.keys(games) as readonly GameId[];

/** Any text is safe here, also a property name of `Object`. */
export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export function gameOf(id: GameId): Game<GameTypes> {
  return games[id];
}
