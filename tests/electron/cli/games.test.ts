import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

describe('games', () => {
  test('lists switches and defaults', async () => {
    const { out } = await cubewright('games');
    expect(out).toMatch(/Alphacubes \(alphacubes\), 1 to 6 people/);
    expect(out).toMatch(/judge +Who judges words +assisted or challenge +default assisted/);
    const list = JSON.parse((await cubewright('games', '--json')).out) as { id: string; options: object[] }[];
    expect(list[0]).toMatchObject({ id: 'alphacubes', seats: { least: 1, most: 6 } });
  });

  test('new writes a game that replays; the same seed writes the same bytes; nothing is overwritten', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.json');
    const given = [
      'new',
      'alphacubes',
      '--players',
      'Ann, Ben',
      '--seed',
      '7',
      '--option',
      'judge=challenge',
    ];
    expect(await cubewright(...given, '-o', path)).toEqual({
      code: 0,
      out: `Wrote ${path}, dealt by seed 7.\n`,
      err: '',
    });
    await cubewright(...given, '-o', join(folder, 'b.json'));
    const text = readFileSync(path, 'utf8');
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      seed: 7,
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      options: { judge: 'challenge', board: 'standard' },
      lexicon: { name: 'english' },
    });
    const again = await cubewright(...given, '-o', path);
    expect(again.err).toContain('is there already and was left alone');
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(JSON.parse((await cubewright('replay', path, '--json')).out)).toEqual({
      game: 'alphacubes',
      ended: false,
      players: [
        { name: 'Ann', score: 0 },
        { name: 'Ben', score: 0 },
      ],
      moves: [],
    });
  });

  test.each([
    [['--players', 'A,B,C,D,E,F,G'], 'players'],
    [['--players', 'Ann,computer:3'], 'there are no computer players yet'],
    [['--seed', '-1'], 'is no seed'],
    [['--option', 'judge'], 'Write --option NAME=VALUE'],
    [['--option', 'judge=oracle'], 'judge'],
    [['--option', 'colour=red'], 'There is no option called colour'],
    [['--lexicon', 'klingon'], 'There is no lexicon “klingon” here. There is: english.'],
  ] as const)('new refuses %j', async (given, sentence) => {
    const path = join(temporaryFolder(), 'x.json');
    const { code, err } = await cubewright('new', 'alphacubes', ...given, '-o', path);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
    expect(existsSync(path)).toBe(false);
  });
});

describe('replay', () => {
  test('P29: the published game, in numbers and on paper', async () => {
    const { code, out } = await cubewright('replay', published, '--json');
    const sheet = JSON.parse(out) as { ended: boolean; players: object[]; moves: object[] };
    expect(code).toBe(0);
    expect(sheet.ended).toBe(true);
    expect(sheet.players).toEqual([
      { name: 'Orange', score: 235 },
      { name: 'Yellow', score: 175 },
      { name: 'Green', score: 173 },
      { name: 'Blue', score: 176 },
    ]);
    expect(Object.keys(sheet)).toEqual(['game', 'ended', 'players', 'moves']);
    expect(sheet.moves[0]).toMatchObject({ n: 1, seat: expect.any(Number) as number, kind: 'play' });
    const page = await cubewright('replay', published);
    expect(page.out).toMatch(/Orange +235/);
    expect(page.out.split('\n')).toHaveLength(sheet.moves.length + 8);
  });

  test('stops at the first move that is not allowed, with its number and the reason', async () => {
    const record = JSON.parse(readFileSync(published, 'utf8')) as { moves: unknown[] };
    const [first, second, third] = record.moves;
    const path = join(temporaryFolder(), 'wrong.json');
    writeFileSync(path, JSON.stringify({ ...record, moves: [first, second, second, third] }));
    const { code, out, err } = await cubewright('replay', path, '--json');
    expect(JSON.parse(out)).toMatchObject({
      problem: { move: 3, code: expect.stringMatching(/^move\//) as string },
    });
    expect(err).toMatch(/^Move 3 is not allowed: \S.*\n$/);
    expect(code).toBe(1);
    expect((await cubewright('verify', path)).err).toBe(err);
  });

  test('a word list that is not here can be named', async () => {
    const record = readFileSync(published, 'utf8').replace('"name": "english"', '"name": "attic"');
    const folder = temporaryFolder();
    const path = join(folder, 'attic.json');
    writeFileSync(path, record);
    expect((await cubewright('replay', path)).err).toContain('There is no lexicon “attic” here');
    expect((await cubewright('replay', path, '--lexicon', 'english')).code).toBe(0);
  });
});
