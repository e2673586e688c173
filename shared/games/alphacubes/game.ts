import type { Game, Rules } from '#shared/engine/index.ts';
import { knownLanguage } from '#shared/lexicon/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { decide } from './computer/think.ts';
import { computerLevels, follow, formerLevels } from './computer/levels.ts';
import { notation } from './notation/notation.ts';
import { alphacubesOptions } from './options.ts';
import { picture } from './notation/picture.ts';
import { cubeName, pieces, setOf } from './pieces.ts';
import { moveSchema, proposalSchema, setUpSchema } from './record-pieces.ts';
import { reseated, setUpOf } from './set-up/set-up-of.ts';
import { seatsAllowed, setup } from './setup.ts';
import type { AlphacubesTypes } from './types.ts';
import { actors, apply, skipTurn } from './apply.ts';
import { eventsFor, gains, revealsCubes, words } from './events.ts';
import { judge } from './judge.ts';
import { viewFor } from './view.ts';
import { plays } from './plays.ts';

/** This implements RULES A. */
export const alphacubesRules: Rules<AlphacubesTypes> = {
  setup,
  turn: ({ turn, phase }) => ({ number: turn, seat: phase.kind === 'turn' ? phase.seat : undefined }),
  actors,
  limits: () => [],
  skipTurn,
  judge,
  apply,
  viewFor,
  eventsFor,
  reveals: revealsCubes,
  gains,
  scores: ({ seats }) => seats.map(({ points }) => points),
  ending({ phase }) {
    if (phase.kind !== 'over') return undefined;
    const { winners, reason, leftover } = phase.end;
    return { winners, reason, settlement: leftover };
  },
};

export const alphacubes: Game<AlphacubesTypes> = {
  id: 'alphacubes',
  title: 'Alphacubes',
  seats: seatsAllowed,
  lexicon: 'required',
  letters: (options) => setOf(options).alphabet,
  language: (options) => (options.set === 'own' ? knownLanguage(setOf(options).language) : undefined),
  hidesHands: true,
  options: alphacubesOptions,
  optionsSchema: optionsSchema(alphacubesOptions),
  setUpSchema,
  reseated,
  setUpOf,
  proposalSchema,
  moveSchema,
  rules: alphacubesRules,
  hintSteps: ['score', 'cubes', 'place', 'play', 'chance'],
  notation,
  picture,
  computers: { levels: computerLevels, usual: 9, follow, formerLevels, decide },
  loadRandomPlayer: async () => (await import('./random-move.ts')).randomPlayer,
  pieces,
  laid: ({ options }, move) =>
    move.kind === 'play'
      ? move.placements.map(({ cube, letter }) => ({ letter, piece: cubeName(setOf(options), cube) }))
      : [],
  words,
  plays,
};
