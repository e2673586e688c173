import { packSquares, withSquare, type Squares } from '#firmware-protocol/codec/index.ts';
import { createFaultyLine, noFaults, type Faults } from '#firmware-protocol/simulator/index.ts';
import type { Clock } from '#firmware-protocol/transports/index.ts';
import { ChipReset, createChip } from './chip.ts';

interface FirmwareBoxOptions {
  readonly clock: Clock;
  readonly rows: number;
  readonly columns: number;
  readonly seed: number;
}

/** What the firmware measures with, it measures a millisecond apart; what it only waits for comes in one pass. */
const longestPassMs = 200;
const restlessStepMs = 5;
/** An awake box says something so long after it last did; it is looked at more often for a while after something has happened. */
const saysAfterMs = 50;
const newsEveryMs = 10;
const newsLastMs = 100;

/** A box whose firmware is the real one, of the size that its image is made for. */
export function createFirmwareBox({ clock, rows, columns, seed }: FirmwareBoxOptions) {
  let faults: Faults = noFaults;
  let squares: Squares = '1'.repeat(rows * columns);
  let starts = 0;
  let chip = createChip();
  let ranTo = 0;
  let restlessUntil = 0;
  let newsUntil = 0;
  /** When it last said something by itself. */
  let saidAt = 0;
  let callOff: (() => void) | undefined;
  const line = createFaultyLine({ clock, seed, faults: () => faults, arrive });
  powerOn();

  function powerOn(): void {
    chip.switches.set(packSquares(squares));
    starts += 1;
    chip.start(seed + starts);
    ranTo = Math.floor(clock.now());
  }

  /** The power goes and comes again. */
  function restart(): void {
    const { eeprom } = chip;
    chip = createChip();
    chip.eeprom.set(eeprom);
    powerOn();
    wakeNext();
  }

  function pass(ms: number): void {
    const bytes = chip.pass(ms);
    if (bytes.length === 0) return;
    if (ms > 0) saidAt = ranTo;
    line.say(bytes);
  }

  const isRestless = (): boolean => chip.isMeasuring() || ranTo < restlessUntil;

  /** Lets the chip live until now. */
  function catchUp(): void {
    const now = Math.floor(clock.now());
    while (ranTo < now) {
      const ms = isRestless() ? 1 : Math.min(longestPassMs, now - ranTo);
      ranTo += ms;
      pass(ms);
    }
  }

  function wakeNext(): void {
    callOff?.();
    callOff = undefined;
    if (!isRestless() && chip.isAsleep()) return;
    const untilSaid = ranTo < newsUntil ? 0 : saidAt + saysAfterMs - ranTo;
    const inMs = isRestless() ? restlessStepMs : Math.max(newsEveryMs, untilSaid);
    callOff = clock.after(inMs, () => {
      catchUp();
      wakeNext();
    });
  }

  function happens(): void {
    newsUntil = clock.now() + newsLastMs;
    wakeNext();
  }

  function arrive(bytes: Uint8Array): void {
    catchUp();
    try {
      for (const byte of bytes) {
        chip.hear(byte);
        pass(0);
      }
      happens();
    } catch (error) {
      if (!(error instanceof ChipReset)) throw error;
      restart();
    }
  }

  return {
    squares: () => squares,
    set(square: number, full: boolean): void {
      catchUp();
      squares = withSquare(squares, square, full);
      chip.switches.set(packSquares(squares));
      // A reading counts after 7/6 of the span at the latest.
      restlessUntil = clock.now() + (chip.span() * 7) / 6 + restlessStepMs;
      happens();
    },
    setFaults: (now: Faults) => void (faults = now),
    reset: restart,
    connect: (hear: (bytes: Uint8Array) => void) => line.connect(hear),
  };
}
