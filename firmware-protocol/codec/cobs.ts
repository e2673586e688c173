/**
 * Each block starts with a count n: n - 1 bytes follow, then a zero is implied, except after n = 255 and after the last
 * block. Source: S. Cheshire, M. Baker, "Consistent Overhead Byte Stuffing", IEEE/ACM Transactions on Networking 7
 * (1999), 159-172.
 */
const fullBlock = 0xff;

/** The result has no closing zero. It is longer than the input by at most one byte in 254, plus one. */
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

/** Returns undefined when a count points past the end or the input contains a zero. */
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
