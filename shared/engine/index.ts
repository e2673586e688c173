export type {
  Edition,
  Actor,
  AskPlays,
  AskSearch,
  AskWords,
  Computers,
  ComputerLevelFacts,
  ComputerTurn,
  Ending,
  Gain,
  Game,
  GameTypes,
  LaidPiece,
  MadeWord,
  Notation,
  Onlooker,
  PictureLine,
  PlaysRequest,
  RandomPlayer,
  Rules,
  SearchRequest,
  Start,
  Step,
  TimeLimit,
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
  movesMade,
  play,
  propose,
  redo,
  replay,
  stateBefore,
  stepsOf,
  stretchLength,
  undo,
} from './timeline.ts';
export type { Advance, AppliedMove, MadeMove, Replay, ReplayHow, Stretch, Timeline } from './timeline.ts';
export { courseOf } from './course.ts';
export type { CourseStep, Feat, GameCourse, MadePlay, PlayWord } from './course.ts';
export { bestPlay, closestMoment, decidedBy, featsDone, longestWord, pointsAPlay } from './highlights.ts';
export type { ClosestMoment, FeatsDone, LongestWord } from './highlights.ts';
export { hasLater, learner, lessonStages, lineProposal } from './lesson.ts';
export type { Lesson, LessonStage, LessonStep } from './lesson.ts';
export {
  gradeOf,
  grades,
  nearestLevel,
  percentOf,
  seldomPoints,
  seldomShare,
  usualPoints,
} from './review.ts';
export type {
  Grade,
  PlayedTurn,
  ReviewedTurn,
  Reviewer,
  ReviewTools,
  Statement,
  Tried,
  Yardstick,
  Yardsticks,
} from './review.ts';
export { difficulties, puzzleTries } from './puzzle.ts';
export type {
  Difficulty,
  GamePuzzles,
  LevelTries,
  Proof,
  ProofTools,
  Puzzle,
  PuzzleAnswer,
  PuzzleMeasure,
  PuzzleOrigin,
  PuzzlePosition,
} from './puzzle.ts';
export { isClockEvent, isClockMove } from './clock/clock-moves.ts';
export type { ClockEvent } from './clock/clock-moves.ts';
export { clockOf, overtimeCost, overtimeOf, seatBudget, seatKey } from './clock/clock-state.ts';
export type { ClockState } from './clock/clock-state.ts';
export { timedGame } from './clock/timed-game.ts';
