import type { PackedChange } from './box-message.ts';
import type { Colour, Light, LightStyle } from './host-message.ts';
import type { FieldReader, FieldWriter } from './fields.ts';

const lightNames: readonly Light[] = ['dark', 'steady', 'blinking', 'marked'];

/** Each square takes two bits, four squares a byte, lowest bits first. */
export function packLights(lights: readonly Light[]): Uint8Array {
  const packed = new Uint8Array(Math.ceil(lights.length / 4));
  lights.forEach((light, square) => {
    packed[square >> 2] = (packed[square >> 2] ?? 0) | (lightNames.indexOf(light) << (2 * (square & 3)));
  });
  return packed;
}

export function unpackLights(packed: Uint8Array, count: number): readonly Light[] {
  return Array.from(
    { length: count },
    (_, square) => lightNames[((packed[square >> 2] ?? 0) >> (2 * (square & 3))) & 3] ?? 'dark',
  );
}

/** A change takes three bytes: 9 bits for the square, 1 bit for filled, 14 bits for ticks. */
export function writeChange(fields: FieldWriter, { square, full, ticks }: PackedChange): void {
  fields.u16((square | (full ? 0x200 : 0) | ((ticks & 0x3f) << 10)) & 0xffff).u8(ticks >> 6);
}

/** The caller must check that the square exists. */
export function readChange(fields: FieldReader): PackedChange {
  const low = fields.u16();
  return { square: low & 0x1ff, full: (low & 0x200) !== 0, ticks: (low >> 10) | (fields.u8() << 6) };
}

export function writeStyle(fields: FieldWriter, style: LightStyle): void {
  for (const colour of [style.steady, style.blinking, style.marked]) {
    fields.bytes(Uint8Array.from([1, 3, 5], (at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  }
  fields.u8(style.brightness).u16(style.limitMa);
}

export function readStyle(fields: FieldReader): LightStyle {
  const colour = (): Colour =>
    `#${Array.from(fields.bytes(3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const [steady, blinking, marked] = [colour(), colour(), colour()];
  return { steady, blinking, marked, brightness: fields.u8(), limitMa: fields.u16() };
}

/** Encodes UTF-8; a lone surrogate throws a URIError. */
export function encodeName(name: string): Uint8Array {
  const escaped = encodeURIComponent(name).match(/%[0-9A-F]{2}|./g) ?? [];
  return Uint8Array.from(escaped, (one) =>
    one.length === 3 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  );
}

/** Returns undefined for invalid UTF-8 or a control character. */
export function decodeName(bytes: Uint8Array): string | undefined {
  if (bytes.some((byte) => byte < 0x20 || byte === 0x7f)) return undefined;
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
