export { assignLetters } from './assignment.ts';
export type { Assignment, Assignments } from './assignment.ts';
export { eventsFor } from './events.ts';
export type { AlphacubesEvent } from './events.ts';
export type { AlphacubesMove, Placement } from './moves.ts';
export { formatMove, parseMoveLine, playLine } from './notation.ts';
export type { LineProblem, MoveLine } from './notation.ts';
export { alphacubesOptions } from './options.ts';
export type { AlphacubesOptions } from './options.ts';
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
