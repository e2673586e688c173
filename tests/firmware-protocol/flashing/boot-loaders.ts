import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '#electron/starter/place.mjs';
import { has, toolPath } from '#tests/support/capabilities.ts';

/** Boot loaders of real boards, from the system's package of Arduino cores; none of them is part of this project. */
export const hasBootLoaders = has('arduino-core') && has('avr-gcc');

const folder = dirname(toolPath('arduino-core') ?? '');

/**
 * Optiboot 4.4, as on an Uno, from its source. Compilers since 5.4 make it 20 bytes too long for its 512 bytes, the image in
 * Debian's package too, so that it takes 1 KB here and begins where the fuse for that size says.
 */
export function optiboot(): string {
  const into = inRoot('build', 'tests');
  mkdirSync(into, { recursive: true });
  const program = join(into, 'optiboot.elf');
  const image = join(into, 'optiboot.hex');
  const defined = ['-DF_CPU=16000000L', '-DBAUD_RATE=115200', '-DLED_START_FLASHES=3'];
  const linked = ['-nostartfiles', '-nostdlib', '-Wl,--relax', '-Wl,--section-start=.text=0x7c00'];
  const version = '-Wl,--section-start=.version=0x7ffe';
  const source = join(folder, 'optiboot.c');
  const args = ['-w', '-Os', '-mmcu=atmega328p', ...defined, ...linked, version, source, '-o', program];
  execFileSync(toolPath('avr-gcc') ?? 'avr-gcc', args);
  execFileSync('avr-objcopy', ['-O', 'ihex', program, image]);
  return readFileSync(image, 'utf8');
}

/** The boot loader of older Nano boards, which listens at 57,600 bits a second. */
export const olderLoader = (): string =>
  readFileSync(join(folder, '..', 'atmega', 'ATmegaBOOT_168_atmega328.hex'), 'utf8');
