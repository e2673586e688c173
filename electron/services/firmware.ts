import { readFileSync } from 'node:fs';

const image = new URL('../../firmware-protocol/firmware/cubewright-box.hex', import.meta.url);

/** The firmware of a box, as Intel HEX: what is flashed to a real one and what a virtual one runs. */
export const readFirmware = (): string => readFileSync(image, 'utf8');
