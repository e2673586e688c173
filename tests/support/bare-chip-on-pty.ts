import { pageSize } from '#firmware-protocol/flashing/stk500.ts';
import { openPty } from '#firmware-protocol/simulator/index.ts';
import { systemClock } from '#firmware-protocol/transports/index.ts';
import { createVirtualBox, inRealTime, type VirtualBox } from '#firmware-protocol/virtual-box/index.ts';
import { expectOk, joinBytes } from '#shared/kernel/index.ts';

/** A chip with nothing but a boot loader, behind a port as a real one has it. */
export interface BareChipOnPty {
  readonly path: string;
  readonly box: Pick<VirtualBox, 'flash' | 'set' | 'run'>;
  /** From the next page on, holds each answer back, so that a flashing takes minutes; returns what ends that. */
  dawdle(): () => void;
  end(): Promise<void>;
}

const [sync, signature, address, leave, writePage, readPage, questionEnd] = [
  0x30, 0x75, 0x55, 0x51, 0x64, 0x74, 0x20,
];
/** In bytes; all other questions are a command and the end. */
const questionLengths = new Map([
  [address, 4],
  [writePage, 4 + pageSize + 1],
  [readPage, 5],
]);
/** In bytes; all other answers are a frame alone. */
const answerLengths = new Map([
  [signature, 5],
  [readPage, pageSize + 2],
]);
/** Less than the host waits for an answer, by far. */
const heldBackMs = 500;
/** The boot loader listens after this much of the chip's own time. */
const blinkMs = 450;
/** The firmware says what it is after this much, and answers within this. */
const [startMs, soonMs] = [500, 30];
/** The longest answer, to a page that is written, takes a tenth of this. */
const answerMs = 300;

/**
 * In its boot loader the chip's time passes only while a question is answered, so that neither its watchdog nor its
 * patience runs out where others want the processor too; its program runs in real time, and faster while it is asked. A
 * pseudo-terminal has no DTR, so a hand presses the reset button: before the host begins to ask, and where it has left
 * without reading anything back.
 */
export async function openBareChipOnPty(loader: string): Promise<BareChipOnPty> {
  const box = createVirtualBox({ loader });
  let hear: (bytes: Uint8Array) => void = () => undefined;
  const pty = expectOk(await openPty((bytes) => hear(bytes)));
  let isDawdling = false;
  let isHeldBack = false;
  let answered = 0;
  const wire = box.connect((bytes) => {
    answered += bytes.length;
    if (isHeldBack) setTimeout(() => pty.write(bytes), heldBackMs);
    else pty.write(bytes);
  });
  wire.setSpeed(undefined);

  let stopRunning: (() => void) | undefined;
  let asked: Uint8Array = new Uint8Array();
  const start = (): void => {
    asked = new Uint8Array();
    box.run(startMs);
    stopRunning = inRealTime(box, systemClock).stop;
  };
  const reset = (): void => {
    stopRunning?.();
    stopRunning = undefined;
    box.reset();
    box.run(blinkMs);
  };
  reset();

  let last = sync;
  const answer = (question: Uint8Array): void => {
    isHeldBack = isDawdling && question[0] === writePage;
    const whole = answered + (answerLengths.get(question[0] ?? 0) ?? 2);
    wire.write(question);
    for (let ms = 0; ms < answerMs && answered < whole; ms += 1) box.run(1);
    isHeldBack = false;
    // The answer is on its way before the chip starts, or blinks.
    if (question[0] === leave) setTimeout(last === readPage ? start : reset);
    last = question[0] ?? 0;
  };
  hear = (bytes) => {
    if (stopRunning !== undefined) {
      const isForLoader = bytes[0] === sync && bytes[1] === questionEnd;
      if (!isForLoader) {
        wire.write(bytes);
        box.run(soonMs);
        return;
      }
      reset();
    }
    asked = joinBytes([asked, bytes]);
    for (;;) {
      const length = questionLengths.get(asked[0] ?? 0) ?? 2;
      if (asked.length < length) return;
      const question = asked.slice(0, length);
      asked = asked.slice(length);
      answer(question);
    }
  };
  return {
    path: pty.path,
    box,
    dawdle() {
      isDawdling = true;
      return () => {
        isDawdling = false;
      };
    },
    async end() {
      wire.disconnect();
      stopRunning?.();
      await pty.unplug();
    },
  };
}
