import { optionsSchema } from '#shared/options/index.ts';
import type { Game } from '../game.ts';
import type { AlphacubesEvent } from './events.ts';
import type { AlphacubesMove } from './moves.ts';
import { alphacubesOptions, type AlphacubesOptions } from './options.ts';
import type { AlphacubesProblem } from './problems.ts';
import { moveSchema, setUpSchema } from './record-pieces.ts';
import { createAlphacubes } from './rules.ts';
import { seatsAllowed, type AlphacubesSetUp } from './setup.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';
import { alphacubesLetters } from './words.ts';

/** Alphacubes in the list of games. */
export const alphacubes: Game<
  AlphacubesState,
  AlphacubesMove,
  AlphacubesEvent,
  AlphacubesProblem,
  AlphacubesView,
  AlphacubesOptions,
  AlphacubesSetUp
> = {
  id: 'alphacubes',
  title: 'Alphacubes',
  seats: seatsAllowed,
  options: alphacubesOptions,
  optionsSchema: optionsSchema(alphacubesOptions),
  letters: alphacubesLetters,
  setUpSchema,
  moveSchema,
  createRules: createAlphacubes,
  gain: (event) =>
    event.kind === 'scored' || event.kind === 'bonus'
      ? { seat: event.seat, points: event.points }
      : undefined,
  settlement: (state) => (state.phase.kind === 'over' ? state.phase.end.leftover : undefined),
  isOver: (state) => state.phase.kind === 'over',
  turn: (state) => state.turn,
};
