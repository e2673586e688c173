import type { Game, Rules } from '#shared/engine/index.ts';
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
import { moveSchema, proposalSchema, setUpSchema } from './schemas.ts';
import { setUpOf } from './set-up/set-up-of.ts';
import { reseated, seatsAllowed, setup } from './setup.ts';
import type { KubagramTypes } from './types.ts';
import { actorsOf } from './seats.ts';
import { apply, skipTurn } from './apply.ts';
import { gains, reveals, words } from './events.ts';
import { judge } from './judge.ts';
import { scoresOf } from './turns.ts';
import { viewFor } from './view.ts';
import { plays } from './plays.ts';

export const kubagramRules: Rules<KubagramTypes> = {
  setup,
  turn: ({ turn, phase }) => ({
    number: turn,
    seat: phase.kind === 'over' || phase.kind === 'challenge' ? undefined : phase.seat,
  }),
  actors: actorsOf,
  limits: () => [],
  skipTurn,
  judge,
  apply,
  viewFor,
  eventsFor: (events) => events,
  reveals,
  gains,
  scores: scoresOf,
  ending: ({ phase }) =>
    phase.kind === 'over'
      ? { winners: phase.end.winners, reason: 'box-empty', settlement: phase.end.settlement }
      : undefined,
};

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
  setUpOf,
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
  words,
  plays,
};
