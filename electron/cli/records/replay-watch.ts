import { performance } from 'node:perf_hooks';
import type { Actor } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { AnyRecord, RecordMade, ReplayWatch } from '#shared/records/index.ts';
import type { ThreadCall } from '../thread-command.ts';

export interface ReplayStopped {
  readonly code: 'cli/stopped-replay';
  readonly done: number;
  readonly total: number;
}

const everyMs = 20;

export function replayWatch({ moves: { length: total } }: AnyRecord, { reached }: ThreadCall): ReplayWatch {
  let told = -Infinity;
  let done = 0;
  return () => {
    done += 1;
    const at = performance.now();
    if (at - told < everyMs) return;
    told = at;
    reached<ReplayStopped>({ code: 'cli/stopped-replay', done, total });
  };
}

/** Others may still answer this move, which is a play open to a challenge or a turn whose lines can be stolen. */
export interface AnswerableMove {
  readonly move: number;
  readonly by: Actor;
  readonly others: readonly Seat[];
}

export function waitingWatch({ game }: AnyRecord) {
  const { rules } = gameOf(game);
  let waiting: AnswerableMove | undefined;
  let made = 0;
  return {
    watch({ before, move: { by }, state }: RecordMade): void {
      made += 1;
      const others = rules.actors(state).filter((actor) => actor !== 'clock');
      if (others.length === 0 || rules.turn(state).seat !== undefined) waiting = undefined;
      else if (waiting === undefined || rules.turn(before).seat !== undefined) {
        waiting = { move: made, by, others };
      } else waiting = { ...waiting, others };
    },
    now: (): AnswerableMove | undefined => waiting,
  };
}
