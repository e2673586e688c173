import { execFileSync } from 'node:child_process';
import { inRoot } from '../starter/place.mjs';

export const iconFolder = inRoot('electron', 'packaging');

/** Names in `electron/packaging` without an ending, and the drawing of each: those of the file types are named by their endings. */
export const icons: Readonly<Record<string, string>> = {
  icon: inRoot('renderer', 'app', 'icon.svg'),
  cubewright: inRoot('electron', 'packaging', 'cubewright.svg'),
  'cubewright-set': inRoot('electron', 'packaging', 'cubewright-set.svg'),
};

/** Pixels a side, of Windows and of macOS by the type of the entry; `ic11` and `ic12` are twice 16 and 32 points. */
export const icoSizes = [16, 24, 32, 48, 64, 256] as const;
export const icnsSizes = { ic11: 32, ic12: 64, ic07: 128, ic08: 256, ic09: 512 } as const;

/** A drawing as PNG of `size` pixels a side, by rsvg-convert, which must be installed. */
export function drawnPng(svg: string, size: number): Buffer {
  return execFileSync('rsvg-convert', ['--width', String(size), '--height', String(size), svg], {
    maxBuffer: 16_000_000,
  });
}

/** Writes ICO with PNG inside, which Windows reads since Vista: a head of 6 bytes, 16 a picture, and the pictures. */
export function icoOf(pngs: ReadonlyMap<number, Buffer>): Buffer {
  const head = Buffer.alloc(6 + 16 * pngs.size);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.size, 4);
  let [at, begins] = [6, head.length];
  for (const [size, png] of pngs) {
    // A side of 256 is written as 0.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(begins, at + 12);
    at += 16;
    begins += png.length;
  }
  return Buffer.concat([head, ...pngs.values()]);
}

/** Writes ICNS: four letters and a length before the whole and before each picture; lengths count these 8 bytes. */
export function icnsOf(pngs: ReadonlyMap<string, Buffer>): Buffer {
  const entry = (type: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(8 + content.length, 4);
    return Buffer.concat([head, content]);
  };
  return entry('icns', Buffer.concat([...pngs].map(([type, png]) => entry(type, png))));
}
