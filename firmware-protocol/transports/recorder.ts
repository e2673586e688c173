import { decodeMessage, feed, newDecoder } from '../codec/index.ts';
import type { Clock } from './clock.ts';
import { formatTraceEntry, formatTraceHead, type TraceEntry } from './trace.ts';
import type { OpenPort, PortEvents, Transport } from './transport.ts';

/** The same transport, with all that passes written down: `write` gets the trace line by line, line ends included. */
export function recordTransport(
  transport: Transport,
  clock: Clock,
  write: (line: string) => void,
): Transport {
  const startedAt = clock.now();
  const reader = { in: namer(), out: namer() };
  const at = (): number => Math.round(clock.now() - startedAt);
  const note = (entry: TraceEntry): void => write(formatTraceEntry(entry));
  const pass = (kind: 'in' | 'out', bytes: Uint8Array): void => {
    const says = reader[kind](bytes);
    note({ at: at(), kind, bytes, ...(says === '' ? {} : { says }) });
  };
  write(formatTraceHead(transport.path, clock.date()));

  return {
    path: transport.path,
    async open(events) {
      // Bytes may come before the opening is answered: the line that says open stands before them.
      note({ at: at(), kind: 'open' });
      const heard: PortEvents = {
        onData(bytes) {
          pass('in', bytes);
          events.onData(bytes);
        },
        onClose(problem) {
          note({ at: at(), kind: 'gone', problem });
          events.onClose(problem);
        },
      };
      const opened = await transport.open(heard);
      if (!opened.ok) {
        note({ at: at(), kind: 'refused', problem: opened.problem });
        return opened;
      }
      const { setSpeed } = opened.value;
      const port: OpenPort = {
        ...(setSpeed === undefined ? {} : { setSpeed }),
        write(bytes) {
          pass('out', bytes);
          return opened.value.write(bytes);
        },
        close() {
          note({ at: at(), kind: 'close' });
          return opened.value.close();
        },
      };
      return { ok: true, value: port };
    },
  };
}

/** Names the messages that end in each chunk of one direction. */
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
