import { lineSpeeds, maxSide } from '../codec/index.ts';

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

/** Returns a copy of the image with the few bytes behind its mark set for this box. */
export function flashFor(flash: Uint16Array<ArrayBuffer>, box: BuiltBox): Uint16Array<ArrayBuffer> {
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
