import type { Seed } from '#shared/kernel/index.ts';
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
import { noFaults, type Faults } from './faults.ts';
import { createFaultyLine, type Wire } from './faulty-line.ts';
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

/** The boot loader starts this long after the acknowledgement; it then restarts the box. */
const updateAfterMs = 100;

export function createSimulatedBox(options: BoxOptions): SimulatedBox {
  const { rows = 9, columns = 12, serialNumber = 'CW-SIM-0001', seed = 1 } = options;
  const clock = stoppableClock(options.clock);
  let faults = options.faults ?? noFaults;
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
  const cable = createFaultyLine({
    clock,
    seed,
    faults: () => faults,
    atSpeed: (bytes, random) => atSpeed(line, bytes, random),
    arrive,
  });
  let callOff: (() => void) | undefined;

  function take({ next, frames }: DeviceStep): void {
    device = next;
    for (const frame of frames) cable.say(frame);
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
    if (faults.bootText !== '') cable.sayAsIs(new TextEncoder().encode(faults.bootText));
    if (faults.startMs === 0) return;
    // The device starts anew at the end of its start-up, not when the power came, so sensor readings count from then.
    clock.after(faults.startMs, () => {
      if (device.boot === boot) device = startDevice(model, squares, boot, readyAt, device);
    });
  }

  function arrive(bytes: Uint8Array): void {
    if (faults.otherThing === 'echo') cable.sayAsIs(bytes);
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
      const wire = cable.connect(listener, () => {
        if (faults.resetOnOpen) reset();
      });
      return { ...wire, setSpeed: (speed) => void (line = { ...line, host: speed }) };
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
