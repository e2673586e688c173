import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../starter/place.mjs';
import { toolPath } from '../../starter/tools.mjs';

export const firmwareFolder = inRoot('firmware-protocol', 'firmware');
export const hexName = 'cubewright-box.hex';
export const manifestName = 'cubewright-box.json';

export interface Manifest {
  readonly sources: string;
  readonly compiler: string;
  /** Both sizes are in bytes; `variables` is RAM without the stack. */
  readonly flash: number;
  readonly variables: number;
  /** The address of the checksum function, for the test that counts its cycles. */
  readonly checksumAt: number;
  /** The RAM address of the last change's number, for the test that overflows it. */
  readonly eventAt: number;
}

const options = [
  '-mmcu=atmega328p',
  '-DF_CPU=16000000UL',
  '-std=gnu11',
  '-Os',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-fshort-enums',
  '-ffunction-sections',
  '-fdata-sections',
  '-Wl,--gc-sections',
];

function sources(): readonly string[] {
  return readdirSync(firmwareFolder)
    .filter((name) => /\.(c|h)$/.test(name))
    .sort();
}

export function hashSources(): string {
  const hash = createHash('sha256');
  for (const name of sources()) hash.update(`${name}\0`).update(readFileSync(join(firmwareFolder, name)));
  return hash.digest('hex');
}

export function compilerHere(): string | undefined {
  const compiler = toolPath('avr-gcc');
  if (compiler === undefined) return undefined;
  return `avr-gcc ${execFileSync(compiler, ['-dumpversion'], { encoding: 'utf8' }).trim()}`;
}

/** Returns undefined where avr-gcc is not installed. */
export function buildFirmware(): { readonly hex: string; readonly manifest: Manifest } | undefined {
  const compiler = toolPath('avr-gcc');
  const version = compilerHere();
  if (compiler === undefined || version === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-firmware-'));
  try {
    const elf = join(folder, 'box.elf');
    const hex = join(folder, hexName);
    const files = sources().filter((name) => name.endsWith('.c'));
    execFileSync(compiler, [...options, ...files, '-o', elf], { cwd: firmwareFolder, stdio: 'pipe' });
    execFileSync(compiler.replace(/gcc$/, 'objcopy'), ['-O', 'ihex', '-R', '.eeprom', elf, hex]);
    const names = execFileSync(compiler.replace(/gcc$/, 'nm'), [elf], { encoding: 'utf8' });
    const sizes = execFileSync(compiler.replace(/gcc$/, 'size'), [elf], { encoding: 'utf8' });
    const [text = 0, data = 0, bss = 0] = (sizes.split('\n')[1] ?? '').trim().split(/\s+/).map(Number);
    const addressOf = (symbol: RegExp): number => Number.parseInt(symbol.exec(names)?.[1] ?? '', 16);
    const manifest = {
      sources: hashSources(),
      compiler: version,
      flash: text + data,
      variables: data + bss,
      checksumAt: addressOf(/^(\w+) T crc_of$/m),
      // The tools give RAM addresses with bit 23 set.
      eventAt: addressOf(/^0080(\w+) b event$/m),
    };
    return { hex: readFileSync(hex, 'utf8').replaceAll('\r\n', '\n'), manifest };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
