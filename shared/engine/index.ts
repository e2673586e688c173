export type {
  Edition,
  Actor,
  AskPlays,
  AskSearch,
  AskWords,
  Computers,
  ComputerTurn,
  Deadline,
  Ending,
  Gain,
  Game,
  GameTypes,
  LaidPiece,
  Notation,
  Onlooker,
  PictureLine,
  PlaysAsk,
  RandomPlayer,
  Rules,
  SearchAsk,
  Start,
  Step,
} from './contract.ts';
export { decisionRandom, followsOthers, levelIn, playedLevel, usualLevel } from './seats.ts';
export { isOpen, openHands } from './seats.ts';
export { seatsProblem } from './seats.ts';
export type { SeatsAllowed, SeatsProblem } from './seats.ts';
export type { HotSeat, OpenHands } from './seats.ts';
export {
  begin,
  moveAt,
  movesOf,
  now,
  play,
  propose,
  redo,
  replay,
  stateBefore,
  stepsOf,
  stretchLength,
  undo,
} from './timeline.ts';
export type { Advance, Made, Replay, ReplayHow, Stretch, Timeline } from './timeline.ts';
