export { compareBoard } from './at-the-board.ts';
export type { BoardFinding, BoardStep } from './at-the-board.ts';
export { assignLetters } from './notation/assignment.ts';
export type { Assignment, Assignments } from './notation/assignment.ts';
export { choose } from './computer/choose.ts';
export type { FoundPlays } from './computer/choose.ts';
export { placementsKeeping } from './computer/keeping.ts';
export { computerLevels } from './computer/levels.ts';
export type { ComputerLevel } from './computer/levels.ts';
export { laidLetters, playsRequest, squareOf } from './engine-position.ts';
export { aheadRequest, hintEffort } from './search/ahead-request.ts';
export type { AheadFound, AheadPlay } from './search/ahead.ts';
export type { BeforeEndFound } from './search/end/before-end.ts';
export type { EndFound, EndQuestion, EndTurn } from './search/end/end-game.ts';
export {
  beforeEndRequest,
  endRequest,
  leadAfter,
  parseBeforeEndFound,
  parseEndFound,
} from './search/end/end-request.ts';
export { parseAheadFound } from './search/ahead-request.ts';
export type { LaidLetter } from './engine-position.ts';
export { eventsFor } from './events.ts';
export type { AlphacubesEvent } from './events.ts';
export { alphacubes } from './game.ts';
export { cubeText, formatMove, parseCubes, parseMoveLine, playLine } from './notation/move-line.ts';
export type { LineProblem, MoveLine } from './notation/move-line.ts';
export type { AlphacubesMove, AlphacubesProposal, Placement } from './moves.ts';
export { alphacubesOptions } from './options.ts';
export type { AlphacubesOptions } from './options.ts';
export { cubeName, cubeOf, cubeTotal, setOf, unseenCubes } from './pieces.ts';
export type { SetOptions } from './pieces.ts';
export { preview } from './preview.ts';
export type { PlayPreview } from './preview.ts';
export type { AlphacubesProblem, MoveProblem, SetUpProblem } from './problems.ts';
export { alphacubesLine } from './notation/typed.ts';
export { resolvePlay } from './notation/resolve.ts';
export type { CubeChoice, ResolvedPlay, ResolveProblem } from './notation/resolve.ts';
export { alphacubesRules } from './game.ts';
export { handSize, splashPoints } from './scoring.ts';
export { barrenRoundsToEnd } from './ending.ts';
export { boardRows } from './setup.ts';
export type { AlphacubesSetUp } from './setup.ts';
export { centreOf, isOnBoard, premiumAt } from './squares.ts';
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
  Progress,
  SeatState,
} from './state.ts';
export type { AlphacubesStep, AlphacubesTypes } from './types.ts';
export type { AlphacubesTurn } from './review/turns.ts';
export { alphacubesKeyPlaces } from './texts/key-places.ts';
