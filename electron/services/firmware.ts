import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The firmware as Intel HEX, for real boxes and virtual ones. */
export const firmwarePath = fileURLToPath(
  new URL('../../firmware-protocol/firmware/cubewright-box.hex', import.meta.url),
);

export const readFirmware = (): string => readFileSync(firmwarePath, 'utf8');
