import { randomFrom, type Seed } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';
import { throughLine, type Faults } from '../simulator/faults.ts';
import { chipHz } from './chip.ts';
import type { ReceivedByte, Usart } from './usart.ts';

/** A cable carries bytes between a host and the chip at the speed that each end has set. Times are cycles. */
export interface Cable {
  open(hear: (bytes: Uint8Array) => void): void;
  close(hear: (bytes: Uint8Array) => void): void;
  setSpeed(speed: number | undefined): void;
  setFaults(faults: Faults): void;
  write(bytes: Uint8Array, cycle: number): void;
  sent(byte: number, cycle: number): void;
  /** Returns when the next byte arrives, or Infinity when none is on its way. */
  nextAt(): number;
  pass(cycle: number): void;
  clear(): void;
}

interface Arrival {
  readonly at: number;
  readonly arrive: () => void;
}

const bitsInByte = 10;
const cyclesPerMs = chipHz / 1000;
/** The chip's bytes with at most this pause between them, in bits, reach the host as one burst, as from a USB chip. */
const pauseBits = 2;

export function createCable(options: {
  readonly faults: Faults;
  readonly seed: Seed;
  readonly usart: () => Usart | undefined;
}): Cable {
  let { faults } = options;
  let random = randomFrom(options.seed);
  let hear: ((bytes: Uint8Array) => void) | undefined;
  let hostSpeed: number | undefined = lineSpeeds[0];
  let freeAt = 0;
  let onWay: Arrival[] = [];
  let burst: number[] = [];
  let burstBit = 0;
  let burstEndsAt = 0;

  const chipBit = (): number => options.usart()?.cyclesPerBit() ?? chipHz / lineSpeeds[0];
  const hostBit = (): number => (hostSpeed === undefined ? chipBit() : chipHz / hostSpeed);
  const later = (at: number, arrive: () => void): void => {
    const place = onWay.findIndex((one) => one.at > at);
    onWay.splice(place === -1 ? onWay.length : place, 0, { at, arrive });
  };
  const carried = (bytes: Uint8Array) => {
    const [arrivals, after] = throughLine(faults, bytes, random);
    random = after;
    return arrivals.map((arrival) => ({ bytes: arrival.bytes, late: arrival.afterMs * cyclesPerMs }));
  };

  function toChip(bytes: readonly ReceivedByte[], bit: number, from: number): void {
    freeAt = Math.max(freeAt, from);
    for (const received of bytes) {
      freeAt += bitsInByte * bit;
      later(Math.ceil(freeAt), () => options.usart()?.receive(received));
    }
  }

  function endBurst(): void {
    const heard = receiveAt(Uint8Array.from(burst), burstBit, hostBit()).map(({ byte }) => byte);
    burst = [];
    const listener = hear;
    if (listener === undefined) return;
    for (const { bytes, late } of carried(Uint8Array.from(heard))) {
      if (late === 0) listener(bytes);
      else later(burstEndsAt + late, () => hear === listener && listener(bytes));
    }
  }

  return {
    open: (listener) => void (hear = listener),
    close: (listener) => void (hear = hear === listener ? undefined : hear),
    setSpeed: (speed) => void (hostSpeed = speed),
    setFaults: (now) => void (faults = now),
    write(bytes, cycle) {
      for (const one of carried(bytes)) {
        toChip(receiveAt(one.bytes, hostBit(), chipBit()), hostBit(), cycle + one.late);
      }
    },
    sent(byte, cycle) {
      burst.push(byte);
      burstBit = chipBit();
      burstEndsAt = cycle + (bitsInByte + pauseBits) * burstBit;
    },
    nextAt() {
      const ends = burst.length > 0 ? burstEndsAt : Infinity;
      return Math.min(ends, onWay[0]?.at ?? Infinity);
    },
    pass(cycle) {
      if (burst.length > 0 && burstEndsAt <= cycle) endBurst();
      for (let first = onWay[0]; first !== undefined && first.at <= cycle; first = onWay[0]) {
        onWay.shift();
        first.arrive();
      }
    },
    clear() {
      onWay = [];
      burst = [];
      freeAt = 0;
    },
  };
}

/** Reads bytes sent at another speed: after the line falls, the middle of each of ten bits is sampled. */
export function receiveAt(bytes: Uint8Array, sentBit: number, heardBit: number): readonly ReceivedByte[] {
  if (Math.abs(sentBit / heardBit - 1) < 0.04) return Array.from(bytes, (byte) => ({ byte }));
  const levels = Array.from(bytes).flatMap((byte) => [0, ...bitsOf(byte), 1]);
  const levelAt = (time: number): number => levels[Math.floor(time / sentBit)] ?? 1;
  const received: ReceivedByte[] = [];
  let place = 0;
  for (;;) {
    place = levels.indexOf(0, place);
    if (place === -1) return received;
    const start = place * sentBit;
    const middle = (bit: number): number => levelAt(start + (bit + 0.5) * heardBit);
    const byte = [1, 2, 3, 4, 5, 6, 7, 8].reduce((all, bit) => all | (middle(bit) << (bit - 1)), 0);
    const wrongStop = middle(bitsInByte - 1) === 0;
    received.push({ byte, wrongStop });
    place = Math.ceil((start + (bitsInByte - 0.5) * heardBit) / sentBit);
    // After a wrong stop bit the line must rise before it can fall.
    if (wrongStop) place = Math.max(place, levels.indexOf(1, place));
  }
}

const bitsOf = (byte: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (byte >> bit) & 1);
