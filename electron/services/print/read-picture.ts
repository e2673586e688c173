import { inflateSync } from 'node:zlib';
import {
  dpiOfFile,
  isJpeg,
  isPng,
  tooLarge,
  type GreyPicture,
  type TooLarge,
} from '#print-templates/scan/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export type PictureProblem =
  | { readonly code: 'scan/jpeg-here' | 'scan/not-a-picture' | 'scan/damaged' | 'scan/interlaced' }
  | TooLarge;

/**
 * Reads a PNG or a binary PGM as grey; what is transparent is white. A scan of A3 at 600 dots an inch keeps a byte a
 * pixel, and no file unpacks to more than its head says: pngjs takes four, and unpacks interlaced pictures without end.
 * Browsers read JPEG, and nothing here does.
 */
export function readPicture(bytes: Uint8Array): Result<GreyPicture, PictureProblem> {
  if (isPng(bytes)) return readPng(bytes);
  if (isJpeg(bytes)) return refuse({ code: 'scan/jpeg-here' });
  return readPgm(bytes);
}

function readPgm(bytes: Uint8Array): Result<GreyPicture, PictureProblem> {
  const head = /^P5\s+(?:#.*\n\s*)*(\d{1,6})\s+(\d{1,6})\s+255\s/.exec(
    Buffer.from(bytes.subarray(0, 512)).toString('latin1'),
  );
  if (head === null) return refuse({ code: 'scan/not-a-picture' });
  const [width, height] = [Number(head[1]), Number(head[2])];
  const large = tooLarge(width, height);
  if (large !== undefined) return refuse(large);
  const grey = bytes.slice(head[0].length, head[0].length + width * height);
  if (width === 0 || grey.length < width * height) return refuse({ code: 'scan/damaged' });
  return ok({ grey, width, height });
}

interface PngHead {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  /** The kinds of PNG: 0 grey, 2 colours, 3 a palette, 4 grey and 6 colours with transparency. */
  readonly kind: number;
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function readPng(bytes: Uint8Array): Result<GreyPicture, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let head: PngHead | undefined;
  let palette = new Uint8Array(0);
  const packed: Uint8Array[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, name] = [
      view.getUint32(at),
      Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1'),
    ];
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR' && body.length >= 13) {
      head = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        bits: body[8] ?? 0,
        kind: body[9] ?? 0,
      };
      if (body[12] === 1) return refuse({ code: 'scan/interlaced' });
    }
    if (name === 'PLTE') palette = Uint8Array.from(body);
    if (name === 'IDAT') packed.push(body);
    if (name === 'IEND') break;
    at += 12 + length;
  }
  if (head === undefined || head.width === 0 || head.height === 0) return refuse({ code: 'scan/damaged' });
  const many = channels[head.kind];
  if (many === undefined || ![1, 2, 4, 8, 16].includes(head.bits)) return refuse({ code: 'scan/damaged' });
  const large = tooLarge(head.width, head.height);
  if (large !== undefined) return refuse(large);
  const row = Math.ceil((head.width * many * head.bits) / 8);
  const rows = unpacked(packed, (row + 1) * head.height);
  if (rows === undefined) return refuse({ code: 'scan/damaged' });
  unfilter(rows, row, head.height, Math.max(1, (many * head.bits) >> 3));
  const dpi = dpiOfFile(bytes);
  const { width, height } = head;
  return ok({ grey: greyOf(rows, row, head, palette), width, height, ...(dpi !== undefined && { dpi }) });
}

function unpacked(parts: readonly Uint8Array[], length: number): Uint8Array | undefined {
  try {
    const bytes = inflateSync(Buffer.concat(parts), { maxOutputLength: length + 1024 });
    return bytes.length >= length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Each row begins with the number of its filter (PNG, third edition, 9.2); bytes are restored in their place. */
function unfilter(rows: Uint8Array, length: number, height: number, back: number): void {
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1) + 1;
    const filter = rows[start - 1];
    for (let x = 0; x < length; x += 1) {
      const at = start + x;
      const left = x < back ? 0 : (rows[at - back] ?? 0);
      const up = y === 0 ? 0 : (rows[at - length - 1] ?? 0);
      const corner = x < back || y === 0 ? 0 : (rows[at - length - 1 - back] ?? 0);
      rows[at] = (rows[at] ?? 0) + guess(filter, left, up, corner);
    }
  }
}

function guess(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const sum = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

function greyOf(
  rows: Uint8Array,
  length: number,
  { width, height, bits, kind }: PngHead,
  palette: Uint8Array,
): Uint8Array {
  const grey = new Uint8Array(width * height);
  const many = channels[kind] ?? 1;
  const most = kind === 3 ? 255 : 2 ** Math.min(bits, 8) - 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1) + 1;
    const value = (index: number): number => {
      if (bits >= 8) return rows[start + index * (bits >> 3)] ?? 0;
      const byte = rows[start + ((index * bits) >> 3)] ?? 0;
      const there = (byte >> (8 - bits - ((index * bits) & 7))) & (2 ** bits - 1);
      return kind === 3 ? there : (there * 255) / most;
    };
    for (let x = 0; x < width; x += 1) {
      const at = x * many;
      const colour = (channel: number): number =>
        kind === 3 ? (palette[value(at) * 3 + channel] ?? 0) : value(at + (many < 3 ? 0 : channel));
      const seen = kind === 4 || kind === 6 ? value(at + many - 1) / 255 : 1;
      const luma = 0.299 * colour(0) + 0.587 * colour(1) + 0.114 * colour(2);
      grey[y * width + x] = Math.round(luma * seen + 255 * (1 - seen));
    }
  }
  return grey;
}
