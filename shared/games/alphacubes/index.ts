export type { AlphacubesMove, Placement } from './moves.ts';
export { alphacubesOptions } from './options.ts';
export type { AlphacubesOptions } from './options.ts';
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
