/** Flash of an ATmega328P, in bytes. */
export const flashSize = 32_768;

const record = { data: 0, end: 1 } as const;

/** The flash that an Intel HEX file describes. It throws where the file is damaged: it is a part of the program. */
export function flashOf(hex: string): Uint16Array<ArrayBuffer> {
  const flash = new Uint8Array(flashSize).fill(0xff);
  for (const line of hex.trim().split('\n')) {
    const bytes = Uint8Array.from(line.trim().slice(1).match(/../g) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
    const [length = 0, high = 0, low = 0, kind] = bytes;
    const sum = bytes.reduce((total, byte) => total + byte, 0) & 0xff;
    if (!line.startsWith(':') || bytes.length !== length + 5 || sum !== 0)
      throw new Error(`Bad line: ${line}`);
    if (kind === record.end) return new Uint16Array(flash.buffer);
    if (kind !== record.data) throw new Error(`Bad kind of line: ${line}`);
    flash.set(bytes.subarray(4, -1), high * 256 + low);
  }
  throw new Error('The file has no end');
}
