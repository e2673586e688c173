import type { Dpi } from './picture.ts';

const inch = 25.4;

/** Returns the resolution that a PNG or JPEG names in its head, in dots an inch; undefined where it names none. */
export function dpiOfFile(bytes: Uint8Array): Dpi | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const dpi = isPng(bytes) ? dpiOfPng(view) : isJpeg(bytes) ? dpiOfJpeg(view) : undefined;
  return dpi !== undefined && dpi.x >= 1 && dpi.y >= 1 ? dpi : undefined;
}

/** Returns width and height in pixels as the head of a PNG or JPEG names them; undefined where they are not in these bytes. */
export function sizeOfFile(bytes: Uint8Array): readonly [number, number] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPng(bytes) && view.byteLength >= 24) return [view.getUint32(16), view.getUint32(20)];
  if (!isJpeg(bytes)) return undefined;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    // Starts of frames; C4, C8 and CC between them are something else (ITU T.81, table B.1).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
    if (marker === 0xda || length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(bytes: Uint8Array): boolean {
  return pngStart.every((byte, at) => bytes[at] === byte);
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/** The chunk pHYs counts dots a metre (PNG, third edition, 11.3.4.3). */
function dpiOfPng(view: DataView): Dpi | undefined {
  for (let at = 8; at + 12 <= view.byteLength;) {
    const [length, name] = [view.getUint32(at), view.getUint32(at + 4)];
    if (name === 0x49444154) return undefined;
    if (name === 0x70485973 && length === 9 && at + 17 <= view.byteLength) {
      const isMetre = view.getUint8(at + 16) === 1;
      return isMetre ? { x: tidy(view.getUint32(at + 8)), y: tidy(view.getUint32(at + 12)) } : undefined;
    }
    at += 12 + length;
  }
  return undefined;
}

/** Whole dots a metre are 0.013 dots an inch apart, so that 300 comes back as 299.999. */
function tidy(dotsAMetre: number): number {
  const dpi = (dotsAMetre * inch) / 1000;
  return Math.abs(dpi - Math.round(dpi)) < 0.013 ? Math.round(dpi) : dpi;
}

/** JFIF 1.02 names it in its first segment; a camera's Exif has 72 without meaning anything by it, and is not read. */
function dpiOfJpeg(view: DataView): Dpi | undefined {
  for (let at = 2; at + 18 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const [marker, length] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    if (marker === 0xda || length < 2) return undefined;
    if (marker === 0xe0 && length >= 14 && view.getUint32(at + 4) === 0x4a464946) {
      const [unit, x, y] = [view.getUint8(at + 11), view.getUint16(at + 12), view.getUint16(at + 14)];
      if (unit === 1) return { x, y };
      return unit === 2 ? { x: x * 2.54, y: y * 2.54 } : undefined;
    }
    at += 2 + length;
  }
  return undefined;
}
