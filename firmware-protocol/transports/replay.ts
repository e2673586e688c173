import { decodeMessage, feed, isHostMessage, newDecoder } from '../codec/index.ts';
import type { Command } from '../link/index.ts';
import type { Clock } from './clock.ts';
import { connectBox } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { firstSequence, recordedTransport } from './recorded.ts';
import type { Trace } from './trace.ts';
import type { Transport } from './transport.ts';

/** A command that comes again so soon is the link's own second try. */
const againMs = 250;
/** How long a command waits for frames that were sent before it then. */
const patienceMs = 300;

interface Asked {
  readonly at: number;
  /** Frames sent before it. */
  readonly after: number;
  readonly command: Command;
}

/**
 * Plays a trace to a connection of today as fast as it goes, in the time of the trace: what people asked of the box then
 * is asked again. Whoever changed the link sees in the states whether it still comes to the same.
 */
export async function replayTrace(
  trace: Trace,
  onState: (state: ConnectionState) => void,
  signal?: AbortSignal,
): Promise<ConnectionState> {
  const clock = steppedClock(trace.startedAt);
  const sequence = firstSequence(trace);
  const from = clock.now() + (trace.entries[0]?.at ?? 0);
  let written = 0;
  const connection = connectBox({
    transport: countingWrites(recordedTransport(trace, clock), () => (written += 1)),
    clock,
    onState,
    ...(sequence === undefined ? {} : { sequence }),
  });
  // After as many frames as then, so that the answers in the trace fit the numbers of the questions.
  const send = (asked: Asked, patience: number): void => {
    if (written < asked.after && patience > 0) clock.after(1, () => send(asked, patience - 1));
    else void connection.send(asked.command);
  };
  for (const asked of commandsOf(trace)) clock.after(asked.at, () => send(asked, patienceMs));
  const end = from + (trace.entries.at(-1)?.at ?? 0);
  do await settled();
  while (signal?.aborted !== true && clock.step(end));
  const last = connection.state();
  await connection.close();
  return last;
}

/** All promises that can go on have gone on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What was asked of the box, but for what a link asks by itself: greetings, pictures, pings, and once its name. */
function commandsOf({ entries }: Trace): readonly Asked[] {
  const found: Asked[] = [];
  let after = -1;
  let asksName = false;
  let decoder = newDecoder;
  for (const entry of entries) {
    if (entry.kind === 'open') asksName = true;
    if (entry.kind !== 'out') continue;
    after += 1;
    const { next, frames } = feed(decoder, entry.bytes);
    decoder = next;
    for (const frame of frames) {
      const message = frame.ok ? decodeMessage(frame.value) : undefined;
      if (message?.ok !== true || !isHostMessage(message.value)) continue;
      const { value: said } = message;
      if (said.kind === 'hello' || said.kind === 'ping') continue;
      if (said.kind === 'askSnapshot' || said.kind === 'askKept') continue;
      const own = said.kind === 'askAbout' && asksName;
      if (said.kind === 'askAbout' || said.kind === 'setName') asksName = said.kind === 'setName';
      const before = found.at(-1);
      const isAgain =
        before !== undefined &&
        entry.at - before.at <= againMs &&
        JSON.stringify(before.command) === JSON.stringify(said);
      if (!own && !isAgain) found.push({ at: entry.at, after, command: said });
    }
  }
  return found;
}

function countingWrites(transport: Transport, count: () => void): Transport {
  return {
    path: transport.path,
    async open(events) {
      const opened = await transport.open(events);
      if (!opened.ok) return opened;
      const port = opened.value;
      const write: typeof port.write = (bytes) => {
        count();
        return port.write(bytes);
      };
      return { ok: true, value: { ...port, write } };
    },
  };
}

interface SteppedClock extends Clock {
  /** Goes to the next call that is due before `end` and makes it; false where there is none. */
  step(end: number): boolean;
}

/** A clock that goes from call to call, without waiting. */
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
