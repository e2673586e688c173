import { nextInt, randomFrom, type Seed } from '#shared/kernel/index.ts';

/** This is a chain of 74HC165 with a switch to ground at each input. A closed switch means a cube and reads as 0. */
export interface ShiftRegisters {
  setLoad(high: boolean): void;
  /** Shifts out eight bits, the first one highest. */
  shiftByte(): number;
  output(): boolean;
}

/** `isClosed` is read at the moment of loading. Inputs without a switch read high, and so does a cut chain. */
export function createShiftRegisters(
  squares: number,
  isClosed: (square: number) => boolean,
  isCut: () => boolean,
): ShiftRegisters {
  const size = Math.ceil(squares / 8) * 8;
  const bits = new Uint8Array(size);
  let at = 0;
  let isLoading = false;
  const load = (): void => {
    // Input D7 of a register comes out first; D0 is the square with the lowest number.
    for (let place = 0; place < size; place += 1) {
      const square = place - (place % 8) + 7 - (place % 8);
      bits[place] = square < squares && isClosed(square) ? 0 : 1;
    }
    at = 0;
  };
  const output = (): boolean => isCut() || bits[at] === 1;
  return {
    setLoad(high) {
      if (isLoading && high) load();
      isLoading = !high;
    },
    output,
    shiftByte() {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) {
        byte = byte * 2 + (output() ? 1 : 0);
        // Behind the last input the grounded serial input reads as 0.
        at += 1;
      }
      return byte;
    },
  };
}

/** A dead sensor reads empty, like a switch stuck open. */
export type SensorState = 'sound' | 'stuck-empty' | 'stuck-full' | 'flickers' | 'dead';

interface Sensors {
  put(square: number, full: boolean): void;
  isFull(square: number): boolean;
  setState(square: number, state: SensorState): void;
  isClosed(square: number): boolean;
}

export function createSensors(squares: number, seed: Seed): Sensors {
  const full: boolean[] = Array.from({ length: squares }, () => true);
  const states = new Map<number, SensorState>();
  let random = randomFrom(seed);
  return {
    put: (square, isFull) => void (full[square] = isFull),
    isFull: (square) => full[square] === true,
    setState: (square, state) => void states.set(square, state),
    isClosed(square) {
      switch (states.get(square) ?? 'sound') {
        case 'sound':
          return full[square] === true;
        case 'stuck-full':
          return true;
        case 'stuck-empty':
        case 'dead':
          return false;
        case 'flickers': {
          const [value, after] = nextInt(random, 2);
          random = after;
          return value === 1;
        }
      }
    },
  };
}
