import { refuse } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';
import type { Command, CommandResult, Link } from '../link/state.ts';
import { differsOnlyInTime, connectionStateOf, type ConnectionState } from './connection-state.ts';
import { advance, newConversation, type ConversationEvent, type Effect } from './conversation.ts';
import {
  systemClock,
  type Clock,
  type OpenPort,
  type Transport,
  type TransportProblem,
} from './transport.ts';

/** A trace begins with this state of the connection, so that a replay starts from the same. */
export interface TraceStartState {
  /** These are the times of the last questions over this port by the connection's clock, oldest first. */
  readonly questions: readonly number[];
  /** `ms` is the debounce span that was set; `boot` is the last known boot number of the box since then, -1 if none. */
  readonly span?: { readonly ms: number; readonly boot: number };
  readonly serialNumber?: string;
}

export interface ConnectOptions extends Partial<TraceStartState> {
  readonly transport: Transport;
  readonly clock?: Clock;
  /** Gets each new state, but at most one a second while only the time of the last message changes. */
  readonly onState?: (state: ConnectionState) => void;
  /** Gets each command that is given while the port is open, before it goes out. */
  readonly onCommand?: (command: Command) => void;
  readonly sequence?: number;
}

export interface Connection {
  state(): ConnectionState;
  send(command: Command): Promise<CommandResult>;
  /** Starts the conversation anew over the open port; commands without an answer are refused. */
  greet(): void;
  beginning(): TraceStartState;
  /** Refuses all open and later commands; `close` must follow. */
  leave(): void;
  /** Ends the connection and its tries to reopen the port. No callback runs afterwards. */
  close(): Promise<void>;
}

const heardEveryMs = 1000;

/** A port that fails at first is refused; one that was open is retried until `close`, and must be the same box. */
export function connectBox(options: ConnectOptions): Connection {
  const { transport, clock = systemClock, onState, onCommand } = options;
  let conversation = newConversation({
    expected: options.serialNumber,
    span: options.span,
    sequence: options.sequence ?? clock.date() % 0xffff,
    questions: options.questions ?? [],
  });
  let port: OpenPort | undefined;
  let portSpeed: number = lineSpeeds[0];
  let shown: ConnectionState = { link: 'opening', port: transport.path, changes: [] };
  let told = shown;
  let isClosed = false;
  let cancelTimer: (() => void) | undefined;
  let lastCommand = 0;
  let opening: Promise<void> = Promise.resolve();
  const inbox: ConversationEvent[] = [];
  const waiting = new Map<number, (result: CommandResult) => void>();

  /** An event that arrives while another is handled waits its turn, as when a port answers within the write. */
  function handle(event: ConversationEvent): void {
    inbox.push(event);
    if (inbox.length > 1) return;
    for (let first = inbox[0]; first !== undefined; first = inbox[0]) {
      try {
        if (isClosed) continue;
        const { next, effects } = advance(conversation, first, clock.now());
        conversation = next;
        // A callback may close the connection; what else was due, as the next try to open the port, is then off.
        for (const effect of effects) if (!isClosed) run(effect);
      } finally {
        inbox.shift();
      }
    }
  }

  function run(effect: Effect): void {
    switch (effect.kind) {
      case 'write':
        return void write(effect.bytes, effect.speed);
      case 'settle':
        return settle(effect.id, effect.result);
      case 'wake':
        if (effect.at === undefined) return cancelTimer?.();
        return wait(effect.at - clock.now(), () => handle({ kind: 'link', input: { kind: 'time' } }));
      case 'show':
        return show(
          connectionStateOf(effect.link, transport.path, heardAt(effect.link), effect.known, effect.name),
        );
      case 'showLost':
        return show({ ...shown, link: effect.link, problem: effect.problem });
      case 'reopen':
        return wait(effect.afterMs, start);
      case 'release':
        return void release();
    }
  }

  function show(state: ConnectionState): void {
    shown = state;
    const stale = (state.heardAt ?? 0) - (told.heardAt ?? 0) >= heardEveryMs;
    if (isClosed || (state !== told && differsOnlyInTime(state, told) && !stale)) return;
    told = state;
    onState?.(state);
  }

  function heardAt({ heardAt: at }: Link): number | undefined {
    return at === undefined ? undefined : Math.round(clock.date() - (clock.now() - at));
  }

  function wait(ms: number, call: () => void): void {
    cancelTimer?.();
    cancelTimer = clock.after(Math.max(0, ms), call);
  }

  async function write(bytes: Uint8Array, speed: number): Promise<void> {
    const writingTo = port;
    if (writingTo?.setSpeed !== undefined && portSpeed !== speed) {
      portSpeed = speed;
      await writingTo.setSpeed(speed);
    }
    const result = await writingTo?.write(bytes);
    if (result === undefined || result.ok || writingTo !== port || isClosed) return;
    await lose(result.problem);
  }

  async function lose(problem: TransportProblem): Promise<void> {
    await release();
    handle({ kind: 'lost', problem });
  }

  /** After this call, bytes from the port are ignored and none are written to it. */
  async function release(): Promise<void> {
    const open = port;
    port = undefined;
    handle({ kind: 'released' });
    cancelTimer?.();
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

  async function open(): Promise<void> {
    let gone: TransportProblem | undefined;
    const result = await transport.open({
      onData: (bytes) => handle({ kind: 'link', input: { kind: 'bytes', bytes } }),
      onClose(problem) {
        gone = problem;
        if (port !== undefined) void lose(problem);
      },
    });
    if (isClosed) return void (result.ok && (await result.value.close()));
    if (!result.ok) return handle({ kind: 'lost', problem: result.problem });
    if (gone !== undefined) return handle({ kind: 'lost', problem: gone });
    port = result.value;
    portSpeed = lineSpeeds[0];
    handle({ kind: 'opened' });
  }

  function start(): void {
    opening = open();
  }

  onState?.(shown);
  start();
  return {
    state: () => shown,
    beginning() {
      const { questions, span, expected } = conversation;
      return {
        questions,
        ...(span === undefined ? {} : { span }),
        ...(expected === undefined ? {} : { serialNumber: expected }),
      };
    },
    send(command) {
      if (conversation.link === undefined || conversation.isLeaving) {
        return Promise.resolve(refuse({ code: 'box/not-connected' }));
      }
      onCommand?.(command);
      lastCommand += 1;
      const id = lastCommand;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        handle({ kind: 'link', input: { kind: 'command', id, command } });
      });
    },
    leave() {
      handle({ kind: 'leave' });
      refuseWaiting();
    },
    greet() {
      if (conversation.link === undefined) return;
      refuseWaiting();
      handle({ kind: 'greet' });
    },
    async close() {
      if (isClosed) return;
      const released = release();
      isClosed = true;
      await released;
      // Wait for an opening under way and undo it, so that the port is free when this resolves.
      await opening;
      shown = { link: 'off', port: transport.path, changes: [] };
    },
  };
}
