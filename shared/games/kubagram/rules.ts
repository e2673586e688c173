import type { Rules } from '#shared/engine/index.ts';
import { actorsOf } from './seats.ts';
import { apply } from './apply.ts';
import { gains, reveals } from './events.ts';
import { judge } from './judge.ts';
import { setup } from './setup.ts';
import { scoresOf } from './turns.ts';
import type { KubagramTypes } from './types.ts';
import { viewFor } from './view.ts';

export const kubagramRules: Rules<KubagramTypes> = {
  setup,
  turn: ({ turn, phase }) => ({
    number: turn,
    seat: phase.kind === 'over' || phase.kind === 'challenge' ? undefined : phase.seat,
  }),
  actors: actorsOf,
  deadline: () => undefined,
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
