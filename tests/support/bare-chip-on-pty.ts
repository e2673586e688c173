import { openPty } from '#firmware-protocol/simulator/index.ts';
import { systemClock } from '#firmware-protocol/transports/index.ts';
import { createVirtualBox, inRealTime, type VirtualBox } from '#firmware-protocol/virtual-box/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

/** A chip with nothing but a boot loader, behind a port as a real one has it. */
export interface BareChipOnPty {
  readonly path: string;
  readonly box: Pick<VirtualBox, 'flash'>;
  /** From the next page on, holds each answer back, so that a flashing takes minutes; returns what ends that. */
  dawdle(): () => void;
  end(): Promise<void>;
}

/** Greetings of a box begin with another byte. */
const askForLoader = 0x30;
const writePage = 0x64;
/** The host asks this often before it restarts the board. */
const triesEach = 4;
/** Less than the host waits for an answer, by far. */
const heldBackMs = 500;

/** A pseudo-terminal has no DTR, so a hand presses the reset button where the host begins to ask, and asks anew. */
export async function openBareChipOnPty(loader: string): Promise<BareChipOnPty> {
  const virtual = createVirtualBox({ loader });
  const { box, stop } = inRealTime(virtual, systemClock);
  let hear: (bytes: Uint8Array) => void = () => undefined;
  const pty = expectOk(await openPty((bytes) => hear(bytes)));
  let unanswered = 0;
  let isDawdling = false;
  let isHoldingBack = false;
  const wire = box.connect((bytes) => {
    unanswered = Math.min(unanswered, 1);
    if (isHoldingBack) setTimeout(() => pty.write(bytes), heldBackMs);
    else pty.write(bytes);
  });
  hear = (bytes) => {
    if (bytes[0] !== askForLoader) unanswered = 0;
    else if (unanswered++ % triesEach === 0) box.reset();
    // Changes between questions alone: what is left of an answer may not overtake its beginning.
    isHoldingBack = isDawdling && (isHoldingBack || bytes[0] === writePage);
    wire.write(bytes);
  };
  return {
    path: pty.path,
    box: virtual,
    dawdle() {
      isDawdling = true;
      return () => {
        isDawdling = false;
      };
    },
    async end() {
      wire.disconnect();
      stop();
      await pty.unplug();
    },
  };
}
