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
  PlaysRequest,
  RandomPlayer,
  Rules,
  SearchRequest,
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
  currentState,
  play,
  propose,
  redo,
  replay,
  stateBefore,
  stepsOf,
  stretchLength,
  undo,
} from './timeline.ts';
export type { Advance, AppliedMove, Replay, ReplayHow, Stretch, Timeline } from './timeline.ts';
export { learner, lessonStages, lineProposal } from './lesson.ts';
export type { Lesson, LessonStage, LessonStep } from './lesson.ts';
