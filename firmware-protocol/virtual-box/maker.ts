import { crc32 } from '#shared/kernel/index.ts';
import { lineSpeeds } from '../codec/index.ts';

/** What the maker of a box writes into its EEPROM, for the firmware to read. */
export interface MadeBox {
  readonly rows: number;
  readonly columns: number;
  /** 1 to 12 characters. */
  readonly serialNumber: string;
  readonly hasLights: boolean;
  /** The speed it begins with: 115,200 or 250,000. */
  readonly speed: number;
}

export const eepromSize = 1024;
const serialMost = 12;
const flag = { lights: 1, slow: 2 } as const;

/** The first bytes of the EEPROM of such a box. The rest is blank: the firmware writes it. */
export function makerBytes(box: MadeBox): Uint8Array {
  const { rows, columns, serialNumber } = box;
  if (!/^[!-~]{1,12}$/.test(serialNumber)) throw new RangeError('A serial number has 1 to 12 characters');
  const flags = (box.hasLights ? flag.lights : 0) + (box.speed === lineSpeeds[0] ? flag.slow : 0);
  const bytes = new Uint8Array(6 + serialMost + 4);
  bytes.set(asciiOf('CW'));
  bytes.set([rows, columns, flags, serialNumber.length], 2);
  bytes.set(asciiOf(serialNumber), 6);
  new DataView(bytes.buffer).setUint32(6 + serialMost, crc32(bytes.subarray(0, 6 + serialMost)), true);
  return bytes;
}

const asciiOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
