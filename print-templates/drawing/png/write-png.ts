import { zlibSync } from 'fflate';
import { crc32, joinBytes } from '#shared/kernel/index.ts';
import type { Raster } from './raster.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Writes eight bits a colour after the PNG specification (ISO/IEC 15948), with no date, so that bytes repeat. */
export function writePng({ width, height, rgb }: Raster): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits, three colours, and the only methods there are.
  head.set([8, 2, 0, 0, 0], 8);
  const line = width * 3;
  // Each line begins with the number of its filter, 0 for none.
  const lines = new Uint8Array((line + 1) * height);
  for (let row = 0; row < height; row += 1) {
    lines.set(rgb.subarray(row * line, (row + 1) * line), row * (line + 1) + 1);
  }
  return joinBytes([
    new Uint8Array(signature),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(lines, { level: 4 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(kind: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...kind].map((sign) => sign.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}
