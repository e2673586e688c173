import { imageOf } from '#firmware-protocol/flashing/index.ts';
import type { OpenPort, Transport } from '#firmware-protocol/transports/transport.ts';
import { createVirtualBox, type VirtualBox } from '#firmware-protocol/virtual-box/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { testClock, type TestClock } from '../conversation.ts';
import { firmwareHex } from '../firmware-box.ts';

export const image = expectOk(imageOf(firmwareHex, 'cubewright-box.hex'));

/** A chip with nothing but a boot loader, behind a port that restarts it by DTR as a USB chip does. */
export interface BareChip {
  readonly box: VirtualBox;
  readonly clock: TestClock;
  readonly transport: Transport;
  /** Counts the bytes of both directions. */
  passed(): number;
  /** Takes the port away after so many more bytes and `ms` of what follows; `cut` is what else happens then. Returns what calls it off. */
  cutAfter(bytes: number, ms: number, cut: () => void): () => void;
  /** Lets time pass for chip and host alike until that is settled. */
  run<T>(what: Promise<T>): Promise<T>;
}

interface Cut {
  readonly at: number;
  readonly ms: number;
  readonly cut: () => void;
}

export interface BareOptions {
  readonly loader: string;
  /** A board without the wire from DTR to reset. */
  readonly isWithoutReset?: boolean;
  readonly seed?: number;
}

export function bareChip({ loader, isWithoutReset = false, seed = 1 }: BareOptions): BareChip {
  const box = createVirtualBox({ loader, seed });
  const clock = testClock();
  let passed = 0;
  let coming: Cut | undefined;
  let callOff = (): void => undefined;
  let hangUp = (): void => undefined;

  /** Counts bytes; undefined, or how many of them still pass before the cut. */
  const count = (length: number): number | undefined => {
    passed += length;
    if (coming === undefined || passed < coming.at) return undefined;
    return length - (passed - coming.at);
  };
  const cutNow = (): void => {
    const now = coming;
    coming = undefined;
    // What follows happens between two steps of the chip, never within one.
    callOff = clock.after(now?.ms ?? 0, () => {
      now?.cut();
      hangUp();
    });
  };

  const transport: Transport = {
    path: 'bare',
    async open(events) {
      let isGone = false;
      const wire = box.connect((bytes) => {
        if (isGone) return;
        const left = count(bytes.length);
        events.onData(bytes.slice(0, left));
        if (left !== undefined) cutNow();
      });
      hangUp = () => {
        if (isGone) return;
        isGone = true;
        wire.disconnect();
        events.onClose({ code: 'box/unplugged', path: 'bare' });
      };
      let isReady = true;
      const port: OpenPort = {
        async setSpeed(speed) {
          wire.setSpeed(speed);
        },
        async setReady(now) {
          if (!isReady && now && !isWithoutReset) box.reset();
          isReady = now;
        },
        async write(bytes) {
          if (isGone) return refuse({ code: 'box/unplugged', path: 'bare' });
          const left = count(bytes.length);
          wire.write(bytes.slice(0, left));
          if (left !== undefined) cutNow();
          return ok(undefined);
        },
        async close() {
          isGone = true;
          wire.disconnect();
        },
      };
      wire.setSpeed(115_200);
      return ok(port);
    },
  };
  return {
    box,
    clock,
    transport,
    passed: () => passed,
    cutAfter(bytes, ms, cut) {
      coming = { at: passed + bytes, ms, cut };
      return () => {
        coming = undefined;
        callOff();
      };
    },
    async run(what) {
      let isSettled = false;
      void what.finally(() => (isSettled = true)).catch(() => undefined);
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        if (isSettled) return what;
        box.run(1);
        clock.advance(1);
      }
    },
  };
}
