import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatRecord } from '#shared/records/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGame } from '#tests/support/reviewed-game.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('a GCG is written, and named wherever a saved game is', { timeout: longTest }, async () => {
  const folder = temporaryFolder();
  const [file, gcg, again] = ['a.cubewright.json', 'a.gcg', 'b.gcg'].map((name) => join(folder, name));
  const { record } = await reviewedGame('alphacubes', 2, 20);
  writeFileSync(file ?? '', formatRecord(record));
  expect((await cubewright('export', file ?? '', '-o', gcg ?? '')).err).toContain('--gcg');
  const written = await cubewright('export', file ?? '', '--gcg', '-o', gcg ?? '');
  expect(written).toMatchObject({ code: 0, err: '' });
  expect((await cubewright('export', gcg ?? '', '--gcg', '-o', again ?? '')).code).toBe(0);
  expect(readFileSync(again ?? '', 'utf8')).toBe(readFileSync(gcg ?? '', 'utf8'));
  const [replayed, asSaved] = [
    await cubewright('replay', gcg ?? '', '--json'),
    await cubewright('replay', file ?? '', '--json'),
  ];
  expect(replayed).toEqual(asSaved);
  expect((await cubewright('verify', gcg ?? '', '--json')).out).toContain('"game":"Alphacubes"');
});

test('a GCG of plain tiles is told as what it is', async () => {
  const file = join(temporaryFolder(), 'tiles.gcg');
  writeFileSync(file, '#player1 A A\n>A: AEINRST 8D NASTIER +68 68\n');
  expect((await cubewright('verify', file, '--json')).out).toContain('"positions":1');
  expect((await cubewright('replay', file)).err).toContain('cubewright moves FILE.gcg');
});
