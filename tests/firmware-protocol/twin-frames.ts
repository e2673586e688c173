/** The twin's frames: checksum, stuffing and reading, made from PROTOCOL.md alone, with lists of bytes and no state. */
export type TwinFrame = { major: number; type: number; sequence: number; payload: string };
export type Bytes = readonly number[];

export const plainHex = (spaced: string): string => spaced.replaceAll(' ', '').toLowerCase();
export const bytesOf = (hex: string): Bytes => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
export const hexOf = (bytes: Bytes): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const numberOf = (bytes: Bytes): number => bytes.reduceRight((sum, byte) => 256 * sum + byte, 0);

/** CRC-32 by division with the polynomial of the page; each byte goes in lowest bit first, as the rest comes out. */
export function twinCrc(hex: string): string {
  let rest = 0xffffffff;
  for (const byte of bytesOf(hex)) {
    for (let bit = 0; bit < 8; bit += 1) {
      const over = (rest >>> 31) ^ ((byte >> bit) & 1);
      rest = ((rest << 1) ^ (over === 1 ? 0x04c11db7 : 0)) >>> 0;
    }
  }
  const turned = [...rest.toString(2).padStart(32, '0')].reverse().join('');
  return ((parseInt(turned, 2) ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

/** Stuffed by cutting at the zeros; parts of 254 bytes and more are cut again. */
export function twinStuff(hex: string): string {
  const out: number[] = [];
  let part: number[] = [];
  const bytes = bytesOf(hex);
  bytes.forEach((byte, place) => {
    if (byte !== 0) part.push(byte);
    const isFull = part.length === 254 && byte !== 0;
    if (byte !== 0 && !(isFull && place + 1 < bytes.length)) return;
    out.push(part.length + 1, ...part);
    part = [];
  });
  return hexOf([...out, part.length + 1, ...part]);
}

export function twinUnstuff(hex: string): string | undefined {
  const bytes = bytesOf(hex);
  const out: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const count = bytes[at] ?? 0;
    if (count === 0 || at + count > bytes.length || bytes.slice(at, at + count).includes(0)) return undefined;
    out.push(...bytes.slice(at + 1, at + count));
    at += count;
    if (at < bytes.length && count < 255) out.push(0);
  }
  return hexOf(out);
}

/** All frames in a stream, good ones as frames and each bad piece as why it is bad. The last, unended piece waits. */
export function twinRead(streamHex: string): (TwinFrame | string)[] {
  const found: (TwinFrame | string)[] = [];
  let piece: number[] = [];
  for (const byte of bytesOf(streamHex)) {
    if (byte !== 0) piece.push(byte);
    else if (piece.length > 0) {
      found.push(twinFrame(piece));
      piece = [];
    }
  }
  return found;
}

function twinFrame(piece: Bytes): TwinFrame | string {
  if (piece.length > 250) return 'frame/too-long';
  const hex = twinUnstuff(hexOf(piece));
  if (hex === undefined) return 'frame/stuffing';
  const bytes = bytesOf(hex);
  if (bytes.length < 9) return 'frame/too-short';
  if (bytes[4] !== bytes.length - 9) return 'frame/length';
  const checksum = hexOf(bytes.slice(-4).toReversed());
  if (twinCrc(hexOf(bytes.slice(0, -4))) !== checksum) return 'frame/checksum';
  const [major = 0, type = 0] = bytes;
  return { major, type, sequence: numberOf(bytes.slice(2, 4)), payload: hexOf(bytes.slice(5, -4)) };
}
