import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avrInstruction, CPU } from 'avr8js';
import { describe, expect, it } from 'vitest';
import { compilerHere, firmwareFolder, manifestName } from '#electron/tools/firmware/compile.ts';
import { parseHex } from '#firmware-protocol/virtual-box/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { firmwareBox, firmwareHex, lastOf } from './firmware-box.ts';

const page = readFileSync(new URL('../../firmware-protocol/spec/PROTOCOL.md', import.meta.url), 'utf8');
const manifest = JSON.parse(readFileSync(join(firmwareFolder, manifestName), 'utf8')) as {
  compiler: string;
  checksumAt: number;
  variables: number;
};
const checked = 245;

/** The cycles a byte in the row of the page's table that begins so. */
function onThePage(row: string): number {
  const line = page.split('\n').find((one) => one.startsWith('|') && one.includes(row)) ?? '';
  return Number(line.split('|').at(-2)?.replaceAll('*', ''));
}

/** Cycles of a function (bytes, length) that begins at this byte address of the flash. */
function cyclesOf(flash: Uint16Array<ArrayBuffer>, address: number): number {
  const cpu = new CPU(flash, 2048);
  const [bytesAt, stackAt, nowhere] = [0x200, 0x8fd, 0x3fff];
  for (let at = 0; at < checked; at += 1) cpu.data[bytesAt + at] = (at * 37) & 0xff;
  cpu.SP = stackAt;
  cpu.data.set([nowhere >> 8, nowhere & 0xff], stackAt + 1);
  cpu.data.set([checked], 22);
  cpu.data.set([bytesAt & 0xff, bytesAt >> 8], 24);
  cpu.pc = address / 2;
  while (cpu.pc !== nowhere && cpu.cycles < 1_000_000) avrInstruction(cpu);
  return cpu.cycles;
}

describe('the cycles that the page states', () => {
  it('are those of the checksum in the image', () => {
    const cycles = cyclesOf(parseHex(firmwareHex), manifest.checksumAt);
    expect(Math.round(cycles / checked)).toBe(onThePage('the same, 256 entries'));
  });

  it.skipIf(!has('avr-gcc') || compilerHere() !== manifest.compiler)(
    'are those of the checksums it compares, by the compiler it names',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'cubewright-checksums-'));
      const elf = join(folder, 'checksums.elf');
      const hex = join(folder, 'checksums.hex');
      const source = new URL('checksums.c', import.meta.url).pathname;
      execFileSync('avr-gcc', ['-mmcu=atmega328p', '-std=gnu11', '-Os', source, '-o', elf]);
      execFileSync('avr-objcopy', ['-O', 'ihex', elf, hex]);
      const flash = parseHex(readFileSync(hex, 'utf8'));
      const names = execFileSync('avr-nm', [elf], { encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      const found = [...names.matchAll(/^(\w+) T (crc\w+)$/gm)].map(([, address = '', name = '']) => [
        name,
        Math.round(cyclesOf(flash, Number.parseInt(address, 16)) / checked),
      ]);
      expect(Object.fromEntries(found)).toEqual({
        crc16_256: onThePage('CRC-16 `1021`'),
        crc32_bits: onThePage('by bits'),
        crc32_16: onThePage('16 entries'),
        crc32_256: onThePage('256 entries'),
      });
    },
  );
});

describe('the stack that the page states', () => {
  it('is deeper than nothing, and less than said, after questions of every kind', () => {
    const [, said] = /its stack less than (\d+) more/.exec(page.replaceAll(/\s+/g, ' ')) ?? [];
    const talk = firmwareBox();
    talk.ask({ kind: 'hello', major: 1, minor: 1 });
    talk.box.setSensor(3, 'flickers');
    const lights = Array.from({ length: 108 }, () => 'blinking' as const);
    talk.ask({ kind: 'setSomeLights', first: 0, lights }, 100);
    talk.ask({ kind: 'setName', name: 'n'.repeat(24) }, 100);
    talk.ask({ kind: 'askLevels', first: 0, most: 32 }, 100);
    talk.ask({ kind: 'askKept', boot: 0, after: 0, most: 22 }, 100);
    talk.during(400);
    const test = lastOf([talk.ask({ kind: 'askSelfTest' }, 100)], 'selfTest');
    const stack = 2048 - manifest.variables - (test?.unusedRam ?? NaN);
    expect(stack).toBeGreaterThan(40);
    expect(stack).toBeLessThan(Number(said));
  });
});
