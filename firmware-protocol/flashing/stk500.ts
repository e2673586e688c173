/**
 * STK500 version 1, as far as boot loaders of Arduino boards speak it (Atmel, application note AVR061). Each command
 * ends with `end`; its answer stands between `inSync` and `done`.
 */
const byte = { end: 0x20, inSync: 0x14, done: 0x10 } as const;
const command = {
  sync: 0x30,
  enter: 0x50,
  leave: 0x51,
  address: 0x55,
  writePage: 0x64,
  readPage: 0x74,
  signature: 0x75,
} as const;
const flashMemory = 'F'.charCodeAt(0);

/** Boot loaders write pages of this many bytes. */
export const pageSize = 128;

export interface Question {
  readonly bytes: Uint8Array;
  /** The answer has this many bytes without its frame. */
  readonly answerLength: number;
}

const question = (bytes: readonly number[], answerLength = 0): Question => ({
  bytes: Uint8Array.of(...bytes, byte.end),
  answerLength,
});
const pageHead = (kind: number): readonly number[] => [kind, pageSize >> 8, pageSize & 0xff, flashMemory];

export const questions = {
  sync: question([command.sync]),
  signature: question([command.signature], 3),
  enter: question([command.enter]),
  leave: question([command.leave]),
  /** `at` is in bytes and even; the boot loader counts words. */
  address: (at: number) => question([command.address, (at >> 1) & 0xff, at >> 9]),
  writePage: (data: Uint8Array) => question([...pageHead(command.writePage), ...data]),
  readPage: question(pageHead(command.readPage), pageSize),
} as const;

/** Returns what stands in an answer's frame; undefined where the frame is another. */
export function answerIn(bytes: Uint8Array, { answerLength }: Question): Uint8Array | undefined {
  const isFramed =
    bytes.length === answerLength + 2 && bytes[0] === byte.inSync && bytes.at(-1) === byte.done;
  return isFramed ? bytes.subarray(1, -1) : undefined;
}

/** Whether an answer to `sync` is the last that came, whatever a program that ran before has said. */
export const endsInSync = (bytes: Uint8Array): boolean =>
  bytes.at(-2) === byte.inSync && bytes.at(-1) === byte.done;
