import { joinBytes, ok } from '#shared/kernel/index.ts';
import type { Transport } from '#firmware-protocol/transports/transport.ts';

const end = 0x20;
const answers: Readonly<Record<number, readonly number[]>> = {
  0x30: [0x14, 0x10],
  // The signature of an ATmega2560, as on an Arduino Mega.
  0x75: [0x14, 0x1e, 0x98, 0x01, 0x10],
};

/** A boot loader of a chip that is too large for the firmware; it says who it is and nothing else. */
export function otherChip(say: (bytes: Uint8Array) => void): (bytes: Uint8Array) => void {
  let heard: Uint8Array = new Uint8Array();
  return (bytes) => {
    heard = joinBytes([heard, bytes]);
    for (let at = heard.indexOf(end); at !== -1; at = heard.indexOf(end)) {
      const answer = answers[heard[0] ?? 0];
      heard = heard.slice(at + 1);
      if (answer !== undefined) say(Uint8Array.from(answer));
    }
  };
}

/** A port whose device answers by what `device` makes of the bytes; without one, nothing is there. */
export function portOf(path: string, device?: typeof otherChip): Transport {
  return {
    path,
    async open({ onData }) {
      const hear = device?.(onData);
      return ok({
        async write(bytes) {
          hear?.(bytes);
          return ok(undefined);
        },
        close: () => Promise.resolve(),
      });
    },
  };
}
