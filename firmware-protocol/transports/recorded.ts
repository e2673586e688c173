import { feed, newDecoder } from '../codec/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import type { Command } from '../link/state.ts';
import type { Trace, TraceEntry } from './trace.ts';
import type { Clock, OpenPort, PortEvents, Transport, TransportProblem } from './transport.ts';

/** Plays the box's side at its recorded times, but never before the app has sent as many chunks as it had then. */
export function recordedTransport(trace: Trace, clock: Clock, ask: (command: Command) => void): Transport {
  const sessions = cutSessions(trace.entries);
  let next = 0;
  return {
    path: trace.path,
    async open(events) {
      const session = sessions[next++];
      if (session === undefined) return refuse({ code: 'box/no-such-port', path: trace.path });
      const refused = session.find((entry) => entry.kind === 'refused');
      // Problems in a trace come from a transport, hence the cast.
      if (refused?.kind === 'refused') return refuse(refused.problem as TransportProblem);
      return ok(play(session, events, clock, ask));
    },
  };
}

/** Returns the sequence number of the first frame sent; a replay starts from it so that the recorded answers fit. */
export function firstSequence(trace: Trace): number | undefined {
  for (const entry of trace.entries) {
    if (entry.kind !== 'out') continue;
    for (const frame of feed(newDecoder, entry.bytes).frames) if (frame.ok) return frame.value.sequence;
  }
  return undefined;
}

function cutSessions(entries: readonly TraceEntry[]): TraceEntry[][] {
  const sessions: TraceEntry[][] = [];
  for (const entry of entries) {
    if (entry.kind === 'open') sessions.push([entry]);
    else sessions.at(-1)?.push(entry);
  }
  return sessions;
}

/** The playback waits at most this long for a write of the app. */
const patienceMs = 1000;
/** Times are whole ms, so starting half a ms early keeps what came before a write in the same ms before it. */
const soonerMs = 0.5;

function play(
  session: readonly TraceEntry[],
  events: PortEvents,
  clock: Clock,
  ask: (command: Command) => void,
): OpenPort {
  const openedAt = clock.now() - (session[0]?.at ?? 0);
  let said = 0;
  let expected = 0;
  let position = 0;
  let closed = false;
  let callOff = (): void => undefined;

  function go(): void {
    for (let entry = session[position]; entry !== undefined && !closed; entry = session[position]) {
      if (entry.kind === 'in' || entry.kind === 'gone' || entry.kind === 'ask') {
        const wait = entry.at - soonerMs + openedAt - clock.now() + (said < expected ? patienceMs : 0);
        if (wait > 0) return goAfter(wait);
      }
      position += 1;
      if (entry.kind === 'out') expected += 1;
      if (entry.kind === 'ask') ask(entry.command);
      if (entry.kind === 'in') events.onData(Uint8Array.from(entry.bytes));
      if (entry.kind === 'gone') {
        closed = true;
        events.onClose(entry.problem as TransportProblem);
      }
    }
  }

  function goAfter(ms: number): void {
    callOff();
    callOff = clock.after(ms, go);
  }

  goAfter(0);
  return {
    ...(session.some(({ kind }) => kind === 'speed') ? { setSpeed: async () => undefined } : {}),
    async write() {
      said += 1;
      goAfter(0);
      return ok(undefined);
    },
    async close() {
      closed = true;
      callOff();
    },
  };
}
