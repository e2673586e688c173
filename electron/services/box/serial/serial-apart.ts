import type {
  ListProblem,
  OpenPort,
  PortEntry,
  PortEvents,
  Transport,
  TransportProblem,
} from '#firmware-protocol/transports/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { SerialAsk } from './messages.ts';
import type { SerialProcess, StartSerial } from './start-serial.ts';

/** Starting the process takes a tenth of a second or more, so that it is kept for the next question. */
const keptMs = 10_000;

export interface SerialApart {
  list(): Promise<Result<readonly PortEntry[], ListProblem>>;
  transport(path: string): Transport;
  /** Ends the process, with whatever it still does. */
  end(): void;
}

type Asked = SerialAsk extends infer Ask ? (Ask extends SerialAsk ? Omit<Ask, 'id'> : never) : never;

/** Everything that is known of one process, and that ends with it. */
interface Running {
  readonly process: SerialProcess;
  readonly waiting: Map<number, (answer: Result<unknown> | string) => void>;
  readonly ports: Map<number, { readonly path: string; readonly events: PortEvents }>;
}

/**
 * Serial ports in a process of their own, because a driver or a native library that crashes takes its process along.
 * It is started when it is needed. When it dies, open ports are gone with the problem `box/serial-ended`, and the next
 * question starts another one.
 */
export function serialApart(program: string, start: StartSerial): SerialApart {
  let running: Running | undefined;
  let last = 0;
  let resting: NodeJS.Timeout | undefined;

  function open(): Running {
    const waiting: Running['waiting'] = new Map();
    const ports: Running['ports'] = new Map();
    const process = start(program, {
      said(said) {
        switch (said.kind) {
          case 'answer':
            return waiting.get(said.id)?.(said.result);
          case 'data':
            return ports.get(said.port)?.events.onData(said.bytes);
          case 'gone':
            return take(ports, said.port)?.events.onClose(said.problem);
        }
      },
      ended(how) {
        if (running === mine) running = undefined;
        for (const answer of waiting.values()) answer(how);
        for (const [port, { path, events }] of ports) {
          ports.delete(port);
          events.onClose({ code: 'box/serial-ended', path });
        }
      },
    });
    const mine = { process, waiting, ports };
    return mine;
  }

  function end(): void {
    clearTimeout(resting);
    const ending = running;
    running = undefined;
    ending?.process.end();
  }

  function rest(): void {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (running !== undefined && running.waiting.size + running.ports.size === 0) end();
    }, keptMs);
    resting.unref();
  }

  /** Resolves with the answer, or with how the process ended before it. */
  function ask(to: Running, asked: Asked, id = (last += 1)): Promise<Result<unknown> | string> {
    return new Promise((resolve) => {
      to.waiting.set(id, (answer) => {
        to.waiting.delete(id);
        rest();
        resolve(answer);
      });
      to.process.send({ ...asked, id });
    });
  }

  async function openPort(path: string, events: PortEvents): Promise<Result<OpenPort, TransportProblem>> {
    const to = (running ??= open());
    const port = (last += 1);
    const ended = refuse<TransportProblem>({ code: 'box/serial-ended', path });
    const orEnded = (answer: Result<unknown> | string): Result<undefined, TransportProblem> =>
      typeof answer === 'string' ? ended : (answer as Result<undefined, TransportProblem>);
    let isOpen = false;
    to.ports.set(port, {
      path,
      events: {
        onData: events.onData,
        onClose(problem) {
          // Until it is open, the answer says what went wrong.
          if (isOpen) events.onClose(problem);
        },
      },
    });
    const opened = orEnded(await ask(to, { kind: 'open', path }, port));
    if (!opened.ok) {
      to.ports.delete(port);
      return opened;
    }
    isOpen = true;
    const isHere = (): boolean => to.ports.has(port) && running === to;
    const whileHere = async (asked: Asked): Promise<void> => {
      if (isHere()) await ask(to, asked);
    };
    return ok({
      setSpeed: (speed) => whileHere({ kind: 'speed', port, speed }),
      setReady: (isReady) => whileHere({ kind: 'ready', port, isReady }),
      write: async (bytes) => (isHere() ? orEnded(await ask(to, { kind: 'write', port, bytes })) : ended),
      async close() {
        to.ports.delete(port);
        if (running === to) await ask(to, { kind: 'close', port });
      },
    });
  }

  return {
    async list() {
      const answer = await ask((running ??= open()), { kind: 'list' });
      return typeof answer === 'string'
        ? refuse({ code: 'box/no-port-list', reason: answer })
        : (answer as Result<readonly PortEntry[], ListProblem>);
    },
    transport: (path) => ({ path, open: (events) => openPort(path, events) }),
    end,
  };
}

function take<Key, Value>(from: Map<Key, Value>, key: Key): Value | undefined {
  const value = from.get(key);
  from.delete(key);
  return value;
}
