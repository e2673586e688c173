export { knowsEveryday } from './hint-search.ts';
export type { HintWords } from './hint-search.ts';
export type { LoadedGame } from './load-game.ts';
export { openPlay } from './open-plays.ts';
export { pastMoves } from './past-moves.ts';
export type { GameMoves, PastMove } from './past-moves.ts';
export { handsAt, peopleOf } from './people.ts';
export type { ComputerState, Hint, News, Play, PlayState, Saving, Stage } from './play.ts';
export type { Drafting, HintAsk, PastTurn, PlayParts, TableTypes } from './table-types.ts';
