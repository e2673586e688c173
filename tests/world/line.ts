import {
  createSimulatedBox,
  noFaults,
  simulatedPort,
  type Faults,
} from '#firmware-protocol/simulator/index.ts';
import type { Transport } from '#firmware-protocol/transports/index.ts';
import type { WorldClock } from './clock.ts';
import { createFirmwareBox } from './firmware/firmware-box.ts';
import type { Program } from './program.ts';

export const boxPath = '/dev/ttyUSB0';
const rows = 9;
const columns = 12;

/** The one box of a world, on the line that its programs open. */
export interface WorldBox {
  /** Whether its firmware is the real one, or the simulator's idea of it. */
  readonly isReal: boolean;
  readonly squares: () => string;
  /** Lifts what lies on a square, or puts it back. */
  turn(square: number): void;
  disturb(faults: Partial<Faults>): void;
  calm(): void;
  unplug(): void;
  replug(): void;
  /** The box loses its power for a moment. */
  restart(): void;
  /** Milliseconds of the world's clock since which nothing has happened that it would have to tell. */
  quietSince(): number;
  open(program: Program, path: string): Transport;
}

export function createBox(clock: WorldClock, seed: number): WorldBox {
  const after = (ms: number, call: () => void) => {
    const id = clock.after(ms, call);
    return () => clock.cancel(id);
  };
  const isReal = seed % 2 === 0;
  const options = { clock: { ...clock, after }, rows, columns, seed };
  const box = isReal ? createFirmwareBox(options) : createSimulatedBox(options);
  const port = simulatedPort(box, boxPath);
  let happenedAt = 0;
  let isDisturbed = false;
  const happens = (): void => {
    happenedAt = clock.now();
  };
  return {
    isReal,
    squares: () => box.squares(),
    turn(square) {
      happens();
      box.set(square, box.squares()[square] === '0');
    },
    disturb(faults) {
      isDisturbed = true;
      box.setFaults({ ...noFaults, ...faults });
    },
    calm() {
      isDisturbed = false;
      happens();
      box.setFaults(noFaults);
    },
    unplug() {
      happens();
      port.unplug();
    },
    replug() {
      happens();
      port.replug();
    },
    restart() {
      happens();
      box.reset();
    },
    quietSince: () => (isDisturbed ? Infinity : happenedAt),
    open: (program, path) => ({
      path,
      async open(events) {
        const opened = await port.open({
          onData: (bytes) => {
            if (program.isAlive) events.onData(bytes);
          },
          onClose: (problem) => {
            if (program.isAlive) events.onClose(problem);
          },
        });
        if (opened.ok) program.atDeath.push(() => void opened.value.close());
        return opened;
      },
    }),
  };
}

export function lineOf(program: Program, path: string): Transport {
  return program.world.box.open(program, path);
}
