import type { TableTypes } from '../table-types.ts';
import { newClock } from './clock.ts';
import type { Match } from './match.ts';

export function newMatch<T extends TableTypes>(): Match<T> {
  return {
    shown: {
      stage: { kind: 'loading' },
      draft: undefined,
      saving: { kind: 'saved' },
      forward: undefined,
      news: undefined,
      refusal: undefined,
      computer: { kind: 'idle' },
      hint: undefined,
      endsAt: undefined,
      clock: { running: [], used: new Map() },
      pause: undefined,
    },
    serial: 0,
    reading: undefined,
    writing: undefined,
    waiting: [],
    curtain: undefined,
    drafts: { bySeat: new Map(), sent: new Map(), lender: undefined },
    draftWrites: { waiting: [], underWay: 0, newest: new Map(), isFailing: false },
    onlookers: 0,
    clock: newClock,
    actedAt: 0,
    computers: { isStopped: false, thinking: undefined },
    hints: { chosen: 'best', known: undefined, search: undefined, prepared: undefined },
  };
}
