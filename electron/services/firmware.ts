import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const firmwarePath = fileURLToPath(
  new URL('../../firmware-protocol/firmware/cubewright-box.hex', import.meta.url),
);

export const readFirmware = (): string => readFileSync(firmwarePath, 'utf8');
