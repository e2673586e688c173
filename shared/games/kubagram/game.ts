import type { Game } from '#shared/engine/index.ts';
import { knownLanguage } from '#shared/lexicon/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { decide } from './computer/decide.ts';
import { computerLevels } from './computer/levels.ts';
import { dieName, setOf } from './dice.ts';
import { notation } from './notation/notation.ts';
import { hintSteps } from './hints.ts';
import { kubagramOptions } from './options.ts';
import { picture } from './notation/picture.ts';
import { pieces } from './pieces.ts';
import { kubagramRules } from './rules.ts';
import { moveSchema, proposalSchema, setUpSchema } from './schemas.ts';
import { reseated, seatsAllowed } from './setup.ts';
import type { KubagramTypes } from './types.ts';

/** This implements RULES K. */
export const kubagram: Game<KubagramTypes> = {
  id: 'kubagram',
  title: 'Kubagram',
  seats: seatsAllowed,
  lexicon: 'required',
  letters: (options) => setOf(options).alphabet,
  language: (options) => knownLanguage(setOf(options).language),
  hidesHands: false,
  options: kubagramOptions,
  optionsSchema: optionsSchema(kubagramOptions),
  setUpSchema,
  reseated,
  proposalSchema,
  moveSchema,
  rules: kubagramRules,
  hintSteps,
  notation,
  picture,
  computers: { levels: computerLevels, decide },
  loadRandomPlayer: async () => (await import('./random-move.ts')).randomPlayer,
  pieces,
  laid: ({ options }, move) =>
    move.kind === 'claim'
      ? move.dice.map(({ die, letter }) => ({ letter, piece: dieName(setOf(options), die) }))
      : [],
};
