import type { Result } from '#shared/kernel/index.ts';
import type { Message, MessageProblem } from './message.ts';

/** Numbers are little-endian. */
export interface FieldWriter {
  u8(value: number): FieldWriter;
  u16(value: number): FieldWriter;
  u32(value: number): FieldWriter;
  bytes(value: Uint8Array): FieldWriter;
  done(): Uint8Array;
}

/** The writer throws a RangeError for a number that does not fit its field. */
export function writeFields(): FieldWriter {
  const out: number[] = [];
  const number = (value: number, size: number, writer: FieldWriter): FieldWriter => {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** (8 * size)) {
      throw new RangeError(`${value} does not fit in ${size} bytes`);
    }
    for (let byte = 0; byte < size; byte += 1) out.push(Math.floor(value / 2 ** (8 * byte)) % 256);
    return writer;
  };
  const writer: FieldWriter = {
    u8: (value) => number(value, 1, writer),
    u16: (value) => number(value, 2, writer),
    u32: (value) => number(value, 4, writer),
    bytes(value) {
      out.push(...value);
      return writer;
    },
    done: () => Uint8Array.from(out),
  };
  return writer;
}

/** Numbers are little-endian. The caller checks beforehand that `left` is enough. */
export interface FieldReader {
  left(): number;
  u8(): number;
  u16(): number;
  u32(): number;
  bytes(size: number): Uint8Array;
}

export function readFields(payload: Uint8Array): FieldReader {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.length);
  let at = 0;
  const step = (size: number): number => {
    const from = at;
    at += size;
    return from;
  };
  return {
    left: () => payload.length - at,
    u8: () => view.getUint8(step(1)),
    u16: () => view.getUint16(step(2), true),
    u32: () => view.getUint32(step(4), true),
    bytes: (size) => payload.slice(step(size), at),
  };
}

export type Read = Result<Message, MessageProblem>;

export interface Reader {
  /** The payload has at least this many bytes. It may have more, since a newer minor version may append fields. */
  readonly least: number;
  read(fields: FieldReader, bad: (field: string) => Read): Read;
}

export const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;
