import type { Clock } from './transport.ts';
import { connectBox } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { firstSequence, recordedTransport } from './recorded.ts';
import type { Trace } from './trace.ts';

/** Replays a trace through the present code on the trace's clock, to show whether a changed link behaves the same. */
export async function replayTrace(
  trace: Trace,
  onState: (state: ConnectionState) => void,
  signal?: AbortSignal,
): Promise<ConnectionState> {
  const clock = steppedClock(trace.startedAt);
  const sequence = firstSequence(trace);
  const from = clock.now() - (trace.entries[0]?.at ?? 0);
  const { questions, ...before } = trace.before;
  const connection = connectBox({
    transport: recordedTransport(trace, clock, (command) => void connection.send(command)),
    clock,
    onState,
    ...before,
    questions: questions.map((at) => from + at),
    ...(sequence === undefined ? {} : { sequence }),
  });
  const end = trace.startedAt + (trace.entries.at(-1)?.at ?? 0);
  do await settled();
  while (signal?.aborted !== true && clock.step(end));
  const last = connection.state();
  await connection.close();
  return last;
}

/** Resolves when all promises that can continue have continued. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface SteppedClock extends Clock {
  step(end: number): boolean;
}

function steppedClock(start: number): SteppedClock {
  let now = start;
  let waiting: readonly { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: () => now,
    date: () => now,
    after(ms, call) {
      const entry = { at: now + ms, call };
      const later = waiting.findIndex(({ at }) => at > entry.at);
      waiting = later === -1 ? [...waiting, entry] : waiting.toSpliced(later, 0, entry);
      return () => void (waiting = waiting.filter((one) => one !== entry));
    },
    step(end) {
      const [due, ...rest] = waiting;
      if (due === undefined || due.at > end) return false;
      waiting = rest;
      now = Math.max(now, due.at);
      due.call();
      return true;
    },
  };
}
