import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The firmware of a box, as Intel HEX: what is flashed to a real one and what a virtual one runs. */
export const firmwarePath = fileURLToPath(
  new URL('../../firmware-protocol/firmware/cubewright-box.hex', import.meta.url),
);

export const readFirmware = (): string => readFileSync(firmwarePath, 'utf8');
