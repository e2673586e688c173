import { decodeMessage, feed, lineSpeeds, newDecoder } from '../codec/index.ts';
import type { Command } from '../link/state.ts';
import type { TraceStartState } from './connection.ts';
import { formatTraceEntry, formatTraceHead, type TraceEntry } from './trace.ts';
import type { Clock, OpenPort, PortEvents, Transport } from './transport.ts';

export interface Recordable {
  readonly transport: Transport;
  /** `write` gets lines with their ends; on an open port, a replay begins at the next hello with the state `before`. */
  record(write: (line: string) => void, before?: TraceStartState): void;
  ask(command: Command): void;
  stop(): void;
}

interface Recording {
  readonly note: (entry: TraceEntry) => void;
  readonly pass: (kind: 'in' | 'out', bytes: Uint8Array) => void;
  readonly at: () => number;
}

export function recordable(transport: Transport, clock: Clock): Recordable {
  let recording: Recording | undefined;
  let speed: number | undefined;

  const note = (entry: (at: number) => TraceEntry): void => {
    recording?.note(entry(recording.at()));
  };
  const recorded: Transport = {
    get path() {
      return transport.path;
    },
    async open(events) {
      // Bytes may come before `open` has resolved, so its line is written first.
      note((at) => ({ at, kind: 'open' }));
      const heard: PortEvents = {
        onData(bytes) {
          recording?.pass('in', bytes);
          events.onData(bytes);
        },
        onClose(problem) {
          speed = undefined;
          note((at) => ({ at, kind: 'gone', problem }));
          events.onClose(problem);
        },
      };
      const opened = await transport.open(heard);
      if (!opened.ok) {
        note((at) => ({ at, kind: 'refused', problem: opened.problem }));
        return opened;
      }
      speed = lineSpeeds[0];
      return { ok: true, value: listenedTo(opened.value) };
    },
  };

  function listenedTo(port: OpenPort): OpenPort {
    const { setSpeed } = port;
    const change = async (next: number): Promise<void> => {
      speed = next;
      note((at) => ({ at, kind: 'speed', speed: next }));
      await setSpeed?.(next);
    };
    return {
      ...(setSpeed === undefined ? {} : { setSpeed: change }),
      write(bytes) {
        recording?.pass('out', bytes);
        return port.write(bytes);
      },
      close() {
        speed = undefined;
        note((at) => ({ at, kind: 'close' }));
        return port.close();
      },
    };
  }

  return {
    transport: recorded,
    record(write, before = { questions: [] }) {
      recording = beginTrace(transport.path, clock, write, before);
      if (speed === undefined) return;
      const now = speed;
      note((at) => ({ at, kind: 'open' }));
      if (now !== lineSpeeds[0]) note((at) => ({ at, kind: 'speed', speed: now }));
    },
    ask: (command) => note((at) => ({ at, kind: 'ask', command })),
    stop() {
      if (speed !== undefined) note((at) => ({ at, kind: 'close' }));
      recording = undefined;
    },
  };
}

function beginTrace(
  path: string,
  clock: Clock,
  write: (line: string) => void,
  before: TraceStartState,
): Recording {
  const startedAt = clock.now();
  const reader = { in: namer(), out: namer() };
  const at = (): number => Math.round(clock.now() - startedAt);
  const note = (entry: TraceEntry): void => write(formatTraceEntry(entry));
  const questions = before.questions.map((time) => Math.round(time - startedAt));
  write(formatTraceHead(path, clock.date(), { ...before, questions }));
  return {
    at,
    note,
    pass(kind, bytes) {
      const says = reader[kind](bytes);
      note({ at: at(), kind, bytes, ...(says === '' ? {} : { says }) });
    },
  };
}

function namer(): (bytes: Uint8Array) => string {
  let decoder = newDecoder;
  return (bytes) => {
    const { next, frames } = feed(decoder, bytes);
    decoder = next;
    return frames
      .map((frame) => {
        const message = frame.ok ? decodeMessage(frame.value) : frame;
        return message.ok ? message.value.kind : message.problem.code;
      })
      .join(', ');
  };
}
