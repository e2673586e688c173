import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '#electron/cli/commands.ts';
import { cubewright, cubewrightProcess } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';
const set = 'shared/pieces/sets/alphacubes.json';

/** Commands that run until they are stopped, or talk to a port: running.test.ts starts those as processes. */
const elsewhere = ['start', 'box monitor', 'box simulate'];

/** How each of the others is called; `FOLDER` stands for a folder of the test's own. */
const calls: Readonly<Record<string, readonly (readonly string[])[]>> = {
  games: [['--json']],
  new: [['alphacubes', '--seed', '7', '-o', 'FOLDER/a.json'], ['alphacubes']],
  simulate: [['chess']],
  replay: [[published], ['no-such-file', '--json']],
  review: [['no-such-file'], [published, '--threads', '2']],
  puzzles: [['kubo', '--day', '2026-11-27'], ['chess']],
  export: [[published, '--gcg', '-o', 'FOLDER/a.gcg'], [published]],
  'words check': [
    ['ritz', 'CHECK'],
    ['check', 'xqz', '--json'],
  ],
  'words from': [['qz?[xru]at[uo]', '--least', '5']],
  'words match': [['QU[^AIO]*Y', '--longest', '6']],
  'words split': [['tablespoon', '--least', '4']],
  'words build': [
    ['FOLDER/list.txt', '-o', 'FOLDER/a.cwlex'],
    ['FOLDER/list.txt', '-o', 'FOLDER/list.txt'],
  ],
  moves: [['FOLDER/list.txt', '--lexicon', 'FOLDER/list.txt']],
  print: [['alphacubes-nets', '--cubes', '1', '-o', 'FOLDER/a.pdf']],
  'print calibrate': [['README.md']],
  'set check': [[set]],
  'set propose': [
    ['--pieces', '12', '--kind', 'tiles', '--lexicon', 'FOLDER/list.txt', '-o', 'FOLDER/a.json'],
    ['--pieces', '12', '--kind', 'chips', '-o', 'FOLDER/a.json'],
  ],
  'box ports': [[]],
  'box replay': [['README.md']],
  'box set': [['/dev/no-such-port', '--debounce', '40']],
  'box flash': [['/dev/no-such-port'], ['/dev/no-such-port', '--image', 'README.md']],
  'box flash-info': [
    ['--serial', 'two words', '-o', 'FOLDER/box.hex'],
    ['--rows', '3', '--columns', '5', '--no-lights', '-o', 'FOLDER/box.hex'],
  ],
  'box board': [
    ['--columns', '10', '-o', 'FOLDER/board.zip'],
    ['--rows', '2', '--columns', '8', '-o', 'FOLDER/board.zip'],
  ],
  verify: [[published, '--json'], ['README.md']],
};

test('every command that ends by itself is called here', () => {
  expect([...Object.keys(calls), ...elsewhere].sort()).toEqual(commands.map(({ name }) => name).sort());
});

/** What a call says, how it ends and what it writes, in the words of any folder. */
async function seen(
  run: typeof cubewright,
  name: string,
  given: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'list.txt'), 'zork\nplugh\nno good\n');
  const anywhere = (text: string) => text.replaceAll(folder, 'FOLDER');
  const args = given.map((word) => word.replace('FOLDER', folder));
  const { code, out, err } = await run(...name.split(' '), ...args);
  const written = args.at(-1) ?? '';
  const bytes = given.at(-1)?.startsWith('FOLDER') === true && code === 0 ? readFileSync(written, 'hex') : '';
  return { code, out: anywhere(out), err: anywhere(err), bytes };
}

test.each(Object.entries(calls).flatMap(([name, all]) => all.map((given) => [name, given] as const)))(
  'a process of “%s” with %j says, writes and ends as it does in this process',
  async (name, given) => {
    const inProcess = await seen(cubewright, name, given);
    expect(`${String(inProcess['out'])}${String(inProcess['err'])}`).not.toBe('');
    expect(await seen(cubewrightProcess, name, given)).toEqual(inProcess);
  },
);

test('a process without a command shows the overview, and one with an unknown command ends with 1', async () => {
  expect(await cubewrightProcess()).toEqual(await cubewright());
  expect(await cubewrightProcess('repaly', 'x')).toEqual(await cubewright('repaly', 'x'));
  expect((await cubewrightProcess('repaly', 'x')).code).toBe(1);
});
