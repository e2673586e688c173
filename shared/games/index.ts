import type { Game, GameTypes } from '#shared/engine/index.ts';
import type { GameManifest } from './manifest.ts';
import * as register from './register.ts';

export { fitProblem, gamesFor, ownSetGames, pieceSets, playOptions } from './sets.ts';
export type { GameManifest, GameSet } from './manifest.ts';

export type GameId = keyof typeof register;
export const gameIds = Object.keys(register) as readonly GameId[];

/** Any text is safe, including a property name of `Object`. */
export function isGameId(id: string): id is GameId {
  return Object.hasOwn(register, id);
}

export function gameOf(id: GameId): Game<GameTypes> {
  return register[id].rules;
}

export function manifestOf(id: GameId): GameManifest {
  return register[id];
}
