// The window imports types, `threads` and `pieces/assign-pieces.ts` directly, so that it loads no search.
export { assignPieces, cheapestPieces } from './pieces/assign-pieces.ts';
export type { LaidLetter, PieceAssignment } from './pieces/assign-pieces.ts';
export { checkPosition } from './positions/check-position.ts';
export type { PositionProblem } from './positions/check-position.ts';
export type { WordsRequestProblem } from './words/check-words-request.ts';
export type { GameAnswer, GameSearch, LoadSearch, Progress, WordEngine } from './engine.ts';
export type { Rulings } from './ruled-lexicon.ts';
export type { MatchPatternRequest, PatternMatches } from './words/match-pattern.ts';
export type { PatternProblem } from './words/pattern.ts';
export { parsePieces } from './pieces/pieces-text.ts';
export { bestOf, comparePlays } from './play-order.ts';
export type { LaidFace, Play, PlayList } from './play.ts';
export type { Face, Layout, Piece, Position } from './position.ts';
export type { Split, SplitRules } from './words/splits.ts';
export { createWordEngine } from './search/word-engine.ts';
export { createWordFinder } from './words/word-finder.ts';
export type { SplitsRequest, WordFinder, WordSearchProblem } from './words/word-finder.ts';
export type { PlacedWord, WordsAlong, WordsAlongRequest } from './words/words-along.ts';
export { wordsLimits } from './words/words-request.ts';
export type {
  ShownLetter,
  SpelledWord,
  WordOrder,
  WordsFound,
  WordsFromRequest,
} from './words/words-request.ts';
