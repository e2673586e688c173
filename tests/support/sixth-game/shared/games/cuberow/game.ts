import { z } from 'zod';
import type { Game } from '#shared/engine/index.ts';
import { ok, refuse, seat } from '#shared/kernel/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { apply } from './apply.ts';
import { cuberowComputers, hintSteps } from './computer.ts';
import { moveProblem, onTurn } from './legality.ts';
import { moveSchema } from './moves.ts';
import { notation } from './notation.ts';
import { cuberowOptions } from './options.ts';
import { seatsAllowed, setup } from './setup.ts';
import type { CuberowTypes } from './state.ts';
import { viewFor } from './view.ts';

/** Players take a cube from either end of a row and score the letter on top. */
export const cuberow: Game<CuberowTypes> = {
  id: 'cuberow',
  title: 'Cuberow',
  seats: seatsAllowed,
  lexicon: 'none',
  letters: () => '',
  hidesHands: false,
  options: cuberowOptions,
  optionsSchema: optionsSchema(cuberowOptions),
  setUpSchema: z.strictObject({}),
  proposalSchema: moveSchema,
  moveSchema,
  rules: {
    setup,
    turn: (state) => ({ number: state.moves + 1, seat: onTurn(state) }),
    actors: (state) => [onTurn(state) ?? []].flat(),
    limits: () => [],
    skipTurn: (state) => ({ state: { ...state, moves: state.moves + 1 }, events: [] }),
    judge: (state, move) => {
      const problem = moveProblem(state, move);
      return problem === undefined ? ok(move) : refuse(problem);
    },
    apply,
    viewFor,
    eventsFor: (events) => events,
    reveals: () => false,
    gains: (event) => [event],
    scores: ({ points }) => points,
    ending: ({ row, points }) =>
      row.length > 0
        ? undefined
        : {
            winners: points.flatMap((one, at) => (one === Math.max(...points) ? [seat(at)] : [])),
            reason: 'row-empty',
            settlement: points.map(() => 0),
          },
  },
  hintSteps,
  notation,
  computers: cuberowComputers,
  loadRandomPlayer: async () => (await import('./random-move.ts')).randomPlayer,
  pieces: ({ row, taken }) => [...row, ...taken].map(({ cube }) => `cube ${cube + 1}`).sort(),
};
