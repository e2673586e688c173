export { assignLetters } from './assignment.ts';
export type { Assignment, Assignments } from './assignment.ts';
export { laidLetters, squareOf } from './engine-position.ts';
export type { LaidLetter } from './engine-position.ts';
export { computerMove } from './computer-move.ts';
export type { ComputerTurn } from './computer-move.ts';
export { eventsFor } from './events.ts';
export type { AlphacubesEvent } from './events.ts';
export { exceptionsOf } from './exceptions.ts';
export type { Exceptions } from './exceptions.ts';
export { placementsKeeping } from './keeping.ts';
export { computerLevels, levelOf } from './levels.ts';
export type { ComputerLevel } from './levels.ts';
export type { AlphacubesMove, Placement } from './moves.ts';
export { formatMove, parseMoveLine, playLine } from './notation.ts';
export type { LineProblem, MoveLine } from './notation.ts';
export { alphacubesOptions } from './options.ts';
export type { AlphacubesOptions } from './options.ts';
export { choose, decisionRandom } from './player.ts';
export type { FoundPlays } from './player.ts';
export { preview } from './preview.ts';
export type { PlayPreview } from './preview.ts';
export type { AlphacubesProblem, MoveProblem, SetUpProblem } from './problems.ts';
export { resolvePlay } from './resolve.ts';
export type { CubeChoice, ResolvedPlay, ResolveProblem } from './resolve.ts';
export { createAlphacubes } from './rules.ts';
export type { AlphacubesRules } from './rules.ts';
export { handSize, splashPoints } from './scoring.ts';
export { seatsAllowed } from './setup.ts';
export type { AlphacubesSetUp } from './setup.ts';
export { centreOf, premiumAt } from './squares.ts';
export { playsAsk, think } from './think.ts';
export type { AskPlays, PlaysAsk } from './think.ts';
export type {
  AlphacubesState,
  AlphacubesView,
  FormedWord,
  GameEnd,
  LaidCube,
  LetterTerm,
  PendingPlay,
  Phase,
  PlayScore,
  SeatState,
} from './state.ts';
export { alphacubesLetters, tableWords } from './words.ts';
export type { TableWords } from './words.ts';
