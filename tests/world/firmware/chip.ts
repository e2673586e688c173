import { chipImage } from './image.ts';

/** The firmware's own C files, compiled for this process instead of the chip. Time moves only in `pass`. */
export interface WorldChip {
  /** The power comes; `seed` is the noise of its converter. */
  start(seed: number): void;
  /** A byte has come by the line. */
  hear(byte: number): void;
  /** One pass of the main loop after so many milliseconds, 255 at the most; the bytes that it sends, often none. */
  pass(ms: number): Uint8Array;
  /** What lies on the switches, a bit a square. */
  readonly switches: Uint8Array;
  /** What outlives the power. */
  readonly eeprom: Uint8Array;
  /** Milliseconds for which a reading must hold still. */
  span(): number;
  isMeasuring(): boolean;
  isAsleep(): boolean;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  start(seed: number): void;
  hear(byte: number): void;
  pass(ms: number): number;
  switches(): number;
  eeprom(): number;
  sent(): number;
  span(): number;
  isMeasuring(): number;
  isAsleep(): number;
}

let program: WebAssembly.Module | undefined;

const switchBytes = 56;
const eepromBytes = 1024;

/** Is thrown out of a pass in which the chip has restarted itself. */
export class ChipReset extends Error {}

/** A chip without power; what is in its EEPROM is as new, all ones. */
export function createChip(): WorldChip {
  program ??= new WebAssembly.Module(chipImage);
  const reset = (): never => {
    throw new ChipReset();
  };
  const exports = new WebAssembly.Instance(program, { world: { reset } }).exports as unknown as Exports;
  const { buffer } = exports.memory;
  const eeprom = new Uint8Array(buffer, exports.eeprom(), eepromBytes).fill(0xff);
  return {
    start: (seed) => exports.start(seed),
    hear: (byte) => exports.hear(byte),
    pass(ms) {
      const length = exports.pass(ms);
      return length === 0 ? nothing : new Uint8Array(buffer, exports.sent(), length).slice();
    },
    switches: new Uint8Array(buffer, exports.switches(), switchBytes),
    eeprom,
    span: () => exports.span(),
    isMeasuring: () => exports.isMeasuring() !== 0,
    isAsleep: () => exports.isAsleep() !== 0,
  };
}

const nothing = new Uint8Array();
