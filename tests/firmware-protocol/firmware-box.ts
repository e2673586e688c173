import { readFileSync } from 'node:fs';
import {
  decodeMessage,
  encodeMessage,
  feed,
  newDecoder,
  type BoxMessage,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';
import {
  createVirtualBox,
  type BoxWire,
  type VirtualBox,
  type VirtualBoxOptions,
} from '#firmware-protocol/virtual-box/index.ts';

/** The image in the repository. */
export const firmwareHex = readFileSync(
  new URL('../../firmware-protocol/firmware/cubewright-box.hex', import.meta.url),
  'utf8',
);

export interface Said {
  readonly at: number;
  readonly sequence: number;
  readonly message: Extract<ReturnType<typeof decodeMessage>, { ok: true }>['value'];
}

/** The firmware on a simulated chip, and a host that knows no more than the codec. */
export interface FirmwareBox {
  readonly box: VirtualBox;
  readonly wire: BoxWire;
  /** All that has come from the box, and how many pieces were no good. */
  readonly said: readonly Said[];
  bad(): number;
  /** Sends a message under the next sequence number, which it gives. */
  tell(message: HostMessage): number;
  send(bytes: Uint8Array): void;
  /** Sends a question and runs until its answer; fails where none comes within `ms`, by the page 50. */
  ask(message: HostMessage, ms?: number): Said;
  /** What the box says while this much time passes. */
  during(ms: number): readonly Said[];
}

export function firmwareBox(options: Partial<VirtualBoxOptions> = {}): FirmwareBox {
  const box = createVirtualBox({ hex: firmwareHex, ...options });
  let decoder = newDecoder;
  let sequence = 100;
  let bad = 0;
  const said: Said[] = [];
  const wire = box.connect((bytes) => {
    const { next, frames } = feed(decoder, bytes);
    decoder = next;
    for (const frame of frames) {
      const message = frame.ok ? decodeMessage(frame.value) : frame;
      if (frame.ok && message.ok)
        said.push({ at: box.now(), sequence: frame.value.sequence, message: message.value });
      else bad += 1;
    }
  });
  wire.setSpeed(options.speed ?? 250_000);
  box.run(40);

  const during = (ms: number): readonly Said[] => {
    const from = said.length;
    box.run(ms);
    return said.slice(from);
  };
  const tell = (message: HostMessage): number => {
    sequence += 1;
    wire.write(encodeMessage(message, sequence));
    return sequence;
  };
  return {
    box,
    wire,
    said,
    bad: () => bad,
    tell,
    during,
    send: (bytes) => wire.write(bytes),
    ask(message, ms = 50) {
      const answers = tell(message);
      const end = box.now() + ms;
      while (box.now() < end) {
        const found = during(1).find((one) => 'answers' in one.message && one.message.answers === answers);
        if (found !== undefined) return found;
      }
      throw new Error(`No answer to ${message.kind} within ${ms} ms`);
    },
  };
}

/** The message of a kind among what was said, the last one. */
export function lastOf<K extends BoxMessage['kind']>(
  said: readonly Said[],
  kind: K,
): Extract<BoxMessage, { kind: K }> | undefined {
  const found = said.findLast(({ message }) => message.kind === kind)?.message;
  return found?.kind === kind ? (found as Extract<BoxMessage, { kind: K }>) : undefined;
}
