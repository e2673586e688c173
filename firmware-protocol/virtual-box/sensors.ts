import { nextInt, randomFrom, type Seed } from '#shared/kernel/index.ts';

/** A dead sensor reads empty, like a switch stuck open. */
export type SensorState = 'sound' | 'stuck-empty' | 'stuck-full' | 'flickers' | 'dead';

export interface Sensors {
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
