import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../home/home.ts';

/** Intel HEX, for real boxes and virtual ones. */
export const firmwarePath = join(programFolder(), 'firmware-protocol', 'firmware', 'cubewright-box.hex');

export const readFirmware = (): string => readFileSync(firmwarePath, 'utf8');
