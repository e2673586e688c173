import type { Game } from '#shared/engine/index.ts';
import { knownLanguage } from '#shared/lexicon/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { turnAndScoreRules, nothingHidden, withoutSettlement } from '../common/turns.ts';
import { actors, apply, isTimed, skipTurn } from './apply.ts';
import { cubewordComputers } from './computer/decide.ts';
import { cubeName, lettersOf, setOf } from './cubes.ts';
import { gains, words } from './events.ts';
import { hintSteps } from './hints.ts';
import { judge } from './judge.ts';
import { notation } from './notation/notation.ts';
import { cubewordOptions } from './options.ts';
import { picture } from './notation/picture.ts';
import { moveSchema, proposalSchema, setUpSchema } from './schemas.ts';
import { reseated, seatsAllowed, setup, setUpOf } from './setup.ts';
import type { CubewordTypes } from './types.ts';
import { poolOf, viewFor } from './view.ts';
import { plays } from './plays.ts';

/** This implements RULES C. */
export const cubeword: Game<CubewordTypes> = {
  id: 'cubeword',
  title: 'CUBEWORD',
  seats: seatsAllowed,
  lexicon: 'required',
  letters: lettersOf,
  language: (options) => (options.set === 'own' ? knownLanguage(setOf(options).language) : undefined),
  hidesHands: false,
  options: cubewordOptions,
  optionsSchema: optionsSchema(cubewordOptions),
  setUpSchema,
  reseated,
  setUpOf,
  proposalSchema,
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
              key: 'cubeword:time',
              ms: (state.options.minutes - state.minutesBefore) * 60_000,
              kind: 'rules',
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
  computers: cubewordComputers,
  loadRandomPlayer: async () => (await import('./random-move.ts')).randomPlayer,
  pieces: ({ felt, options }) => {
    const set = setOf(options);
    return [...felt.map(({ cube }) => cube), ...poolOf(felt)].map((cube) => cubeName(set, cube)).sort();
  },
  laid: ({ options }, move) =>
    move.kind === 'turn'
      ? move.parts.flatMap((part) =>
          part.kind === 'site' ? [{ letter: part.letter, piece: cubeName(setOf(options), part.cube) }] : [],
        )
      : [],
  words,
  plays,
};
