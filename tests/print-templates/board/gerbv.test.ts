import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeBoard } from '#print-templates/board/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { has, toolPath } from '../../support/capabilities.ts';
import { temporaryFolder } from '../../electron/support/temporary.ts';

it.skipIf(!has('gerbv'))('gerbv opens every file of a board without a word, and draws it', () => {
  const { t } = createTranslator();
  const board = makeBoard({ rows: 9, columns: 12, pitch: 25, edge: 15, sensor: 'hall' }, t);
  const folder = temporaryFolder();
  for (const [path, zip] of Object.entries(unzipSync(expectOk(board).zip))) {
    if (!path.endsWith('.zip')) continue;
    const inner = join(folder, path.replaceAll('/', '-'));
    mkdirSync(inner);
    const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => {
      writeFileSync(join(inner, name), bytes);
      return join(inner, name);
    });
    expect(files).toHaveLength(9);
    const picture = join(inner, 'all.png');
    const { status, stdout, stderr } = spawnSync(
      toolPath('gerbv') ?? 'gerbv',
      ['-x', 'png', '-D', '300', '-o', picture, ...files],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([0, '', '']);
    // A panel of 99.6 mm has 1,176 dots of 300 to the inch, and gerbv leaves a margin.
    const png = readFileSync(picture);
    expect(png.readUInt32BE(16)).toBeGreaterThan(1100);
    expect(png.length).toBeGreaterThan(20_000);
  }
});
