import {
  createSimulatedBox,
  liftNext,
  parseFaults,
  simulatedPort,
} from '#firmware-protocol/simulator/index.ts';
import {
  connectBox,
  followingTransport,
  listPorts,
  recordable,
  serialTransport,
  systemClock,
  type Connection,
  type ConnectionState,
  type Recordable,
  type Transport,
} from '#firmware-protocol/transports/index.ts';
import type {
  BoxCheck,
  BoxSettings,
  BoxSettingsChange,
  BoxState,
  LightsRequest,
  PortInfo,
} from '#shared/contract/index.ts';
import { cli } from '#shared/i18n/en/cli.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { checkBox } from './box-check.ts';
import { flashFirmware } from './box-flash.ts';
import { lightBox, readBoxSettings, setBox, type BoxMemory } from './box-settings.ts';
import type { EventBus, ExportFile } from '../event-bus.ts';
import { openTrace } from './box-trace.ts';
import { openWatch } from './box-watch.ts';
import { createQueue } from '../turns.ts';
import { virtualBoxes, virtualPath, type VirtualBoxes } from './virtual-box.ts';

/** A path with this prefix opens a simulated box inside this program; faults may follow, as `simulator:drop,late`. */
export const simulatorPath = 'simulator:';
const liftEveryMs = 2_000;

export interface Ports {
  readonly ports: PortInfo[];
  readonly problem?: Problem;
}

export interface BoxService {
  ports(): Promise<Ports>;
  /** Opens only this port; the new state names a closed one as `replaced`, and `boxChanged` events report the rest. */
  connect(path: string): Promise<Result<BoxState, Problem>>;
  /** Stops a flashing, too. */
  disconnect(): Promise<BoxState>;
  /**
   * Closes the connection, writes the firmware through the boot loader at this port and connects to the box. The answer
   * comes at once and `boxChanged` events report the rest. Until that is over, the port has no other user.
   */
  flash(path: string): Promise<Result<BoxState, Problem>>;
  stopFlash(): void;
  state(): BoxState;
  check(): Promise<Result<BoxCheck, Problem>>;
  settings(): Promise<Result<BoxSettings, Problem>>;
  set(change: BoxSettingsChange): Promise<Result<BoxSettings, Problem>>;
  light(ask: LightsRequest): Promise<Result<undefined, Problem>>;
  record(on: boolean): Promise<Result<BoxState, Problem>>;
  trace(): Result<ExportFile, Problem>;
  readonly virtual: Pick<VirtualBoxes, 'state' | 'act'>;
}

export interface FlashRunningProblem {
  readonly code: 'box/flash-running';
  readonly path: string;
}

/** Ports are opened in this process unless `list` and `serial` reach another. Without `memory`, no debounce span is remembered. */
export function openBox(
  bus: EventBus,
  list: typeof listPorts = listPorts,
  serial: typeof serialTransport = serialTransport,
  memory?: BoxMemory,
): BoxService {
  const turns = createQueue();
  const virtual = virtualBoxes((payload) => {
    bus.emit({ event: 'virtualBoxChanged', payload });
  });
  let state: BoxState = { asOf: systemClock.date(), link: 'off', changes: [] };
  const trace = openTrace();
  const watch = openWatch();
  let reminding: Promise<void> | undefined;
  let flashing:
    | { readonly path: string; readonly stop: AbortController; readonly over: Promise<void> }
    | undefined;
  let open: (Line & { readonly connection: Connection; readonly recorder: Recordable }) | undefined;

  function show(next: Omit<BoxState, 'asOf'>): void {
    const facts = trace.facts();
    const recorded = facts === undefined ? {} : { trace: facts };
    const watched = watch.facts();
    state = {
      ...next,
      ...recorded,
      ...(watched && { watched }),
      asOf: Math.max(systemClock.date(), state.asOf + 1),
    };
    bus.emit({ event: 'boxChanged', payload: state });
  }

  async function remind(
    connection: Connection,
    { serialNumber, debounceMs }: NonNullable<ConnectionState['info']>,
  ): Promise<void> {
    const ms = await memory?.spanOf(serialNumber);
    if (ms !== undefined && ms !== debounceMs) await connection.send({ kind: 'setDebounce', ms });
  }

  /** Leaves the connection first, so that a request to a silent box does not hold up the queue. */
  const lettingGo = <T>(what: () => Promise<T>): Promise<T> => {
    open?.connection.leave();
    return turns.run('box', what);
  };

  async function end(): Promise<void> {
    const ending = open;
    open = undefined;
    ending?.recorder.stop();
    trace.stop();
    watch.end();
    await ending?.connection.close();
    ending?.rest();
  }

  const flashRuns = (path: string) => refuse<FlashRunningProblem>({ code: 'box/flash-running', path });

  function connect(path: string): Promise<Result<BoxState, Problem>> {
    if (flashing !== undefined) return Promise.resolve(flashRuns(flashing.path));
    const line = path.startsWith(virtualPath)
      ? virtual.open(path)
      : lineTo(path, followingTransport(path, serial, list));
    if (!line.ok) return Promise.resolve(line);
    return lettingGo(async () => {
      const before = open?.connection.state();
      const replaced = before === undefined || before.link === 'refused' ? {} : { replaced: before.port };
      await end();
      reminding = undefined;
      const onState = (now: ConnectionState): void => {
        if (now.info !== undefined) reminding ??= remind(connection, now.info);
        watch.see(now);
        const moved = now.port === path ? {} : { movedFrom: path };
        show({ ...shownState(now), ...replaced, ...moved });
      };
      const recorder = recordable(line.value.transport, systemClock);
      const connection = connectBox({ transport: recorder.transport, onState, onCommand: recorder.ask });
      open = { ...line.value, connection, recorder };
      return ok(state);
    });
  }

  async function flashNow(path: string, signal: AbortSignal): Promise<void> {
    const flashed = await flashFirmware(serial(path), signal, (now) => {
      show({ link: 'off', changes: [], flashing: { path, ...now } });
    });
    flashing = undefined;
    if (flashed.ok) await connect(path);
    else show({ link: 'refused', port: path, changes: [], problem: flashed.problem });
  }

  return {
    async ports() {
      const simulated: PortInfo = { path: virtualPath, label: cli.box.virtual };
      const found = await list();
      return found.ok
        ? { ports: [...found.value, simulated] }
        : { ports: [simulated], problem: found.problem };
    },
    connect,
    async disconnect() {
      flashing?.stop.abort();
      await flashing?.over;
      return lettingGo(async () => {
        await end();
        show({ link: 'off', changes: [] });
        return state;
      });
    },
    async flash(path) {
      if (flashing !== undefined) return flashRuns(flashing.path);
      const stop = new AbortController();
      const free = lettingGo(async () => {
        await end();
        show({ link: 'off', changes: [], flashing: { path, step: 'starting', done: 0, total: 0 } });
      });
      flashing = { path, stop, over: free.then(() => flashNow(path, stop.signal)) };
      await free;
      return ok(state);
    },
    stopFlash() {
      flashing?.stop.abort();
    },
    state: () => state,
    virtual,
    // Requests are queued, so that the box that was connected last answers them.
    check: () => turns.run('box', () => checkBox(open?.connection)),
    settings: () =>
      turns.run('box', async () => {
        await reminding;
        return readBoxSettings(open?.connection);
      }),
    set: (change) =>
      turns.run('box', async () => {
        const done = await setBox(open?.connection, change);
        const serialNumber = state.info?.serialNumber;
        if (done.ok && change.debounceMs !== undefined && serialNumber !== undefined) {
          await memory?.keepSpan(serialNumber, change.debounceMs);
        }
        return done;
      }),
    light: (ask) => turns.run('box', () => lightBox(open?.connection, ask)),
    record: (on) =>
      turns.run('box', async (): Promise<Result<BoxState, Problem>> => {
        if (open === undefined) return refuse({ code: 'box/not-connected' });
        if (on) {
          trace.start(systemClock.date());
          open.recorder.record(trace.write, open.connection.beginning());
          open.connection.greet();
        } else {
          open.recorder.stop();
          trace.stop();
        }
        show(state);
        return ok(state);
      }),
    trace: () => trace.file(),
  };
}

interface Line {
  readonly transport: Transport;
  rest(): void;
}

function lineTo(path: string, wire: Transport): Result<Line, Problem> {
  if (!path.startsWith(simulatorPath)) {
    return ok({ transport: wire, rest: () => undefined });
  }
  const names = path.slice(simulatorPath.length).split(',');
  const faults = parseFaults(names.filter((name) => name !== ''));
  if (!faults.ok) return faults;
  const box = createSimulatedBox({ clock: systemClock, faults: faults.value });
  const hand = setInterval(() => {
    liftNext(box, () => undefined);
  }, liftEveryMs);
  return ok({
    transport: simulatedPort(box, path),
    rest: () => {
      clearInterval(hand);
    },
  });
}

export function shownState(state: ConnectionState): Omit<BoxState, 'asOf'> {
  return { ...state, changes: state.changes.map(({ square, full, at }) => ({ square, full, at })) };
}
