import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFirmware, firmwareFolder, hexName, manifestName } from './firmware/compile.ts';

/** `npm run firmware` runs this. The result is committed, so that flashing or trying a box needs no compiler. */
const built = buildFirmware();
if (built === undefined) {
  console.error('avr-gcc is not installed. On Debian and Ubuntu: sudo apt-get install gcc-avr avr-libc');
  process.exitCode = 1;
} else {
  writeFileSync(join(firmwareFolder, hexName), built.hex);
  writeFileSync(join(firmwareFolder, manifestName), `${JSON.stringify(built.manifest, undefined, 2)}\n`);
  const { flash, variables } = built.manifest;
  console.log(
    `${hexName}: ${flash} of 32,256 bytes of flash, ${variables} of 2,048 bytes of RAM before the stack`,
  );
}
