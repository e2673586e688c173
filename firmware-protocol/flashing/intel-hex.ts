import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** The program memory of an ATmega328P, in bytes. */
export const flashSize = 32_768;

export interface BadImageProblem {
  readonly code: 'box/flash-bad-image';
  readonly path: string;
  /** Counts from 1; a file without an end is wrong in the line after its last. */
  readonly line: number;
}

const record = { data: 0, end: 1, segment: 2, segmentStart: 3, linear: 4, linearStart: 5 } as const;

/**
 * Reads Intel HEX (Intel, 1988: records 00 to 05) into the whole program memory, where bytes that no line holds are
 * 0xFF as in a blank chip. A line that is damaged, of another kind or beyond the memory is refused with its number.
 */
export function readIntelHex(hex: string, path: string): Result<Uint8Array<ArrayBuffer>, BadImageProblem> {
  const flash = new Uint8Array(flashSize).fill(0xff);
  const lines = hex.trimEnd().split('\n');
  let base = 0;
  for (const [at, text] of lines.entries()) {
    const refused = refuse<BadImageProblem>({ code: 'box/flash-bad-image', path, line: at + 1 });
    const bytes = recordBytes(text.trim());
    if (bytes === undefined) return refused;
    const [, high = 0, low = 0, kind] = bytes;
    const data = bytes.subarray(4, -1);
    const [dataHigh = 0, dataLow = 0] = data;
    switch (kind) {
      case record.data: {
        const from = base + high * 256 + low;
        if (from + data.length > flashSize) return refused;
        flash.set(data, from);
        break;
      }
      case record.end:
        return ok(flash);
      case record.segment:
        base = (dataHigh * 256 + dataLow) * 16;
        break;
      case record.linear:
        base = (dataHigh * 256 + dataLow) * 65_536;
        break;
      // Where a program starts is fixed in this chip.
      case record.segmentStart:
      case record.linearStart:
        break;
      default:
        return refused;
    }
  }
  return refuse({ code: 'box/flash-bad-image', path, line: lines.length + 1 });
}

/** Returns length, address (2), kind, data and sum of a record; undefined where they do not fit each other. */
function recordBytes(line: string): Uint8Array | undefined {
  if (!/^:(?:[0-9a-f]{2}){5,}$/i.test(line)) return undefined;
  const bytes = Uint8Array.from(line.slice(1).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const sum = bytes.reduce((total, byte) => total + byte, 0) & 0xff;
  return bytes.length === (bytes[0] ?? 0) + 5 && sum === 0 ? bytes : undefined;
}
