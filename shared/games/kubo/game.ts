import type { Game } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { optionsSchema } from '#shared/options/index.ts';
import { turnAndScoreRules } from '../common/turns.ts';
import { cardNames, type CardName } from './cards.ts';
import { actors, apply, moveProblem, skipTurn } from './apply.ts';
import { kuboComputers } from './computer/decide.ts';
import { hintSteps } from './hints.ts';
import { eventsFor, gains, reveals } from './events.ts';
import { format, parse } from './notation/notation.ts';
import { kuboOptions } from './options.ts';
import { picture } from './notation/picture.ts';
import { moveSchema, setUpSchema } from './schemas.ts';
import { reseated, seatsAllowed, setup, setUpOf } from './setup.ts';
import type { KuboTypes } from './types.ts';
import { viewFor } from './view.ts';
import { plays } from './plays.ts';

/** Claims keep the key, so they lengthen no steal window (U7); a turn undone and laid differently gets another key. */
function windowKey(turn: number, laid: readonly CardName[]): string {
  const bits = laid.reduce((all, card) => all | (1n << BigInt(cardNames.indexOf(card))), 0n);
  return `kubo:window:${turn}:${bits.toString(16)}`;
}

/** This implements RULES U. */
export const kubo: Game<KuboTypes> = {
  id: 'kubo',
  title: 'Kubo',
  seats: seatsAllowed,
  lexicon: 'none',
  letters: () => '',
  hidesHands: true,
  options: kuboOptions,
  optionsSchema: optionsSchema(kuboOptions),
  setUpSchema,
  reseated,
  setUpOf,
  proposalSchema: moveSchema,
  moveSchema,
  rules: {
    ...turnAndScoreRules,
    setup,
    actors,
    limits: ({ options, phase, turn }) =>
      phase.kind === 'window' && options.stealSeconds > 0
        ? [
            {
              key: windowKey(turn, phase.laid),
              ms: options.stealSeconds * 1000,
              kind: 'rules',
              move: (at) => ({ kind: 'close', by: 'clock', at }),
            },
          ]
        : [],
    skipTurn,
    judge: (state, move) => {
      const problem = moveProblem(state, move);
      return problem === undefined ? ok(move) : refuse(problem);
    },
    apply,
    viewFor,
    eventsFor,
    reveals,
    gains,
    ending: ({ phase }) =>
      phase.kind === 'over'
        ? { winners: phase.winners, reason: phase.reason, settlement: phase.result.minus }
        : undefined,
  },
  hintSteps,
  picture,
  notation: {
    format: (_view, move) => format(move),
    parse: (_view, by, text) => parse(by, text),
  },
  computers: kuboComputers,
  loadRandomPlayer: async () => ({ move: (await import('./random-move.ts')).randomMove }),
  pieces: ({ table, deck, seats }) => [...table, ...deck, ...seats.flatMap(({ hand }) => hand)].sort(),
  plays,
};
