import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '#tests/support/print/read-board.ts';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const small = ['--rows', '3', '--columns', '8'];

test('a board is written with all that its maker and its builder need, in their language', async () => {
  const path = join(temporaryFolder(), 'board.zip');
  const { code, out } = await cubewright('box', 'board', ...small, '--language', 'nl', '--json', '-o', path);
  expect([code, JSON.parse(out)]).toMatchObject([0, { file: path, kinds: 2, panels: 4 }]);
  const texts = textsIn(readFileSync(path));
  expect([...texts.keys()].sort()).toEqual([
    'README.txt',
    'panels/cubewright-a.zip',
    'panels/cubewright-c.zip',
    'parts.csv',
    'pictures/cubewright-a.svg',
    'pictures/cubewright-c.svg',
    'placement.csv',
  ]);
  const readme = texts.get('README.txt') ?? '';
  expect(readme).toContain('BESTEL DE PANELEN');
  expect(readme).toContain('panels/cubewright-c.zip   2 x');
  expect(readme).not.toMatch(/\{\{|undefined|print:/);
});

test.each([
  ['--columns', '10', '10 were asked for'],
  ['--pitch', '18', 'Take 20.5 mm at least'],
  ['--rows', '22', '--rows'],
  ['--pitch', 'wide', '--pitch'],
  ['--sensor', 'laser', '--sensor'],
])('%s %s is refused with what fits', async (flag, value, says) => {
  const path = join(temporaryFolder(), 'board.zip');
  expect(await cubewright('box', 'board', flag, value, '-o', path)).toMatchObject({
    code: 1,
    err: expect.stringContaining(says),
  });
});
