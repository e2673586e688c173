import { timedGame, type Game, type GameTypes } from '#shared/engine/index.ts';
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

const timed = new Map<GameId, Game<GameTypes>>();

/** Every game is played with the table's clock (P16). */
export function gameOf(id: GameId): Game<GameTypes> {
  const known = timed.get(id) ?? timedGame(register[id].rules);
  timed.set(id, known);
  return known;
}

export function manifestOf(id: GameId): GameManifest {
  return register[id];
}
