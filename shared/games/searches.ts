import type { GameSearches } from '#shared/word-engine/index.ts';
import { searchAhead } from './alphacubes/search/search-ahead.ts';
import { searchTurns } from './cubeword/search/search-turns.ts';
import { searchClaims } from './scruble/search/search-claims.ts';

/** The threads of the word engine run these searches, by which a game looks through a whole lexicon itself. */
export const gameSearches: GameSearches = new Map([
  ['alphacubes', searchAhead],
  ['cubeword', searchTurns],
  ['scruble', searchClaims],
]);
