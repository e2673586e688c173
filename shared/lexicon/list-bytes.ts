export type ListEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin-1';

export interface ListText {
  readonly text: string;
  readonly encoding: ListEncoding;
}

/** Reads UTF-16 by its byte order mark, else valid UTF-8, else Latin-1, a guess, so callers show the encoding. */
export function decodeListBytes(bytes: Uint8Array): ListText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: utf16(bytes, 0), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: utf16(bytes, 1), encoding: 'utf-16be' };
  const text = utf8(bytes);
  if (text !== undefined) return { text, encoding: 'utf-8' };
  return { text: fromUnits(bytes), encoding: 'latin-1' };
}

function utf16(bytes: Uint8Array, big: 0 | 1): string {
  const units = new Uint16Array((bytes.length >> 1) - 1);
  for (let unit = 0; unit < units.length; unit += 1) {
    const at = 2 + 2 * unit;
    units[unit] = (bytes[at + big] ?? 0) | ((bytes[at + 1 - big] ?? 0) << 8);
  }
  return fromUnits(units);
}

/** Returns undefined if the bytes are not UTF-8 (RFC 3629: no overlong forms, surrogates or points past U+10FFFF). */
function utf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const more =
      lead < 0x80 ? 0 : lead < 0xc2 ? -1 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : -1;
    if (more < 0 || at + more >= bytes.length) return undefined;
    let point = more === 0 ? lead : lead & (0x3f >> more);
    for (let next = at + 1; next <= at + more; next += 1) {
      const byte = bytes[next] ?? 0;
      if ((byte & 0xc0) !== 0x80) return undefined;
      point = (point << 6) | (byte & 0x3f);
    }
    if (point < (leastPoint[more] ?? 0) || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) {
      return undefined;
    }
    if (point > 0xffff) units[length++] = 0xd7c0 + (point >> 10);
    units[length++] = point > 0xffff ? 0xdc00 + (point & 0x3ff) : point;
    at += more + 1;
  }
  return fromUnits(units.subarray(0, length));
}

const leastPoint = [0, 0x80, 0x800, 0x10000];

function fromUnits(units: Uint8Array | Uint16Array): string {
  const parts: string[] = [];
  // A call takes only a limited number of arguments.
  for (let at = 0; at < units.length; at += 8192) {
    parts.push(String.fromCharCode(...units.subarray(at, at + 8192)));
  }
  return parts.join('');
}
