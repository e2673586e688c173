import type { Rules } from '#shared/engine/index.ts';
import { actors, apply } from './apply.ts';
import { eventsFor, gains, revealsCubes } from './events.ts';
import { judge } from './judge.ts';
import { setup } from './setup.ts';
import type { AlphacubesTypes } from './types.ts';
import { viewFor } from './view.ts';

/** This implements RULES A. */
export const alphacubesRules: Rules<AlphacubesTypes> = {
  setup,
  turn: ({ turn, phase }) => ({ number: turn, seat: phase.kind === 'turn' ? phase.seat : undefined }),
  actors,
  deadline: () => undefined,
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
