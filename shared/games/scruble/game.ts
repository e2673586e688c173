import type { Game } from '#shared/engine/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { turnAndScoreRules, nothingHidden, withoutSettlement } from '../common/turns.ts';
import { actors, apply, flipMs, isTimed, skipTurn } from './apply.ts';
import { scrubleComputers } from './computer/decide.ts';
import { gains, words } from './events.ts';
import { hintSteps } from './hints.ts';
import { judge } from './judge.ts';
import { notation } from './notation/notation.ts';
import { scrubleOptions } from './options.ts';
import { pegName } from './pegs.ts';
import { picture } from './notation/picture.ts';
import { moveSchema, setUpSchema } from './schemas.ts';
import { scrubleLetters, reseated, seatsAllowed, setup, setUpOf } from './setup.ts';
import type { ScrubleTypes } from './types.ts';
import { viewFor } from './view.ts';
import { plays } from './plays.ts';

/** This implements RULES S. */
export const scruble: Game<ScrubleTypes> = {
  id: 'scruble',
  title: 'SCRUBLE Cube',
  seats: seatsAllowed,
  lexicon: 'required',
  letters: () => scrubleLetters,
  hidesHands: false,
  options: scrubleOptions,
  optionsSchema: optionsSchema(scrubleOptions),
  setUpSchema,
  reseated,
  setUpOf,
  proposalSchema: moveSchema,
  moveSchema,
  rules: {
    ...turnAndScoreRules,
    ...nothingHidden,
    ...withoutSettlement,
    setup,
    actors,
    limits: (state) =>
      isTimed(state)
        ? [
            {
              key: `scruble:turn ${state.turn}`,
              ms: state.options.flips * flipMs,
              kind: 'sand',
              move: (at) => ({ kind: 'time', by: 'clock', at }),
            },
          ]
        : [],
    skipTurn,
    judge,
    apply,
    viewFor,
    gains,
  },
  hintSteps,
  notation,
  picture,
  computers: scrubleComputers,
  loadRandomPlayer: async () => (await import('./random-move.ts')).randomPlayer,
  pieces: ({ cube }) => cube.map(pegName).sort(),
  // Pegs move from word to word with the layers, so a claim is described by its letters.
  laid: (_, move) => (move.kind === 'claim' ? Array.from(move.word, (letter) => ({ letter })) : []),
  words,
  plays,
};
