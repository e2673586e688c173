import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../home/home.ts';

/** The file is in Intel HEX and serves real and virtual boxes. */
export const firmwarePath = join(programFolder(), 'firmware-protocol', 'firmware', 'cubewright-box.hex');

export const readFirmware = (): string => readFileSync(firmwarePath, 'utf8');
