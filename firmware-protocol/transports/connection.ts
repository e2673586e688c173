import { refuse, type Result } from '#shared/kernel/index.ts';
import {
  openLink,
  step,
  wakeAt,
  type Command,
  type CommandProblem,
  type KnownBox,
  type Link,
  type LinkInput,
} from '../link/index.ts';
import { systemClock, type Clock } from './clock.ts';
import { sameButTime, shownLink, type ConnectionState } from './connection-state.ts';
import type { OpenPort, Transport, TransportProblem } from './transport.ts';

export interface ConnectOptions {
  readonly transport: Transport;
  readonly clock?: Clock;
  /** Called with every new state; when only the time of the last word has changed, once a second. */
  readonly onState?: (state: ConnectionState) => void;
  /** Serial number of the box that is wanted; any other is refused. */
  readonly serialNumber?: string;
  /** Number of the first frame; a replay of a trace takes the recorded one. */
  readonly sequence?: number;
}

export interface Connection {
  state(): ConnectionState;
  send(command: Command): Promise<Result<undefined, CommandProblem>>;
  /** Ends the connection and its tries to come back. Nothing is called after it. */
  close(): Promise<void>;
}

/** Waits before another try at a lost port, in milliseconds; the last one goes on for ever. */
const backoffMs = [100, 250, 500, 1000] as const;
const heardEveryMs = 1000;

/**
 * Drives a link over a transport in real time. A port that will not open at first is refused; one that was open and
 * went away is tried again by itself until `close`, and must then be the same box if it was live before.
 */
export function connectBox(options: ConnectOptions): Connection {
  const { transport, clock = systemClock, onState, serialNumber } = options;
  let link: Link | undefined;
  let port: OpenPort | undefined;
  let shown: ConnectionState = { link: 'opening', port: transport.path, changes: [] };
  let told = shown;
  let expected = serialNumber;
  let known: KnownBox | undefined;
  let everLive = false;
  let tries = 0;
  let sequence = options.sequence ?? clock.date() % 0xffff;
  let closed = false;
  let callOff: (() => void) | undefined;
  let nextCommand = 1;
  let opening: Promise<void> = Promise.resolve();
  const inbox: LinkInput[] = [];
  const waiting = new Map<number, (result: Result<undefined, CommandProblem>) => void>();

  function show(state: ConnectionState): void {
    shown = state;
    const stale = (state.heardAt ?? 0) - (told.heardAt ?? 0) >= heardEveryMs;
    if (closed || (state !== told && sameButTime(state, told) && !stale)) return;
    told = state;
    onState?.(state);
  }

  function wait(ms: number, call: () => void): void {
    callOff?.();
    callOff = clock.after(Math.max(0, ms), call);
  }

  /** Inputs that come while another is worked on, as from a port that answers within the write, wait their turn. */
  function move(input: LinkInput): void {
    inbox.push(input);
    if (inbox.length > 1) return;
    for (let first = inbox[0]; first !== undefined; first = inbox[0]) {
      try {
        handle(first);
      } finally {
        inbox.shift();
      }
    }
  }

  function handle(input: LinkInput): void {
    if (link === undefined || closed) return;
    const { next, actions } = step(link, input, clock.now());
    link = next;
    sequence = next.sequence;
    if (next.phase === 'live') {
      everLive = true;
      tries = 0;
      expected = next.expected;
      known = next.box;
    }
    const due = wakeAt(next);
    if (due === undefined) callOff?.();
    else wait(due - clock.now(), () => move({ kind: 'time' }));
    for (const action of actions) {
      if (action.kind === 'send') void write(action.bytes);
      else settle(action.id, action.result);
    }
    show(shownLink(next, transport.path, heardAt(next), known));
    // A thing that is not our box is left alone at once.
    if (next.phase === 'refused') void release();
  }

  /** When the box was last heard, by the wall clock. */
  function heardAt({ heardAt: at }: Link): number | undefined {
    return at === undefined ? undefined : Math.round(clock.date() - (clock.now() - at));
  }

  async function write(bytes: Uint8Array): Promise<void> {
    const writingTo = port;
    const result = await writingTo?.write(bytes);
    if (result === undefined || result.ok || writingTo !== port || closed) return;
    await release();
    lose(result.problem);
  }

  async function release(): Promise<void> {
    const open = port;
    port = undefined;
    link = undefined;
    callOff?.();
    for (const id of waiting.keys()) settle(id, refuse({ code: 'box/not-connected' }));
    await open?.close();
  }

  function settle(id: number, result: Result<undefined, CommandProblem>): void {
    waiting.get(id)?.(result);
    waiting.delete(id);
  }

  function lose(problem: TransportProblem): void {
    if (closed) return;
    const heldBefore = everLive || tries > 0 || problem.code === 'box/unplugged';
    if (!heldBefore) return show({ ...shown, link: 'refused', problem });
    // While the cable is out its path is missing too: that is the same news.
    const unplugged: TransportProblem = { code: 'box/unplugged', path: transport.path };
    show({ ...shown, link: 'lost', problem: problem.code === 'box/no-such-port' ? unplugged : problem });
    const ms = backoffMs[Math.min(tries, backoffMs.length - 1)] ?? 1000;
    tries += 1;
    wait(ms, start);
  }

  async function open(): Promise<void> {
    let gone: TransportProblem | undefined;
    const result = await transport.open({
      onData: (bytes) => move({ kind: 'bytes', bytes }),
      onClose(problem) {
        gone = problem;
        if (link === undefined) return;
        void release().then(() => lose(problem));
      },
    });
    if (closed) return void (result.ok && (await result.value.close()));
    if (!result.ok) return lose(result.problem);
    if (gone !== undefined) return lose(gone);
    port = result.value;
    link = openLink(clock.now(), { expected, sequence, known });
    move({ kind: 'time' });
  }

  function start(): void {
    opening = open();
  }

  onState?.(shown);
  start();
  return {
    state: () => shown,
    send(command) {
      if (link === undefined) return Promise.resolve(refuse({ code: 'box/not-connected' }));
      const id = nextCommand++;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        move({ kind: 'command', id, command });
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      await release();
      // An opening under way is waited for and undone, so that the port is free when this is answered.
      await opening;
      shown = { link: 'off', port: transport.path, changes: [] };
    },
  };
}
