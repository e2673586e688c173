import { nextInt, randomFrom, type Seed } from '#shared/kernel/index.ts';
import { unasked, withSquare, type Squares } from '../codec/index.ts';
import type { Clock } from '../transports/transport.ts';
import { receive } from './answering.ts';
import {
  nextBoot,
  sendError,
  sense,
  startDevice,
  type Device,
  type DeviceModel,
  type DeviceStep,
} from './device.ts';
import { noFaults, throughLine, type Faults, type Arrival } from './faults.ts';
import { atSpeed, follow, lineSpeed, type BoxSpeed } from './line-speed.ts';
import { deviceWakeAt, isAwake, passTime } from './reports.ts';

export interface BoxOptions {
  readonly clock: Clock;
  readonly rows?: number;
  readonly columns?: number;
  readonly serialNumber?: string;
  readonly faults?: Faults;
  readonly seed?: Seed;
  readonly squares?: Squares;
  readonly speed?: BoxSpeed;
  readonly event?: number;
  readonly kept?: number;
}

export interface SimulatedBox {
  readonly model: DeviceModel;
  /** Returns the cubes as they lie, before debounce. */
  squares(): Squares;
  set(square: number, full: boolean): void;
  reset(): void;
  setFaults(faults: Faults): void;
  breakSensors(squares: readonly number[]): void;
  connect(hear: (bytes: Uint8Array) => void): Wire;
  device(): Device;
  /** Silences the box and cancels its timers, so that the program can exit. */
  stop(): void;
}

export interface Wire {
  write(bytes: Uint8Array): void;
  setSpeed(speed: number): void;
  disconnect(): void;
}

const olderFeatures = ['lights', 'debounce'] as const;
const features = [
  ...olderFeatures,
  'kept',
  'levels',
  'style',
  'selfTest',
  'calibrate',
  'name',
  'update',
] as const;

const floodEveryMs = 50;
/** The boot loader starts this long after the acknowledgement; it then restarts the box. */
const updateAfterMs = 100;
const chatterEveryMs = 400;

export function createSimulatedBox(options: BoxOptions): SimulatedBox {
  const { rows = 9, columns = 12, serialNumber = 'CW-SIM-0001', seed = 1 } = options;
  const clock = stoppableClock(options.clock);
  let faults = options.faults ?? noFaults;
  let random = randomFrom(seed);
  let squares = options.squares ?? '1'.repeat(rows * columns);
  const model: DeviceModel = {
    rows,
    columns,
    serialNumber,
    firmware: faults.minor === 0 ? '1.0.0' : '1.1.0',
    features: faults.minor === 0 ? olderFeatures : features,
    kept: options.kept ?? 256,
    protocol: { major: faults.major, minor: faults.minor },
  };
  let line = lineSpeed(options.speed ?? 'any');
  let device: Device = {
    ...startDevice(model, squares, 1 + (seed % 60_000), clock.now()),
    event: options.event ?? 0,
    unsound: faults.broken,
  };
  let readyAt = clock.now();
  let hear: ((bytes: Uint8Array) => void) | undefined;
  let callOff: (() => void) | undefined;

  function carry(bytes: Uint8Array): readonly Arrival[] {
    const [timed, afterSpeed] = atSpeed(line, bytes, random);
    const [arrivals, after] = throughLine(faults, timed, afterSpeed);
    random = after;
    return arrivals;
  }

  function emit(bytes: Uint8Array): void {
    const listener = hear;
    const arrivals = carry(bytes);
    for (const arrival of arrivals) {
      const deliver = (): void => {
        if (hear === listener) listener?.(arrival.bytes);
      };
      if (arrival.afterMs === 0) deliver();
      else clock.after(arrival.afterMs, deliver);
    }
  }

  function take({ next, frames }: DeviceStep): void {
    device = next;
    for (const frame of frames) emit(frame);
  }

  function settle(): void {
    callOff?.();
    callOff = undefined;
    if (clock.now() >= readyAt) take(passTime(device, clock.now()));
    const due = deviceWakeAt(device, clock.now());
    if (due !== undefined) callOff = clock.after(Math.max(1, Math.max(due, readyAt) - clock.now()), settle);
  }

  function reset(): void {
    const boot = nextBoot(device.boot);
    readyAt = clock.now() + faults.startMs;
    device = startDevice(model, squares, boot, clock.now(), device);
    if (faults.bootText !== '') hear?.(new TextEncoder().encode(faults.bootText));
    if (faults.startMs === 0) return;
    // The device starts anew at the end of its start-up, not when the power came, so sensor readings count from then.
    clock.after(faults.startMs, () => {
      if (device.boot === boot) device = startDevice(model, squares, boot, readyAt, device);
    });
  }

  function arrive(bytes: Uint8Array): void {
    if (faults.otherThing === 'echo') hear?.(bytes);
    if (faults.otherThing !== 'none' || clock.now() < readyAt) return;
    const { good } = device;
    const asleep = !isAwake(device, clock.now());
    take(receive(device, bytes, clock.now()));
    line = follow(line, { good: device.good - good, bytes: bytes.length, asleep }, clock.now());
    if (device.updating) {
      device = { ...device, updating: false };
      clock.after(updateAfterMs, reset);
    }
    settle();
  }

  function disturb(listener: (bytes: Uint8Array) => void): void {
    const chatter = faults.otherThing === 'chatter';
    if (!chatter && faults.floodPerSecond === 0) return;
    const everyMs = chatter ? chatterEveryMs : floodEveryMs;
    clock.after(everyMs, () => {
      if (hear !== listener) return;
      listener(
        chatter
          ? new TextEncoder().encode('T=21.4 C\r\n')
          : garbage((faults.floodPerSecond * everyMs) / 1000),
      );
      disturb(listener);
    });
  }

  function garbage(size: number): Uint8Array {
    return Uint8Array.from({ length: size }, () => {
      const [byte, after] = nextInt(random, 256);
      random = after;
      return byte;
    });
  }

  return {
    model,
    squares: () => squares,
    set(square, full) {
      if (square < 0 || square >= squares.length) throw new RangeError(`No square ${square}`);
      squares = withSquare(squares, square, full);
      device = sense(device, square, full, clock.now());
      settle();
    },
    reset,
    setFaults: (now) => void (faults = now),
    breakSensors(broken) {
      const found = broken.filter((square) => !device.unsound.includes(square));
      device = { ...device, unsound: broken };
      if (!isAwake(device, clock.now())) return;
      for (const square of found) take(sendError(device, unasked, 'sensor', square));
    },
    connect(listener) {
      hear = listener;
      if (faults.resetOnOpen) reset();
      disturb(listener);
      return {
        write(bytes) {
          for (const arrival of carry(bytes)) {
            if (arrival.afterMs === 0) arrive(arrival.bytes);
            else clock.after(arrival.afterMs, () => hear === listener && arrive(arrival.bytes));
          }
        },
        setSpeed: (speed) => void (line = { ...line, host: speed }),
        disconnect: () => void (hear = hear === listener ? undefined : hear),
      };
    },
    device: () => device,
    stop: () => clock.stop(),
  };
}

/** Stopping the clock cancels everything that waits on it and refuses new waits. */
interface StoppableClock extends Clock {
  stop(): void;
}

function stoppableClock(clock: Clock): StoppableClock {
  const waiting = new Set<() => void>();
  let stopped = false;
  return {
    now: () => clock.now(),
    date: () => clock.date(),
    after(ms, call) {
      if (stopped) return () => undefined;
      const callOff = clock.after(ms, () => {
        waiting.delete(callOff);
        call();
      });
      waiting.add(callOff);
      return () => {
        waiting.delete(callOff);
        callOff();
      };
    },
    stop() {
      stopped = true;
      for (const callOff of waiting) callOff();
      waiting.clear();
    },
  };
}
