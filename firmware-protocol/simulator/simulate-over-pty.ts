import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { systemClock } from '../transports/transport.ts';
import type { Faults } from './faults.ts';
import { openPty, type Pty, type PtyProblem } from './pty.ts';
import type { Wire } from './faulty-line.ts';
import { createSimulatedBox, type SimulatedBox } from './simulated-box.ts';
import { formatSquare, parseSimulatorCommand, type SimulatorCommand } from './simulator-command.ts';

export type SimulatorEvent =
  | { readonly kind: 'ready'; readonly path: string; readonly rows: number; readonly columns: number }
  | { readonly kind: 'lifted' | 'put'; readonly square: string; readonly left: number }
  | { readonly kind: 'filled' | 'cleared' | 'reset' | 'unplugged' | 'plugged' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface LiftableBox extends Pick<SimulatedBox, 'squares' | 'set' | 'reset'> {
  readonly model: { readonly rows: number; readonly columns: number };
  connect(hear: (bytes: Uint8Array) => void): Pick<Wire, 'write' | 'disconnect'>;
  /** Some boxes draw their power from the cable. */
  unplug?(): void;
  plug?(): void;
  stop?(): void;
}

export interface SimulateOptions {
  /** Replaces the simulated box; rows, columns, serial number and most faults are then ignored. */
  readonly box?: LiftableBox;
  readonly rows?: number;
  readonly columns?: number;
  readonly serialNumber?: string;
  readonly faults?: Faults;
  /** A cube is lifted at this interval in milliseconds, bottom row first; undefined lifts none. */
  readonly every?: number;
  readonly commands?: AsyncIterable<string>;
  readonly signal: AbortSignal;
  readonly onEvent?: (event: SimulatorEvent) => void;
}

/** A program that has the port open sends something every 500 ms, so a longer silence means that it was closed. */
const openedAfterMs = 1500;

/** Runs a box behind a pseudo-terminal until `signal` aborts. It refuses when no pseudo-terminal can be made. */
export async function simulateOverPty(options: SimulateOptions): Promise<Result<undefined, PtyProblem>> {
  const { faults, every, commands, signal } = options;
  const tell = options.onEvent ?? (() => undefined);
  const box = options.box ?? simulatedBox(options);
  const { rows, columns } = box.model;
  let toBox: Wire['write'] = () => undefined;
  const opened = await openPty((bytes) => toBox(bytes));
  if (!opened.ok) return opened;
  const pty = opened.value;
  const wire = box.connect((bytes) => pty.write(bytes));
  let heardAt = -Infinity;
  toBox = (bytes) => {
    // Nothing tells this end when a program opens the other; the first bytes after a silence count as an opening.
    const quietMs = systemClock.now() - heardAt;
    heardAt = systemClock.now();
    if (faults?.resetOnOpen === true && quietMs > openedAfterMs) box.reset();
    wire.write(bytes);
  };
  tell({ kind: 'ready', path: pty.path, rows, columns });

  const player = every === undefined ? undefined : setInterval(() => liftNext(box, tell), every);
  const obeyed = commands === undefined ? undefined : obeyAll(commands, box, pty, signal, tell);
  await aborted(signal);
  clearInterval(player);
  wire.disconnect();
  box.stop?.();
  await pty.unplug();
  void obeyed;
  return ok(undefined);
}

function simulatedBox({ rows = 9, columns = 12, serialNumber, faults }: SimulateOptions): SimulatedBox {
  return createSimulatedBox({
    clock: systemClock,
    rows,
    columns,
    ...(serialNumber === undefined ? {} : { serialNumber }),
    ...(faults === undefined ? {} : { faults }),
  });
}

/** Lifts the next cube as in Kubagram: the bottom row first, from the left. An empty box is filled. */
export function liftNext(box: LiftableBox, tell: (event: SimulatorEvent) => void): void {
  const { rows, columns } = box.model;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const from = box.squares().indexOf('1', row * columns);
    if (from === -1 || from >= (row + 1) * columns) continue;
    return obey({ kind: 'lift', square: from }, box, tell);
  }
  obey({ kind: 'fill' }, box, tell);
}

function obey(
  command: Exclude<SimulatorCommand, { kind: 'unplug' }>,
  box: LiftableBox,
  tell: (event: SimulatorEvent) => void,
): void {
  const { columns } = box.model;
  switch (command.kind) {
    case 'lift':
    case 'put': {
      box.set(command.square, command.kind === 'put');
      const square = formatSquare(command.square, columns);
      const left = box.squares().split('1').length - 1;
      return tell({ kind: command.kind === 'put' ? 'put' : 'lifted', square, left });
    }
    case 'fill':
    case 'clear': {
      const full = command.kind === 'fill';
      for (let square = 0; square < box.squares().length; square += 1) box.set(square, full);
      return tell({ kind: full ? 'filled' : 'cleared' });
    }
    case 'reset':
      box.reset();
      return tell({ kind: 'reset' });
  }
}

async function obeyAll(
  lines: AsyncIterable<string>,
  box: LiftableBox,
  pty: Pty,
  signal: AbortSignal,
  tell: (event: SimulatorEvent) => void,
): Promise<void> {
  const { rows, columns } = box.model;
  for await (const line of lines) {
    if (signal.aborted) return;
    if (line.trim() === '') continue;
    const command = parseSimulatorCommand(line, rows, columns);
    if (!command.ok) tell({ kind: 'problem', problem: command.problem });
    else if (command.value.kind === 'unplug') await pull(box, pty, command.value.seconds, signal, tell);
    else obey(command.value, box, tell);
  }
}

async function pull(
  box: LiftableBox,
  pty: Pty,
  seconds: number,
  signal: AbortSignal,
  tell: (event: SimulatorEvent) => void,
): Promise<void> {
  await pty.unplug();
  box.unplug?.();
  tell({ kind: 'unplugged' });
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  if (signal.aborted) return;
  box.plug?.();
  const back = await pty.plug();
  tell(back.ok ? { kind: 'plugged' } : { kind: 'problem', problem: back.problem });
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
