import { PNG } from 'pngjs';
import type { GreyPicture } from '#print-templates/scan/index.ts';
import { crc32 } from 'node:zlib';

/** A PNG in grey that names its dots an inch, as scanners write it. */
export function pngOf({ grey, width, height }: GreyPicture, dpi?: number): Uint8Array {
  const png = new PNG({ width, height });
  png.data = Buffer.from(grey);
  const bytes = PNG.sync.write(png, { colorType: 0, inputColorType: 0, inputHasAlpha: false });
  if (dpi === undefined) return bytes;
  const body = Buffer.alloc(13);
  body.write('pHYs', 0, 'latin1');
  body.writeUInt32BE(Math.round(dpi / 0.0254), 4);
  body.writeUInt32BE(Math.round(dpi / 0.0254), 8);
  body.writeUInt8(1, 12);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(9);
  sum.writeUInt32BE(crc32(body));
  // Behind the signature and the head.
  return Buffer.concat([bytes.subarray(0, 33), length, body, sum, bytes.subarray(33)]);
}
