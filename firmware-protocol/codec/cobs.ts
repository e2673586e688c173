/**
 * Consistent Overhead Byte Stuffing: rewrites bytes so that none is zero, which frees the zero byte to end a frame.
 * Each block starts with a count: n means n - 1 bytes as they are and then a zero, 255 means 254 bytes and no zero.
 * The zero after the last block is never sent. Source: S. Cheshire, M. Baker, "Consistent Overhead Byte Stuffing",
 * IEEE/ACM Transactions on Networking 7 (1999), 159-172.
 */
const fullBlock = 0xff;

/** The stuffed bytes, without the zero that ends a frame. At most one byte in 254 longer, plus one. */
export function encodeCobs(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length + Math.floor(bytes.length / 254) + 1);
  let count = 0;
  let end = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte !== 0) out[end++] = byte;
    const length = end - count;
    if (byte === 0 || (length === fullBlock && at + 1 < bytes.length)) {
      out[count] = length;
      count = end++;
    }
  }
  out[count] = end - count;
  return out.subarray(0, end);
}

/** The bytes before stuffing, or undefined when a count points past the end or a zero is inside. */
export function decodeCobs(stuffed: Uint8Array): Uint8Array | undefined {
  const out = new Uint8Array(stuffed.length);
  let end = 0;
  let at = 0;
  while (at < stuffed.length) {
    const count = stuffed[at] as number;
    const next = at + count;
    if (count === 0 || next > stuffed.length) return undefined;
    for (at += 1; at < next; at += 1) {
      const byte = stuffed[at] as number;
      if (byte === 0) return undefined;
      out[end++] = byte;
    }
    if (count !== fullBlock && at < stuffed.length) out[end++] = 0;
  }
  return out.subarray(0, end);
}
