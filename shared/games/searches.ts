import type { GameSearch } from '#shared/word-engine/index.ts';
import type { GameManifest } from './manifest.ts';

/** Returns undefined if the game has no search. The import is dynamic: a thread loads rules only for a search. */
export async function loadSearch(game: string): Promise<GameSearch | undefined> {
  const games: Readonly<Record<string, GameManifest>> = await import('./register.ts');
  return Object.hasOwn(games, game) ? games[game]?.loadSearch?.() : undefined;
}
