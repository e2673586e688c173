import type { GameSearch } from '#shared/word-engine/index.ts';
import type { GameManifest } from './manifest.ts';

/**
 * The search by which a game looks through a whole lexicon itself, undefined if it has none. A thread of the word engine
 * loads the rules only when it is asked for such a search.
 */
export async function loadSearch(game: string): Promise<GameSearch | undefined> {
  const games: Readonly<Record<string, GameManifest>> = await import('./register.ts');
  return Object.hasOwn(games, game) ? games[game]?.loadSearch?.() : undefined;
}
