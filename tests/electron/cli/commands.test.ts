import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '#electron/cli/commands.ts';
import { cli } from '#shared/i18n/en/cli.ts';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

describe('help', () => {
  test('lists every command; each has its own page', async () => {
    const { code, out, err } = await cubewright('help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name } of commands) expect(out).toContain(`  ${name} `);
    expect(Object.keys(cli.commands).sort()).toEqual(commands.map(({ name }) => name).sort());
    expect((await cubewright()).out).toBe(out);
    expect((await cubewright('--help')).out).toBe(out);
    const page = await cubewright('help', 'words', 'check');
    expect(page.out).toContain('cubewright words check WORD...');
    expect((await cubewright('words', 'check', '--help')).out).toBe(page.out);
    expect((await cubewright('help', 'words')).out).toContain('cubewright words build LIST');
  });

  test('every flag that a command takes is on its page', () => {
    for (const { name, flags } of commands) {
      const texts = cli.commands[name as keyof typeof cli.commands] as { usage: readonly string[] };
      const usage = texts.usage.join(' ');
      const page = usage + JSON.stringify(texts);
      for (const flag of flags) expect(page, `${name} ${flag.name}`).toContain(flag.short ?? flag.name);
    }
  });

  test('D7: answers within 0.3 s', async () => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const began = performance.now();
      await cubewright('help');
      times.push(performance.now() - began);
    }
    // The fastest of five: what the command needs, not what else the machine is doing.
    expect(Math.min(...times)).toBeLessThan(300);
  });

  test('tells its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await cubewright('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

describe('slips of the fingers', () => {
  test.each([
    [['repaly', 'x'], 'There is no command “repaly”. Did you mean “replay”?'],
    [['word', 'check', 'x'], 'Did you mean “words check”?'],
    [['xyzzy'], 'There is no command “xyzzy”. cubewright help lists them all.'],
    [['box'], '“box” needs one of these after it: box ports, box monitor, box simulate.'],
    [['replay'], '“replay” needs FILE.'],
    [['replay', 'a', 'b'], '“replay” has no use for “b”.'],
    [['replay', 'a', '--jsno'], '“replay” does not take --jsno. Did you mean --json?'],
    [['new', 'alphacubes', '--seed'], '--seed needs a value after it: --seed S.'],
    [['games', '--json=3'], '--json stands alone'],
    [['new', 'chess', '-o', 'x'], 'There is no game “chess”. There is: alphacubes.'],
    [['new', 'alphacubes'], 'Say where to write: cubewright new ... -o FILE.'],
    [['print', '-o', 'x.pdf'], 'Say what to print'],
    [['print', 'alphacubes-net', '-o', 'x.pdf'], 'Did you mean “alphacubes-nets”?'],
    [['print', 'alphacubes-nets', '-o', 'x.docx'], 'x.docx should end in .pdf or .svg'],
    [['print', 'alphacubes-nets', '--edge', '3mm', '-o', 'x.pdf'], 'edge'],
    [['start', '--port', '70000'], '“70000” is not a port.'],
    [['box', 'simulate', '--rows', '99'], '--rows cannot be “99”. Give a whole number from 1 to 21.'],
    [['box', 'simulate', '--fault', 'gremlins'], 'There is no fault "gremlins".'],
  ] as const)('%j', async (given, sentence) => {
    const { code, out, err } = await cubewright(...given);
    expect(err).toContain(sentence);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  test('with --json the facts come as JSON too', async () => {
    const { code, out, err } = await cubewright('replay', 'no-such-file', '--json');
    expect(JSON.parse(out)).toEqual({ problem: { code: 'file/missing', path: 'no-such-file' } });
    expect(err).toContain('There is no file or folder at no-such-file');
    expect(code).toBe(1);
  });
});

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
    expect(err).not.toBe('');
    expect(code).toBe(1);
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

describe('words', () => {
  test('check gives one verdict', async () => {
    const good = await cubewright('words', 'check', 'ritz', 'CHECK');
    expect(good).toEqual({
      code: 0,
      out: 'RITZ   is in english\nCHECK  is in english\nThe play stands.\n',
      err: '',
    });
    const bad = await cubewright('words', 'check', 'check', 'xqz', '--json');
    expect(bad.code).toBe(1);
    expect(JSON.parse(bad.out)).toMatchObject({
      accepted: false,
      words: [
        { word: 'CHECK', accepted: true },
        { word: 'XQZ', accepted: false },
      ],
    });
  });

  test('build makes a lexicon that check and verify read', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'mine.txt');
    const built = join(folder, 'mine.cwlex');
    writeFileSync(list, 'zork\nplugh\nzork\nno good\nx\n');
    const { code, out, err } = await cubewright('words', 'build', list, '-o', built);
    expect(code).toBe(0);
    expect(out).toContain('2 words, 1 repeats left out');
    expect(err.split('\n')).toEqual([
      'Line 4 left out, more than one word: no good',
      'Line 5 left out, under 2 letters: x',
      '',
    ]);
    expect((await cubewright('words', 'check', 'plugh', '--lexicon', built)).code).toBe(0);
    expect((await cubewright('words', 'check', 'check', '--lexicon', list)).code).toBe(1);
    const seen = JSON.parse((await cubewright('verify', built, '--json')).out) as object;
    expect(seen).toMatchObject({ kind: 'lexicon', title: 'mine', words: 2 });
    const bytes = readFileSync(built);
    bytes[70] = (bytes[70] ?? 0) ^ 1;
    writeFileSync(built, bytes);
    expect((await cubewright('verify', built)).err).toContain('is damaged');
  });
});

describe('print', () => {
  test('lists every product with its options', async () => {
    const { out } = await cubewright('print', '--list');
    expect(out).toMatch(/^alphacubes-nets: Cube nets$/m);
    expect(out).toMatch(/--edge +Edge +8 to 40 mm +default 15 mm/);
    const list = JSON.parse((await cubewright('print', '--list', '--json')).out) as { name: string }[];
    expect(list.map(({ name }) => name)).toContain('alphacubes-board');
  });

  test('R25: two exports are the same bytes, and verify knows them', async () => {
    const folder = temporaryFolder();
    const [one, two] = [join(folder, 'one.pdf'), join(folder, 'two.pdf')];
    const given = ['print', 'alphacubes-nets', '--edge', '1.7cm', '--paper=letter', '--cubes', '1;2'];
    const first = await cubewright(...given, '-o', one);
    expect(first).toMatchObject({ code: 0, err: '' });
    await cubewright(...given, '-o', two);
    expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
    const seen = JSON.parse((await cubewright('verify', one, '--json')).out) as { sheets: number };
    expect(seen).toMatchObject({ kind: 'PDF', version: '1.7', sheets: 1 });
    writeFileSync(two, readFileSync(one).subarray(0, 9_000));
    expect((await cubewright('verify', two)).code).toBe(1);
  });

  test('SVG takes a file for each sheet, or the one that is asked for', async () => {
    const folder = temporaryFolder();
    await cubewright('print', 'alphacubes-nets', '-o', join(folder, 'all.svg'));
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toContain('all-1.svg');
    await cubewright('print', 'alphacubes-nets', '--sheet', '2', '-o', join(folder, 'second.svg'));
    expect(readFileSync(join(folder, 'second.svg'), 'utf8')).toBe(
      readFileSync(join(folder, 'all-2.svg'), 'utf8'),
    );
    const far = await cubewright('print', 'alphacubes-nets', '--sheet', '99', '-o', join(folder, 'far.svg'));
    expect(far.err).toContain('sheets, and 99 is none of them');
  });

  test('a full disk, a folder that is not there: told, and no half a file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'taken.pdf'));
    const print = (path: string): Promise<{ readonly err: string }> =>
      cubewright('print', 'alphacubes-nets', '--cubes', '1', '-o', path);
    expect((await print(join(folder, 'no', 'such', 'a.pdf'))).err).toContain('There is no file or folder');
    expect((await print(join(folder, 'taken.pdf'))).err).toContain('is a folder');
    expect(readdirSync(folder)).toEqual(['taken.pdf']);
    const full = await cubewright('words', 'build', published, '-o', '/dev/full');
    expect(full.err).toMatch(/no room left for \/dev\/full|No word was found/);
  });
});

describe('sets and files', () => {
  test('set check counts', async () => {
    const { out } = await cubewright('set', 'check', 'shared/cubes/sets/alphacubes.json');
    expect(out).toContain('98 cubes, 490 letter faces');
    const facts = JSON.parse(
      (await cubewright('set', 'check', 'shared/cubes/sets/alphacubes.json', '--json')).out,
    ) as object;
    expect(facts).toMatchObject({ set: 'alphacubes', cubes: 98, duplicates: [] });
  });

  test('set check names what is wrong', async () => {
    const path = join(temporaryFolder(), 'set.json');
    const text = readFileSync('shared/cubes/sets/alphacubes.json', 'utf8');
    writeFileSync(path, text.slice(0, 400));
    expect((await cubewright('set', 'check', path)).err).toMatch(/line \d+, column \d+/);
    writeFileSync(path, text.replace(/"cubes": \[\s*"(.)./, '"cubes": ["$1$1'));
    const { code, err } = await cubewright('set', 'check', path);
    expect(code).toBe(1);
    expect(err).toMatch(/twice/);
  });

  test('verify tells games and sets apart, and knows what is not ours', async () => {
    const facts = async (path: string): Promise<object> =>
      JSON.parse((await cubewright('verify', path, '--json')).out) as object;
    expect(await facts(published)).toMatchObject({ kind: 'game', version: 1, moves: 20, state: 'over' });
    expect(await facts('shared/cubes/sets/alphacubes.json')).toMatchObject({ kind: 'cube set', cubes: 98 });
    expect((await cubewright('verify', 'tsconfig.json')).code).toBe(1);
    expect((await cubewright('verify', 'README.md')).err).toContain('is not a file that Cubewright wrote');
  });
});
