import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, start } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

interface Place {
  readonly env: NodeJS.ProcessEnv;
  /** As files have them that were written there. */
  readonly lineEnding: string;
}

const here: Place = { env: { LC_ALL: 'C.UTF-8', TZ: 'UTC' }, lineEnding: '\n' };

/** Turkish has another small I, and half of the world is a day behind this island. */
const elsewhere: Place = {
  env: { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
  lineEnding: '\r\n',
};

const words = [...'bdfgklmnprstvz'].map((one) => `${one}inne\n${one}igi\n${one}aak\n${one}oni\n`).join('');

/** What commands make of the same files and seeds there: what they print, and what they write. */
async function made({ env, lineEnding }: Place) {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const put = (name: string, text: string) => writeFileSync(at(name), text.replaceAll('\n', lineEnding));
  put('game.json', readFileSync('tests/golden/alphacubes-published.cubewright.json', 'utf8'));
  put('words.txt', words);
  const commands = [
    ['replay', at('game.json'), '--json'],
    ['set', 'propose', '--pieces', '12', '--lexicon', at('words.txt'), '--seed', '4', '-o', at('set.csv')],
    ['new', 'kubagram', '--players', 'İpek,Åke', '--seed', '4', '-o', at('new.json')],
    ['print', 'nets', '--set', at('set.csv'), '-o', at('nets.pdf')],
  ];
  const said: string[] = [];
  for (const command of commands) {
    const { code, out, err } = await ended(start(command, folder, env));
    expect(code, `${command.join(' ')}: ${err}`).toBe(0);
    if (command.includes('--json')) said.push(out);
  }
  const sums = ['set.csv', 'new.json', 'nets.pdf'].map((name) =>
    createHash('sha256')
      .update(readFileSync(at(name)))
      .digest('hex'),
  );
  return { said, sums };
}

test('L12: the same files and seeds give the same, whatever the locale, time zone and line ending', async () => {
  expect(await made(elsewhere)).toEqual(await made(here));
});
