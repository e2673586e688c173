import { refuse } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';
import {
  openLink,
  step,
  wakeAt,
  type Command,
  type CommandResult,
  type KnownBox,
  type Link,
  type LinkInput,
} from '../link/index.ts';
import { systemClock, type Clock } from './clock.ts';
import { differsOnlyInTime, shownLink, type ConnectionState } from './connection-state.ts';
import type { OpenPort, Transport, TransportProblem } from './transport.ts';

/** A trace begins with this state of the connection, so that a replay starts from the same. */
export interface TraceStartState {
  /** Times of the last questions over this port, by the clock of the connection, oldest first. */
  readonly questions: readonly number[];
  /** The debounce span that was set, in milliseconds, and the boot number of the box when it was set, or -1 if unknown. */
  readonly span?: { readonly ms: number; readonly boot: number };
  /** A box with another serial number is refused. */
  readonly serialNumber?: string;
}

export interface ConnectOptions extends Partial<TraceStartState> {
  readonly transport: Transport;
  readonly clock?: Clock;
  /**
   * Called with every new state, but only once a second while nothing but the time of the last message changes.
   */
  readonly onState?: (state: ConnectionState) => void;
  /** Called before each command goes out that is given while the port is open. */
  readonly onCommand?: (command: Command) => void;
  /** The number of the first frame; a replay takes the recorded one. */
  readonly sequence?: number;
}

export interface Connection {
  state(): ConnectionState;
  send(command: Command): Promise<CommandResult>;
  /** Starts the conversation anew over the open port; commands without an answer are refused. */
  greet(): void;
  /** Returns the state that a trace beginning now must hold. */
  beginning(): TraceStartState;
  /** Refuses all open and later commands; `close` must follow. */
  leave(): void;
  /** Ends the connection and its tries to reopen the port. No callback runs afterwards. */
  close(): Promise<void>;
}

/** The waits before each new try at a lost port, in milliseconds; the last one repeats for ever. */
const backoffMs = [100, 250, 500, 1000] as const;
const heardEveryMs = 1000;

/**
 * Drives a link over a transport in real time. A port that fails to open at first is refused. A port that was open and
 * disappeared is tried again until `close`, and must then be the same box if it was live before.
 */
export function connectBox(options: ConnectOptions): Connection {
  const { transport, clock = systemClock, onState, onCommand } = options;
  let link: Link | undefined;
  let port: OpenPort | undefined;
  let shown: ConnectionState = { link: 'opening', port: transport.path, changes: [] };
  let told = shown;
  let expected = options.serialNumber;
  let known: KnownBox | undefined;
  let name = '';
  let askedName = false;
  let { span } = options;
  let speed: number = lineSpeeds[0];
  let portSpeed: number = lineSpeeds[0];
  let everLive = false;
  let tries = 0;
  let sequence = options.sequence ?? clock.date() % 0xffff;
  let questions = options.questions ?? [];
  let leaving = false;
  let closed = false;
  let callOff: (() => void) | undefined;
  let nextCommand = 1;
  let opening: Promise<void> = Promise.resolve();
  const inbox: LinkInput[] = [];
  const waiting = new Map<number, (result: CommandResult) => void>();

  function show(state: ConnectionState): void {
    shown = state;
    const stale = (state.heardAt ?? 0) - (told.heardAt ?? 0) >= heardEveryMs;
    if (closed || (state !== told && differsOnlyInTime(state, told) && !stale)) return;
    told = state;
    onState?.(state);
  }

  function wait(ms: number, call: () => void): void {
    callOff?.();
    callOff = clock.after(Math.max(0, ms), call);
  }

  /** An input that arrives during another waits its turn, for example when a port answers within the write. */
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
    ({ sequence, questions } = next);
    if (next.phase === 'live') {
      everLive = true;
      tries = 0;
      expected = next.expected;
      known = next.box;
      speed = next.speed;
      askName(next);
      remindSpan(next);
    }
    const due = wakeAt(next);
    if (due === undefined) callOff?.();
    else wait(due - clock.now(), () => move({ kind: 'time' }));
    for (const action of actions) {
      if (action.kind === 'send') void write(action.bytes, action.speed);
      else settle(action.id, action.result);
    }
    show(shownLink(next, transport.path, heardAt(next), known, name));
    if (next.phase === 'refused') void release();
  }

  function heardAt({ heardAt: at }: Link): number | undefined {
    return at === undefined ? undefined : Math.round(clock.date() - (clock.now() - at));
  }

  async function write(bytes: Uint8Array, atSpeed: number): Promise<void> {
    const writingTo = port;
    if (writingTo?.setSpeed !== undefined && portSpeed !== atSpeed) {
      portSpeed = atSpeed;
      await writingTo.setSpeed(atSpeed);
    }
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
    refuseWaiting();
    await open?.close();
  }

  function refuseWaiting(): void {
    for (const id of waiting.keys()) settle(id, refuse({ code: 'box/not-connected' }));
  }

  function settle(id: number, result: CommandResult): void {
    waiting.get(id)?.(result);
    waiting.delete(id);
  }

  function lose(problem: TransportProblem): void {
    if (closed) return;
    const heldBefore = everLive || tries > 0 || problem.code === 'box/unplugged';
    if (!heldBefore) return show({ ...shown, link: 'refused', problem });
    // A missing path while the cable is out is the same news.
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
    portSpeed = lineSpeeds[0];
    askedName = false;
    link = openLink(clock.now(), { expected, sequence, known, questions, speed });
    move({ kind: 'time' });
  }

  /** The name is asked for once per connection and again after a new name was set. */
  function askName({ box }: Link): void {
    if (askedName || box === undefined || box.info.minor === 0) return;
    askedName = true;
    void ask({ kind: 'askAbout' }).then((answer) => {
      if (!answer.ok || answer.value.kind !== 'about') return;
      name = answer.value.name;
      if (link !== undefined) show(shownLink(link, transport.path, heardAt(link), known, name));
    });
  }

  /** A restarted box has forgotten its debounce span; it is sent once per start. */
  function remindSpan({ box }: Link): void {
    if (span === undefined || box === undefined || box.info.boot === span.boot) return;
    span = { ...span, boot: box.info.boot };
    if (box.info.debounceMs !== span.ms) void ask({ kind: 'setDebounce', ms: span.ms });
  }

  function ask(command: Command): Promise<CommandResult> {
    if (link === undefined || leaving) return Promise.resolve(refuse({ code: 'box/not-connected' }));
    if (command.kind === 'setName') askedName = false;
    if (command.kind === 'setDebounce') span = { ms: command.ms, boot: link.box?.info.boot ?? -1 };
    const id = nextCommand++;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      move({ kind: 'command', id, command });
    });
  }

  function start(): void {
    opening = open();
  }

  onState?.(shown);
  start();
  return {
    state: () => shown,
    beginning: () => ({
      questions,
      ...(span === undefined ? {} : { span }),
      ...(expected === undefined ? {} : { serialNumber: expected }),
    }),
    send(command) {
      if (link !== undefined && !leaving) onCommand?.(command);
      return ask(command);
    },
    leave() {
      leaving = true;
      refuseWaiting();
    },
    greet() {
      if (link === undefined) return;
      refuseWaiting();
      askedName = false;
      // The old picture is not kept, so that a trace that begins here replays the same way.
      link = openLink(clock.now(), { expected, sequence, questions, speed });
      move({ kind: 'time' });
    },
    async close() {
      if (closed) return;
      closed = true;
      await release();
      // Wait for an opening under way and undo it, so that the port is free when this resolves.
      await opening;
      shown = { link: 'off', port: transport.path, changes: [] };
    },
  };
}
