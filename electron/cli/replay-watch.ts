import { performance } from 'node:perf_hooks';
import type { AnyRecord, ReplayWatch } from '#shared/records/index.ts';
import type { ThreadCall } from './thread-command.ts';

export interface ReplayStopped {
  readonly code: 'cli/stopped-replay';
  readonly done: number;
  readonly total: number;
}

const everyMs = 20;

/** Reports the number of replayed moves at most every 20 ms. */
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
