import { expectOk } from '#shared/kernel/index.ts';
import { lineSpeeds, maxSide } from '../codec/index.ts';
import { readIntelHex } from '../flashing/intel-hex.ts';

export interface BuiltBox {
  readonly rows: number;
  readonly columns: number;
  /** Has 0 to 12 characters; with none the chip draws a number at its first start. */
  readonly serialNumber: string;
  readonly hasLights: boolean;
  /** The box begins with this speed: 115,200 or 250,000 bits a second. */
  readonly speed: number;
}

const mark = 'CW-BUILT';
const serialMost = 12;
const flag = { lights: 1, slow: 2 } as const;

/** Returns a copy of the image with the few bytes after its mark set for this box. */
export function configuredFlash(flash: Uint16Array<ArrayBuffer>, box: BuiltBox): Uint16Array<ArrayBuffer> {
  const { rows, columns, serialNumber } = box;
  const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= maxSide;
  if (!isSide(rows) || !isSide(columns)) throw new RangeError('A box has 1 to 21 rows and columns');
  if (!/^[!-~]{0,12}$/.test(serialNumber)) throw new RangeError('A serial number has at most 12 characters');
  const bytes = new Uint8Array(flash.slice().buffer);
  const at = bytes.findIndex((_, start) => codesOf(mark).every((code, n) => bytes[start + n] === code));
  if (at === -1) throw new Error('This image is not the firmware of a box');
  const flags = (box.hasLights ? flag.lights : 0) + (box.speed === lineSpeeds[0] ? flag.slow : 0);
  const serial = codesOf(serialNumber.padEnd(serialMost, '\0'));
  bytes.set([rows, columns, flags, serialNumber.length, ...serial], at + mark.length);
  return new Uint16Array(bytes.buffer);
}

const codesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

const record = { data: 0, end: 1 } as const;

/** Reads Intel HEX. It throws on a damaged file, since the file is part of the program. */
export function parseHex(hex: string): Uint16Array<ArrayBuffer> {
  return new Uint16Array(expectOk(readIntelHex(hex, 'the firmware')).buffer);
}

/** An image of nothing. */
export const blankHex = ':00000001FF';

/** Puts a boot loader at its place and returns the word at which it begins; undefined without one. */
export function addLoader(flash: Uint16Array, hex: string | undefined): number | undefined {
  if (hex === undefined) return undefined;
  const loader = parseHex(hex);
  const at = loader.findIndex((word) => word !== blankWord);
  flash.set(loader.subarray(at), at);
  return at;
}

const blankWord = 0xffff;

const bytesInLine = 16;

/** Trailing blank flash is left out. */
export function formatHex(flash: Uint16Array<ArrayBuffer>): string {
  const bytes = new Uint8Array(flash.buffer);
  const used = bytes.findLastIndex((byte) => byte !== 0xff) + 1;
  const lines: string[] = [];
  for (let at = 0; at < used; at += bytesInLine) {
    lines.push(lineOf(record.data, at, bytes.subarray(at, Math.min(used, at + bytesInLine))));
  }
  return [...lines, lineOf(record.end, 0, new Uint8Array()), ''].join('\n');
}

function lineOf(kind: number, at: number, data: Uint8Array): string {
  const bytes = [data.length, at >> 8, at & 0xff, kind, ...data];
  const sum = -bytes.reduce((total, byte) => total + byte, 0) & 0xff;
  return `:${[...bytes, sum].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}
