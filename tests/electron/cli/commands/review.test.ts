import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '#shared/records/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { reviewedGame } from '#tests/support/reviewed-game.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** A folder of short games of Kubo, which needs no word list, and one file that is none. */
async function folderOfGames(): Promise<string> {
  const folder = temporaryFolder();
  for (const [name, seed] of [
    ['b.cubewright', 2],
    ['a.cubewright.json', 1],
  ] as const) {
    const { record } = await reviewedGame('kubo', seed, 30);
    writeFileSync(join(folder, name), formatRecord(record));
  }
  writeFileSync(join(folder, 'broken.cubewright.json'), '{');
  writeFileSync(join(folder, 'notes.txt'), 'not a game');
  return folder;
}

interface Table {
  readonly games: readonly { readonly file: string; readonly turns?: number; readonly problem?: object }[];
  readonly players: readonly { readonly name: string; readonly turns: number }[];
}

describe('review FOLDER', () => {
  test(
    'has a row a game in the order of names, names what it cannot read, and adds up players',
    { timeout: longTest },
    async () => {
      const folder = await folderOfGames();
      const one = await cubewright('review', folder, '--threads', '1', '--json');
      expect(one.code).toBe(1);
      const table = JSON.parse(one.out) as Table;
      expect(table.games.map(({ file }) => file)).toEqual([
        'a.cubewright.json',
        'b.cubewright',
        'broken.cubewright.json',
      ]);
      expect(table.games[2]?.problem).toMatchObject({ code: 'record/not-json' });
      const turns = (all: readonly { readonly turns?: number }[]) =>
        all.reduce((sum, row) => sum + (row.turns ?? 0), 0);
      expect(turns(table.players)).toBe(turns(table.games));

      const csv = join(folder, 'table.csv');
      const two = await cubewright('review', folder, '--threads', '2', '--json', '-o', csv);
      expect(two.out).toBe(one.out);
      const lines = readFileSync(csv, 'utf8').trimEnd().split('\r\n');
      expect(lines.map((line) => line.split(',')[0])).toEqual([
        'file',
        ...table.games.map(({ file }) => file),
      ]);
    },
  );

  test('refuses a report of a folder, and a folder without games', async () => {
    const empty = temporaryFolder();
    expect((await cubewright('review', empty)).err).toContain('holds no saved game');
    expect((await cubewright('review', empty, '-o', join(empty, 'all.pdf'))).err).toContain('.csv or .json');
  });
});

describe('review FILE', () => {
  test(
    'writes the report by the ending of its name, and says its length',
    { timeout: longTest },
    async () => {
      const folder = await folderOfGames();
      const file = join(folder, 'a.cubewright.json');
      const begins = { 'a.pdf': '%PDF-', 'a.html': '<!doctype html>', 'a.json': '{"game":"kubo"' };
      for (const [name, start] of Object.entries(begins)) {
        const { code, err } = await cubewright('review', file, '-o', join(folder, name));
        expect(code).toBe(0);
        expect(readFileSync(join(folder, name), 'latin1').startsWith(start)).toBe(true);
        if (name !== 'a.json') expect(err).toMatch(/^Wrote .*, \d+ pages?\./);
      }
      expect((await cubewright('review', file, '-o', join(folder, 'a.txt'))).err).toContain(
        'should end in .pdf',
      );
      expect((await cubewright('review', file, '--threads', '2')).err).toContain('--threads');
    },
  );
});

describe('review FILE of a strict game', () => {
  test('is refused until it is over, as at its table, and so are puzzles of its mistakes', async () => {
    const { record } = await reviewedGame('kubo', 1, 30);
    const file = join(temporaryFolder(), 'strict.cubewright.json');
    writeFileSync(file, formatRecord({ ...record, options: { ...record.options, strict: true } }));
    for (const words of [
      ['review', file],
      ['puzzles', '--from', file],
    ]) {
      const { code, err } = await cubewright(...words);
      expect(code).toBe(1);
      expect(err).toContain('no looking back until it is over');
    }
    writeFileSync(file, formatRecord(record));
    expect((await cubewright('review', file)).code).toBe(0);
  });
});
