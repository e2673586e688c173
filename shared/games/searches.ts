import type { GameSearches } from '#shared/word-engine/index.ts';
import { searchAhead } from './alphacubes/search/search-ahead.ts';
import { searchTurns } from './cubeword/search/search-turns.ts';
import { searchClaims } from './scruble/search/search-claims.ts';

/** What games look for over a whole lexicon by themselves, by id; run by the threads of the word engine. */
export const gameSearches: GameSearches = new Map([
  ['alphacubes', searchAhead],
  ['cubeword', searchTurns],
  ['scruble', searchClaims],
]);
