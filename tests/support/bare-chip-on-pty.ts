import { openPty } from '#firmware-protocol/simulator/index.ts';
import { systemClock } from '#firmware-protocol/transports/index.ts';
import { createVirtualBox, inRealTime, type VirtualBox } from '#firmware-protocol/virtual-box/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

/** A chip with nothing but a boot loader, behind a port as a real one has it. */
export interface BareChipOnPty {
  readonly path: string;
  readonly box: Pick<VirtualBox, 'flash'>;
  end(): Promise<void>;
}

/** Bytes after a silence this long are the first of a new try: tries lie half a second apart, questions within one a fifth. */
const newTryMs = 450;
/** Greetings of a box begin with another byte. */
const askForLoader = 0x30;

/** A pseudo-terminal has no DTR, so a hand presses the reset button whenever the host tries anew. */
export async function openBareChipOnPty(loader: string): Promise<BareChipOnPty> {
  const virtual = createVirtualBox({ loader });
  const { box, stop } = inRealTime(virtual, systemClock);
  let hear: (bytes: Uint8Array) => void = () => undefined;
  const pty = expectOk(await openPty((bytes) => hear(bytes)));
  const wire = box.connect((bytes) => pty.write(bytes));
  let heardAt = -Infinity;
  hear = (bytes) => {
    const quietMs = systemClock.now() - heardAt;
    heardAt = systemClock.now();
    if (quietMs > newTryMs && bytes[0] === askForLoader) box.reset();
    wire.write(bytes);
  };
  return {
    path: pty.path,
    box: virtual,
    async end() {
      wire.disconnect();
      stop();
      await pty.unplug();
    },
  };
}
