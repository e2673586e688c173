import type {
  ListProblem,
  OpenPort,
  PortEntry,
  PortEvents,
  Transport,
  TransportProblem,
} from '#firmware-protocol/transports/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { SerialQuestion } from './messages.ts';
import type { SerialProcess, StartSerial } from './start-serial.ts';

/** Starting the process takes a tenth of a second or more, so that it is kept for the next question. */
const keptMs = 10_000;

export interface SerialApart {
  list(): Promise<Result<readonly PortEntry[], ListProblem>>;
  transport(path: string): Transport;
  /** Ends the process, with whatever it still does. */
  end(): void;
}

/** Everything that is known of one process, and that ends with it. */
interface Running {
  readonly process: SerialProcess;
  readonly waiting: Map<number, (answer: Result<unknown> | string) => void>;
  readonly ports: Map<number, PortEvents & { readonly path: string }>;
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
            return ports.get(said.port)?.onData(said.bytes);
          case 'gone':
            return take(ports, said.port)?.onClose(said.problem);
        }
      },
      ended(how) {
        if (running === mine) running = undefined;
        for (const answer of waiting.values()) answer(how);
        for (const [port, { path }] of ports) take(ports, port)?.onClose({ code: 'box/serial-ended', path });
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
  function ask(to: Running, question: SerialQuestion, id = (last += 1)): Promise<Result<unknown> | string> {
    return new Promise((resolve) => {
      to.waiting.set(id, (answer) => {
        to.waiting.delete(id);
        rest();
        resolve(answer);
      });
      to.process.send({ ...question, id });
    });
  }

  async function openPort(path: string, events: PortEvents): Promise<Result<OpenPort, TransportProblem>> {
    const to = (running ??= open());
    const port = (last += 1);
    let gone: TransportProblem | undefined;
    // Bytes may come together with the answer, so that the port is known before it is open.
    to.ports.set(port, {
      path,
      onData: events.onData,
      onClose(problem) {
        gone = problem;
        events.onClose(problem);
      },
    });
    const asked = async (
      question: SerialQuestion,
      id?: number,
    ): Promise<Result<undefined, TransportProblem>> => {
      if (gone !== undefined) return refuse(gone);
      const answer = await ask(to, question, id);
      return typeof answer === 'string'
        ? refuse({ code: 'box/serial-ended', path })
        : (answer as Result<undefined, TransportProblem>);
    };
    const opened = await asked({ kind: 'open', path }, port);
    if (!opened.ok) {
      to.ports.delete(port);
      return opened;
    }
    return ok({
      setSpeed: async (speed) => void (await asked({ kind: 'speed', port, speed })),
      setReady: async (isReady) => void (await asked({ kind: 'ready', port, isReady })),
      write: (bytes) => asked({ kind: 'write', port, bytes }),
      async close() {
        to.ports.delete(port);
        const closed = asked({ kind: 'close', port });
        gone ??= { code: 'box/unplugged', path };
        await closed;
      },
    });
  }

  return {
    async list() {
      const list = () => ask((running ??= open()), { kind: 'list' });
      const first = await list();
      // A list changes nothing, so that another process may be asked for it.
      const answer = typeof first === 'string' ? await list() : first;
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
