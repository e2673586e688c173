export { makePuzzle } from './make-puzzle.ts';
export type { MakeHow, MakeTools } from './make-puzzle.ts';
export { isMistake, puzzleOfTurn } from './mistakes.ts';
export { placeOfDay } from './of-day.ts';
export { openPuzzle, puzzleRecord } from './open-puzzle.ts';
export type { OpenedPuzzle } from './open-puzzle.ts';
export { puzzlesOf, puzzlesOfDay } from './todays-puzzles.ts';
export { hintsOf, verdictOf } from './verdict.ts';
export type { PuzzleVerdict } from './verdict.ts';
