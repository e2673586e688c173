import { nextInt, randomFrom, type RandomState, type Seed } from '#shared/kernel/index.ts';
import type { Clock } from '../transports/transport.ts';
import { throughLine, type Arrival, type Faults } from './faults.ts';

/** The host's end of a line. */
export interface Wire {
  write(bytes: Uint8Array): void;
  setSpeed(speed: number): void;
  disconnect(): void;
}

/** A line carries bytes between a box and whoever has opened its port, as well as its faults let it. */
export interface FaultyLine {
  /** Carries what the box says. */
  say(bytes: Uint8Array): void;
  /** Carries bytes on which no fault falls. */
  sayAsIs(bytes: Uint8Array): void;
  /** Opens the port, and then calls `opened`. */
  connect(hear: (bytes: Uint8Array) => void, opened?: () => void): Omit<Wire, 'setSpeed'>;
}

interface LineOptions {
  readonly clock: Clock;
  readonly seed: Seed;
  faults(): Faults;
  /** What becomes of bytes where the two ends differ in speed; without it they never do. */
  atSpeed?(bytes: Uint8Array, random: RandomState): readonly [Uint8Array, RandomState];
  /** Takes what arrives at the box. */
  arrive(bytes: Uint8Array): void;
}

const floodEveryMs = 50;
const chatterEveryMs = 400;

export function createFaultyLine({ clock, seed, faults, atSpeed, arrive }: LineOptions): FaultyLine {
  let random = randomFrom(seed);
  let hear: ((bytes: Uint8Array) => void) | undefined;

  function carry(bytes: Uint8Array): readonly Arrival[] {
    const [timed, afterSpeed] = atSpeed?.(bytes, random) ?? [bytes, random];
    const [arrivals, after] = throughLine(faults(), timed, afterSpeed);
    random = after;
    return arrivals;
  }

  function disturb(listener: (bytes: Uint8Array) => void): void {
    const { otherThing, floodPerSecond } = faults();
    const chatter = otherThing === 'chatter';
    if (!chatter && floodPerSecond === 0) return;
    const everyMs = chatter ? chatterEveryMs : floodEveryMs;
    clock.after(everyMs, () => {
      if (hear !== listener) return;
      listener(
        chatter
          ? new TextEncoder().encode('T=21.4 C\r\n')
          : garbage((faults().floodPerSecond * everyMs) / 1000),
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
    say(bytes) {
      const listener = hear;
      for (const arrival of carry(bytes)) {
        const deliver = (): void => {
          if (hear === listener) listener?.(arrival.bytes);
        };
        if (arrival.afterMs === 0) deliver();
        else clock.after(arrival.afterMs, deliver);
      }
    },
    sayAsIs: (bytes) => hear?.(bytes),
    connect(listener, opened) {
      hear = listener;
      opened?.();
      disturb(listener);
      return {
        write(bytes) {
          for (const arrival of carry(bytes)) {
            if (arrival.afterMs === 0) arrive(arrival.bytes);
            else clock.after(arrival.afterMs, () => hear === listener && arrive(arrival.bytes));
          }
        },
        disconnect: () => void (hear = hear === listener ? undefined : hear),
      };
    },
  };
}
