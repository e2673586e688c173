import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord, openRecordText, reportText } from '#shared/records/index.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';
import { kubagramRecord } from '#tests/support/kubagram/records.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';
const oldPublished = 'tests/golden/version-1/alphacubes-published.cubewright.json';

interface Sheet {
  readonly name: string;
  readonly score: number;
  readonly lines: readonly { readonly move: number; readonly reason: string; readonly points: number }[];
}

describe('replay', () => {
  test('P29: the published game, in numbers and on paper', async () => {
    const { code, out } = await cubewright('replay', published, '--json');
    const sheet = JSON.parse(out) as { ended: boolean; players: Sheet[]; moves: object[] };
    expect(code).toBe(0);
    expect(sheet.ended).toBe(true);
    expect(sheet.players.map(({ name, score }) => ({ name, score }))).toEqual([
      { name: 'Orange', score: 235 },
      { name: 'Yellow', score: 175 },
      { name: 'Green', score: 173 },
      { name: 'Blue', score: 176 },
    ]);
    for (const { lines, score } of sheet.players) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    expect(sheet.players[0]?.lines.at(-1)).toEqual({ move: 20, reason: 'settlement', points: -30 });
    expect(Object.keys(sheet)).toEqual(['game', 'ended', 'players', 'moves']);
    expect(sheet.moves[0]).toMatchObject({ n: 1, seat: expect.any(Number) as number, kind: 'play' });
    const page = await cubewright('replay', published);
    expect(page.out).toMatch(/Orange +235/);
    // What Orange had left at the end is a line of its own.
    expect(page.out).toMatch(/Orange .* -30 +235/);
    expect(page.out.split('\n')).toHaveLength(sheet.moves.length + 9);
  });

  test('a row for what a move of somebody else cost: the last sum of each player is the score', async () => {
    const { start, steps } = randomGame(5);
    const names = ['Ann', 'Ben', 'Cem', 'Dot'].slice(0, start.seats);
    const players = names.map((name) => ({ name, kind: 'person' as const }));
    const facts = { seed: start.seed, options: start.options, moves: steps.map(({ move }) => move) };
    const path = join(temporaryFolder(), 'taken.json');
    writeFileSync(path, formatRecord(kubagramRecord(players, facts)));
    const sheet = JSON.parse((await cubewright('replay', path, '--json')).out) as { players: Sheet[] };
    const page = (await cubewright('replay', path)).out;
    expect(page).toMatch(/^ *\d+ +Ann .* \(Ben\) +-\d+ +-?\d+$/m);
    const rows = page.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const { name, score } of sheet.players) {
      expect(rows.findLast((cells) => cells.at(-4) === name)?.at(-1)).toBe(`${score}`);
    }
  });

  test('takes a bug report (L12), with the scores of the game that it is of', async () => {
    const record = await openRecordText(readFileSync(published, 'utf8'));
    if (!record.ok) throw new Error('The published game cannot be read');
    const path = join(temporaryFolder(), 'report.json');
    writeFileSync(path, reportText(record.value, { version: '0.1.0', door: 'desktop', system: 'MacIntel' }));
    const { code, out } = await cubewright('replay', path, '--json');
    expect(code).toBe(0);
    const { players } = JSON.parse(out) as { players: Sheet[] };
    expect(players.map(({ name, score }) => [name, score])).toEqual([
      ['Player 1', 235],
      ['Player 2', 175],
      ['Player 3', 173],
      ['Player 4', 176],
    ]);
  });

  test('stops at the first move that is not allowed, with its number and the reason', async () => {
    const record = JSON.parse(readFileSync(published, 'utf8')) as { moves: unknown[] };
    const [first, second, third] = record.moves;
    const path = join(temporaryFolder(), 'wrong.json');
    writeFileSync(path, JSON.stringify({ ...record, moves: [first, second, second, third] }));
    const { code, out, err } = await cubewright('replay', path, '--json');
    expect(JSON.parse(out)).toMatchObject({
      problem: { move: 3, code: expect.stringMatching(/^alphacubes\//) as string },
    });
    expect(err).toMatch(
      new RegExp(
        `^${path}: Move 3 is not allowed: It is not the turn of seat [1-4]\\. To move: [1-4]\\.\\n$`,
      ),
    );
    expect(code).toBe(1);
    expect((await cubewright('verify', path)).err).toBe(err);
  });

  test('says on paper who took hints', async () => {
    const record = readFileSync(published, 'utf8').replace(
      '"moves": [',
      `"hints": [{ "after": 2, "seat": 2, "step": "score" }, { "after": 6, "seat": 2, "step": "score" }],
  "moves": [`,
    );
    const path = join(temporaryFolder(), 'hinted.json');
    writeFileSync(path, record);
    expect((await cubewright('replay', path)).out).toContain('\nGreen took hints in 2 turns.\n');
    expect((await cubewright('replay', path, '--json')).out).toBe(
      (await cubewright('replay', published, '--json')).out,
    );
  });

  test('P33 a record of version 2 asks no word list', async () => {
    const record = readFileSync(published, 'utf8').replace(
      /"sha256": "[0-9a-f]{64}"/,
      `"sha256": "${'7'.repeat(64)}"`,
    );
    const folder = temporaryFolder();
    for (const name of ['attic', 'english']) {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, record.replace('"name": "english"', `"name": "${name}"`));
      const { out, err } = await cubewright('replay', path);
      expect(err).toBe('');
      expect(out).toMatch(/Orange +235/);
      expect((await cubewright('verify', path)).err).toBe('');
    }
  });

  test('a version 1 record with a challenge needs its word list', async () => {
    const record = JSON.parse(readFileSync(oldPublished, 'utf8')) as { moves: object[] };
    const path = join(temporaryFolder(), 'challenged.json');
    const lexicon = { name: 'attic', sha256: '7'.repeat(64) };
    const moves = [record.moves[0], { kind: 'challenge', seat: 1 }];
    writeFileSync(path, JSON.stringify({ ...record, options: { judge: 'challenge' }, lexicon, moves }));
    const without = await cubewright('replay', path);
    expect(without).toMatchObject({ code: 1, out: '' });
    expect(without.err).toMatch(/^There is no lexicon “attic” here\./);
    const named = await cubewright('replay', path, '--lexicon', 'english');
    expect(named.code).toBe(0);
    expect(named.out).toMatch(/Orange +86/);
  });

  test('a version 1 record replays without its word list, which can be named', async () => {
    const record = readFileSync(oldPublished, 'utf8')
      .replace('"name": "english"', '"name": "attic"')
      .replace(/"sha256": "[0-9a-f]{64}"/, `"sha256": "${'7'.repeat(64)}"`);
    const folder = temporaryFolder();
    const path = join(folder, 'attic.json');
    writeFileSync(path, record);
    const without = await cubewright('replay', path);
    expect(without.err).toMatch(
      /^There is no lexicon “attic” here\..*\nEvery word of its moves is taken as accepted\./,
    );
    expect(without.out).toMatch(/Orange +235/);
    const named = await cubewright('replay', path, '--lexicon', 'english');
    expect(named).toEqual({
      ...without,
      err: 'This game was judged by “attic” as it stood then; “english” as it is here has other words.\n',
    });
  });
});
