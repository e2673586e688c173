import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFirmware } from '#electron/services/box/firmware.ts';
import { configuredFlash, parseHex, formatHex } from '#firmware-protocol/virtual-box/index.ts';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

test('the image of the program is named with the calls that flash it', async () => {
  const { code, out } = await cubewright('box', 'flash-info', '--json');
  expect(code).toBe(0);
  const { image, calls } = JSON.parse(out) as { image: string; calls: { way: string; command: string }[] };
  expect(readFileSync(image, 'utf8')).toMatch(/^:10/);
  expect(calls.map(({ way }) => way)).toEqual(['uno', 'oldNano', 'programmer']);
  for (const { command } of calls) expect(command).toMatch(/^avrdude -p m328p .*flash:w:.*\.hex:i$/);
});

test('an image for another box is written', async () => {
  const path = join(temporaryFolder(), 'box.hex');
  const args = ['--rows', '2', '--columns', '3', '--serial', 'MY-BOX', '--slow', '-o', path];
  expect((await cubewright('box', 'flash-info', ...args)).code).toBe(0);
  const box = { rows: 2, columns: 3, serialNumber: 'MY-BOX', hasLights: true, speed: 115_200 };
  expect(readFileSync(path, 'utf8')).toBe(formatHex(configuredFlash(parseHex(readFirmware()), box)));
});

test('for another box a file to write is asked for, and a serial number without spaces', async () => {
  expect(await cubewright('box', 'flash-info', '--rows', '3')).toMatchObject({
    code: 1,
    err: expect.stringContaining('-o FILE'),
  });
  const file = join(temporaryFolder(), 'box.hex');
  expect(await cubewright('box', 'flash-info', '--serial', 'a b', '-o', file)).toMatchObject({
    code: 1,
    err: expect.stringContaining('“a b” is no serial number'),
  });
});
