export { monotonicNow } from './run-match.ts';
export { knowsEveryday } from './hint-search.ts';
export type { HintWords } from './hint-search.ts';
export type { LoadedGame } from './load-game.ts';
export { openPlay } from './open-plays.ts';
export { pastMoves } from './past-moves.ts';
export type { GameMoves, PastMove } from './past-moves.ts';
export { handsAt, onlookerAt, peopleOf } from './people.ts';
export type {
  ComputerState,
  Hint,
  News,
  Play,
  PlayState,
  RunningLimit,
  Saving,
  ShownClock,
  Stage,
} from './play.ts';
export type { Drafting, HintRequest, PlayParts, TableTypes } from './table-types.ts';
