import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('games', () => {
  test('lists switches and defaults', async () => {
    const { out } = await cubewright('games');
    expect(out).toMatch(/Alphacubes \(alphacubes\), 1 to 6 people/);
    expect(out).toMatch(/judge +Who judges words +assisted or challenge +default assisted/);
    const list = JSON.parse((await cubewright('games', '--json')).out) as { id: string; options: object[] }[];
    expect(list[0]).toMatchObject({ id: 'alphacubes', seats: { least: 1, most: 6 } });
  });

  test('new names the option whose choice means nothing for so few players', async () => {
    const path = join(temporaryFolder(), 'a.json');
    const given = ['new', 'cubeword', '--players', 'Ann', '--option', 'finish=lead', '-o', path];
    const { code, err } = await cubewright(...given);
    expect(code).toBe(1);
    expect(err).toContain('Finish: “A lead” is for 2 players or more. Choose another, or add a player.');
    expect(existsSync(path)).toBe(false);
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
        { name: 'Ann', score: 0, lines: [] },
        { name: 'Ben', score: 0, lines: [] },
      ],
      moves: [],
    });
  });

  test('new begins with the exceptions of English, and with none in another language but those given', async () => {
    const folder = temporaryFolder();
    const exceptionsOf = async (name: string, ...given: readonly string[]) => {
      const path = join(folder, `${name}${given.length}.json`);
      expect((await cubewright('new', 'alphacubes', '--lexicon', name, ...given, '-o', path)).code).toBe(0);
      const { options } = JSON.parse(readFileSync(path, 'utf8')) as { options: Record<string, unknown> };
      return { allow: options['allow'], forbid: options['forbid'] };
    };
    expect(await exceptionsOf('english-large')).toEqual({ allow: ['RITZ'], forbid: ['XU'] });
    expect(await exceptionsOf('dutch')).toEqual({ allow: [], forbid: [] });
    expect(await exceptionsOf('afrikaans', '--option', 'forbid=XU')).toEqual({ allow: [], forbid: ['XU'] });
    expect(await exceptionsOf('afrikaans', '--option', 'forbid=+ZA', '--option', 'allow=')).toEqual({
      allow: [],
      forbid: ['ZA'],
    });
  });

  test('new takes a word list in the language of the dice, unless another is named', async () => {
    const path = join(temporaryFolder(), 'dice.json');
    const listOf = async (...given: readonly string[]) => {
      expect((await cubewright('new', 'kubagram', ...given, '--force', '-o', path)).err).toBe('');
      const { lexicon } = JSON.parse(readFileSync(path, 'utf8')) as { lexicon: { name: string } };
      return lexicon.name;
    };
    expect(await listOf()).toBe('english');
    expect(await listOf('--option', 'set=nl')).toBe('dutch');
    expect(await listOf('--option', 'set=af')).toBe('afrikaans');
    expect(await listOf('--option', 'set=nl', '--lexicon', 'english-large')).toBe('english-large');
  });

  test('new adds to a list with +, takes away with -, and repeated lists collect (8.1)', async () => {
    const path = join(temporaryFolder(), 'listed.json');
    const lists = async (...given: readonly string[]) => {
      const more = given.flatMap((one) => ['--option', one]);
      expect((await cubewright('new', 'alphacubes', ...more, '--force', '-o', path)).err).toBe('');
      const { options } = JSON.parse(readFileSync(path, 'utf8')) as { options: Record<string, unknown> };
      return { allow: options['allow'], forbid: options['forbid'] };
    };
    expect(await lists('forbid=+ZA', 'forbid=+QI,QAT', 'allow=-RITZ')).toEqual({
      allow: [],
      forbid: ['XU', 'ZA', 'QI', 'QAT'],
    });
    expect(await lists('forbid=ZA', 'forbid=QI')).toEqual({ allow: ['RITZ'], forbid: ['ZA', 'QI'] });
  });

  test('new seats computers, by a name of theirs or by one that nobody has', async () => {
    const path = join(temporaryFolder(), 'computers.json');
    const { code } = await cubewright(
      ...['new', 'alphacubes', '--players', 'Orange, computer:3, Eva=computer:1', '-o', path],
    );
    expect(code).toBe(0);
    expect((JSON.parse(readFileSync(path, 'utf8')) as { players: object[] }).players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'computer', level: 3 },
      { name: 'Eva', kind: 'computer', level: 1 },
    ]);
    expect((await cubewright('replay', path)).code).toBe(0);
  });

  test.each([
    [['--players', 'A,B,C,D,E,F,G'], 'players'],
    [['--players', 'Ann,computer:22'], 'levels 1 to 21, as in computer:3, or play as strongly as the others'],
    [['--players', 'Ann,computer'], '“computer” names no level'],
    [['--players', 'Ann,,Ben'], 'names nobody at place 2'],
    [['--players', 'Ann,Eva=computer:'], '“Eva=computer:” names no level'],
    [['--seed', '-1'], 'is no seed'],
    [['--option', 'judge'], 'Write --option NAME=VALUE'],
    [['--option', 'judge=oracle'], 'judge'],
    [['--option', 'colour=red'], 'There is no option called colour'],
    [['--option', 'forbid=+'], 'it takes A,B for the whole list, +A to add, -A to take away'],
    [
      ['--lexicon', 'klingon'],
      'There is no lexicon “klingon” here. There is: english, english-large, dutch, afrikaans, swedish.',
    ],
  ] as const)('new refuses %j', async (given, sentence) => {
    const path = join(temporaryFolder(), 'x.json');
    const { code, err } = await cubewright('new', 'alphacubes', ...given, '-o', path);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
    expect(existsSync(path)).toBe(false);
  });
});

test.each(['new', 'simulate'])('%s refuses a value that its schema does not take (8.1)', async (name) => {
  const path = join(temporaryFolder(), 'x.json');
  const output = name === 'new' ? ['-o', path] : [];
  const given = ['--option', 'forbid=ZA', '--option', `forbid=${'Z'.repeat(201)}`];
  const { code, err } = await cubewright(name, 'alphacubes', ...given, ...output);
  expect(err).toContain('The option forbid[1] is wrong. Expected there: length at most 200.');
  expect(code).toBe(1);
});
