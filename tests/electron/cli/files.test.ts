import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright, cubewrightAt } from '../support/command.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

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

  test('check names the exceptions of a game (A8)', async () => {
    expect((await cubewright('words', 'check', 'xu')).code).toBe(0);
    const { code, out } = await cubewright('words', 'check', 'xu', 'ritz', 'xqz', '--exceptions');
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 3)).toEqual([
      'XU    is in english, but not allowed: one of the exceptions of a new game',
      'RITZ  is allowed by the exceptions of a new game',
      'XQZ   is not in english',
    ]);
    // A list without the word is reason enough: nobody had to except it.
    const list = join(temporaryFolder(), 'pets.txt');
    writeFileSync(list, 'cat\ndog\n');
    const pets = await cubewright('words', 'check', 'xu', '--lexicon', list, '--exceptions');
    expect(pets).toMatchObject({ code: 1, out: expect.stringMatching(/^XU  is not in pets\b/) as string });
  });

  test('build makes a lexicon that check and verify read', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'mine.txt');
    const built = join(folder, 'mine.cwlex');
    writeFileSync(list, 'zork\nplugh\nzork\nno good\nx\n');
    const { code, out, err } = await cubewright('words', 'build', list, '-o', built);
    expect(code).toBe(0);
    expect(out).toContain('2 words, read as utf-8.\nOne repeat left out.');
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

describe('words of other alphabets', () => {
  test('are built with ij as one letter, and judged as I and J', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'klein.txt');
    const built = join(folder, 'klein.cwlex');
    writeFileSync(list, 'ijs\nbijou\ncafé\n');
    const made = await cubewright('words', 'build', list, '-o', built, '--alphabet', 'dutch', '--json');
    expect(JSON.parse(made.out)).toMatchObject({
      words: 2,
      leftOut: [{ line: 3, text: 'café' }],
      leftOutCount: 1,
    });
    const judged = await cubewright('words', 'check', 'ijs', 'IJS', 'ĳs', '--lexicon', built);
    expect(judged).toMatchObject({ code: 0, out: expect.stringContaining('IJS') as string });
    const folded = await cubewright(
      'words',
      'build',
      list,
      '-o',
      built,
      '--force',
      '--fold-accents',
      '--json',
    );
    expect(JSON.parse(folded.out)).toMatchObject({ words: 3, leftOut: [], leftOutCount: 0 });
    expect((await cubewright('words', 'check', 'cafe', '--lexicon', built)).code).toBe(0);
  });

  test('are those that the list uses, or those that are written', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'ord.txt');
    const built = join(folder, 'ord.cwlex');
    writeFileSync(list, 'smörgås\narmé\n');
    const build = (...flags: string[]) =>
      cubewright('words', 'build', list, '-o', built, '--force', '--json', ...flags);
    expect(JSON.parse((await build('--alphabet', 'list')).out)).toMatchObject({ words: 2, leftOut: [] });
    expect((await cubewright('words', 'check', 'Smörgås', '--lexicon', built)).code).toBe(0);
    const letters = await build('--alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ');
    expect(JSON.parse(letters.out)).toMatchObject({ words: 1, leftOut: [{ text: 'armé' }] });
    expect((await build('--alphabet', 'german')).err).toBe(
      'There is no alphabet “german”. Choose one of: latin, dutch, list; or write its letters as capitals, 2 to 32 different ones.\n',
    );
  });

  test('are found in every list that comes along', async () => {
    for (const [lexicon, word] of [
      ['english-large', 'zyzzyva'],
      ['dutch', 'bijectie'],
      ['afrikaans', 'hoender'],
    ] as const) {
      expect((await cubewright('words', 'check', word, '--lexicon', lexicon)).code).toBe(0);
    }
  });

  test('are named with the file in which no word was found', async () => {
    const list = join(temporaryFolder(), 'rubbish.txt');
    writeFileSync(list, '12\n'.repeat(3));
    const built = await cubewright('words', 'build', list, '-o', 'x.cwlex', '--alphabet', 'dutch');
    expect(built).toEqual({
      code: 1,
      out: '',
      err: `No word was found in ${list}; lines read: 3. A word list has one word a line, 2 to 21 letters of ABCDEFGHIĲJKLMNOPQRSTUVWXYZ. If the words have other letters, let the list say which.\n`,
    });
    const judged = await cubewright('words', 'check', 'cat', '--lexicon', list);
    expect(judged.err).toContain(`${list}; lines read: 3.`);
    expect(judged.err).toContain('letters of ABCDEFGHIJKLMNOPQRSTUVWXYZ.');
    writeFileSync(list, 'zork\0');
    expect((await cubewright('words', 'from', 'cat', '--lexicon', list)).err).toBe(
      `${list} is no plain text. Save the word list as plain text in UTF-8, one word a line, and try again.\n`,
    );
  });

  test('are counted in full where many lines give none', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'mine.txt');
    writeFileSync(list, `${'12\n'.repeat(5_000)}zork`);
    const { code, err } = await cubewright('words', 'build', list, '-o', join(folder, 'mine.cwlex'));
    expect(code).toBe(0);
    expect(err.trimEnd().split('\n')).toHaveLength(11);
    expect(err).toMatch(/\b4,?990\b/);
  });

  test('are refused by a name', async () => {
    const given = ['words', 'build', 'x.txt', '-o', 'x.cwlex', '--alphabet', 'klingon'];
    const { code, err } = await cubewright(...given);
    expect(code).toBe(1);
    expect(err).toContain('There is no alphabet “klingon”. Choose one of: latin, dutch, list;');
  });
});

describe('words of one’s own', () => {
  test('judge where asked, and lists that were added go by their name', async () => {
    const home = temporaryFolder();
    const myWords = { allow: ['zork'], forbid: ['check'] };
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ myWords }));
    mkdirSync(join(home, 'lexica'));
    writeFileSync(join(home, 'plughs.txt'), 'plugh\n');
    const run = (...given: string[]) => cubewrightAt(home, ...given);
    await run('words', 'build', join(home, 'plughs.txt'), '-o', join(home, 'lexica', 'plughs.cwlex'));
    expect((await run('words', 'check', 'zork', '--mine')).out).toBe('ZORK  is one of your own words\n');
    expect((await run('words', 'check', 'check', '--mine')).out).toBe(
      'CHECK  is one of the words you forbid\n',
    );
    expect((await run('words', 'check', 'zork')).code).toBe(1);
    const game = join(home, 'a.cubewright.json');
    await run('new', 'alphacubes', '--mine', '--lexicon', 'plughs', '-o', game);
    expect(JSON.parse(readFileSync(game, 'utf8'))).toMatchObject({
      lexicon: { name: 'plughs' },
      options: { personalAllow: ['zork'], personalForbid: ['check'] },
    });
    expect((await run('words', 'check', 'plugh', '--lexicon', 'plughs')).out).toBe('PLUGH  is in plughs\n');
    expect((await run('words', 'check', 'plugh', '--lexicon', 'plugs')).err).toContain('plughs');
  });
});

describe('a damaged file of words of one’s own', () => {
  test('judges by what could be read, says so beside the answer, and is left alone (7.1)', async () => {
    const home = temporaryFolder();
    const damaged = '{"allow":["zork",,"plugh"],"forbid":["che';
    writeFileSync(join(home, 'own-words.json'), damaged);
    const { code, out, err } = await cubewrightAt(home, 'words', 'check', 'plugh', '--mine');
    expect({ code, out }).toEqual({ code: 0, out: 'PLUGH  is one of your own words\n' });
    expect(err).toBe(
      `${join(home, 'own-words.json')} is damaged. ` +
        'Line 1, column 18: the file breaks off or is no JSON there.\n' +
        'Own words read from the file: 2; taken from its last good copy: 0.\n' +
        'Nothing was changed. Start Cubewright to decide what holds.\n',
    );
    expect(readdirSync(home)).toEqual(['own-words.json']);
    expect(readFileSync(join(home, 'own-words.json'), 'utf8')).toBe(damaged);
  });
});

describe('words build refuses', () => {
  test('to write over the list, or anything that is not named as a lexicon', async () => {
    const list = join(temporaryFolder(), 'mine.txt');
    writeFileSync(list, 'zork\nplugh\n');
    const { code, err } = await cubewright('words', 'build', list, '-o', list);
    expect(code).toBe(1);
    expect(err).toBe(`${list} should end in .cwlex, as lexicon files do.\n`);
    expect(readFileSync(list, 'utf8')).toBe('zork\nplugh\n');
  });

  test('what is no text, though words stand in it by chance', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'picture.bin');
    writeFileSync(list, Buffer.from('\x89PNG\n\0\x1b[2J\nword\n', 'latin1'));
    const { code, err } = await cubewright('words', 'build', list, '-o', join(folder, 'a.cwlex'));
    expect(code).toBe(1);
    expect(err).toContain('picture.bin is no plain text');
    expect(readdirSync(folder)).toEqual(['picture.bin']);
  });

  test('to hand control characters to the terminal', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'list.txt');
    writeFileSync(list, 'word\nred\x1b[31m\n');
    const { err } = await cubewright('words', 'build', list, '-o', join(folder, 'a.cwlex'));
    expect(err).toContain('Line 2 left out');
    expect(err).not.toContain('\x1b');
  });
});

describe('print', () => {
  test('lists every product with its options', async () => {
    const { out } = await cubewright('print', '--list');
    expect(out).toMatch(/^nets: Cube nets \(alphacubes, kubagram-en, .*\)$/m);
    expect(out).toMatch(/--edge +Edge +8 to 40 mm +default 15 mm/);
    expect(out).toMatch(/--cubes +Pieces +numbers and runs, such as 3,7,12-15 +default all$/m);
    expect(out).toMatch(/--tab +Glue tab +0 for a fitting one, or 4 to 20 mm, .+ default 0, fitting$/m);
    // Each option once, whatever number of products has it.
    expect(out.match(/^--ink +full +Wood, felt/gm)).toHaveLength(1);
    expect(out).toMatch(/^ +low +No grounds/m);
    const list = JSON.parse((await cubewright('print', '--list', '--json')).out) as {
      name: string;
      options: { help: Record<string, string>; takes: string }[];
    }[];
    expect(list.map(({ name }) => name)).toContain('alphacubes-board');
    const options = list.flatMap((product) => product.options);
    expect(options.filter(({ help, takes }) => takes === '' || Object.values(help).includes(''))).toEqual([]);
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
    const all = await cubewright('print', 'alphacubes-nets', '-o', join(folder, 'all.svg'));
    expect(all.out).toContain(`Wrote ${join(folder, 'all-6.svg')}: 1 sheet, `);
    const files = readdirSync(folder);
    expect(files.length).toBeGreaterThan(1);
    expect(files).toContain('all-1.svg');
    await cubewright('print', 'alphacubes-nets', '--sheet', '2', '-o', join(folder, 'second.svg'));
    expect(readFileSync(join(folder, 'second.svg'), 'utf8')).toBe(
      readFileSync(join(folder, 'all-2.svg'), 'utf8'),
    );
    const far = await cubewright('print', 'alphacubes-nets', '--sheet', '99', '-o', join(folder, 'far.svg'));
    expect(far.err).toContain('sheets, and 99 is none of them');
    const whole = await cubewright(
      'print',
      'alphacubes-nets',
      '--sheet',
      '2',
      '-o',
      join(folder, 'second.pdf'),
    );
    expect(whole).toMatchObject({ code: 1, out: '' });
    expect(whole.err).toContain('A PDF holds every sheet');
  });

  test('a full disk, a folder that is not there: told, and no half a file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'taken.pdf'));
    const print = (path: string): Promise<{ readonly err: string }> =>
      cubewright('print', 'alphacubes-nets', '--cubes', '1', '-o', path);
    expect((await print(join(folder, 'no', 'such', 'a.pdf'))).err).toContain(
      `There is no folder ${join(folder, 'no', 'such')}`,
    );
    expect((await print(join(folder, 'taken.pdf'))).err).toContain('is a folder');
    expect(readdirSync(folder)).toEqual(['taken.pdf']);
    const list = join(folder, 'list.txt');
    const full = join(folder, 'full.cwlex');
    writeFileSync(list, 'zork\n');
    symlinkSync('/dev/full', full);
    expect((await cubewright('words', 'build', list, '-o', full)).err).toContain(`no room left for ${full}`);
  });

  test('a word too many is told, and nothing is written', async () => {
    const path = join(temporaryFolder(), 'a.pdf');
    const { code, err } = await cubewright('print', 'alphacubes-nets', 'letter', '-o', path);
    expect(code).toBe(1);
    expect(err).toContain('has no use for “letter”');
    expect(existsSync(path)).toBe(false);
  });
});

describe('sets and files', () => {
  test('set check counts', async () => {
    const { out } = await cubewright('set', 'check', 'shared/pieces/sets/alphacubes.json');
    expect(out).toContain('98 pieces, 490 letter faces');
    const facts = JSON.parse(
      (await cubewright('set', 'check', 'shared/pieces/sets/alphacubes.json', '--json')).out,
    ) as object;
    expect(facts).toMatchObject({ set: 'alphacubes', pieces: 98, duplicates: [] });
  });

  test('set check names what is wrong', async () => {
    const path = join(temporaryFolder(), 'set.json');
    const text = readFileSync('shared/pieces/sets/alphacubes.json', 'utf8');
    writeFileSync(path, text.slice(0, 400));
    expect((await cubewright('set', 'check', path)).err).toMatch(/line \d+, column \d+/);
    writeFileSync(path, text.replace(/"cubes": \[\s*"(.)./, '"cubes": ["$1$1'));
    const { code, err } = await cubewright('set', 'check', path);
    expect(code).toBe(1);
    expect(err).toMatch(/twice/);
  });

  test('set check --lab tells what each piece is worth, alike for the same seed', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'words.txt');
    writeFileSync(list, 'ax\nox\nat\nto\nno\nin\nit\nis\n');
    const lab = async (...more: readonly string[]) => {
      const given = [
        'set',
        'check',
        'shared/pieces/sets/alphacubes.json',
        '--lexicon',
        list,
        '--lab',
        '--hands',
        '40',
        ...more,
      ];
      const { code, out, err } = await cubewright(...given);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return out;
    };
    const { lab: told } = JSON.parse(await lab('--json')) as {
      lab: { hand: number; hands: number; pieces: { faces: string; worth: number; error: number }[] };
    };
    expect(told).toMatchObject({ hand: 7, hands: 40 });
    expect(told.pieces).toHaveLength(98);
    // AX and OX count most by far.
    expect(told.pieces[0]?.faces).toContain('X');
    expect(told.pieces[0]?.worth).toBeGreaterThan((told.pieces.at(-1)?.worth ?? 0) + 1);
    expect(await lab()).toBe(await lab('--seed', '1'));
    expect(await lab()).not.toBe(await lab('--seed', '2'));
    expect(await lab()).toMatch(/\npiece +faces +worth +±\n +\d+ +.*X.* +\+\d\.\d\d +\d\.\d\d\n/);
    const alone = await cubewright('set', 'check', 'shared/pieces/sets/alphacubes.json', '--lab');
    expect(alone).toMatchObject({ code: 1, err: '--lab needs words: name a list with --lexicon.\n' });
  });

  test('a list in letters of its own is read in the letters of the set that was made for it', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'malti.txt');
    const [first, then] = [[...'BĦNĠS'], [...'AEIOU']];
    const parts = first.flatMap((one) => then.map((vowel) => one + vowel));
    const words = parts.flatMap((one) => parts.map((other) => one + other));
    writeFileSync(list, words.join('\n'));
    const path = join(folder, 'malti.cubewright-set.json');
    const ask = ['set', 'propose', '--pieces', '16', '--lexicon', list, '-o', path];
    const latin = await cubewright(...ask);
    expect(latin.code).toBe(0);
    expect(latin.err).toMatch(/^Line 6 left out, not only letters of the alphabet: BAĦA\n/);
    expect(latin.err).toContain(
      '397 more lines left out.\nThe list uses letters that are not read: add --alphabet list',
    );
    expect(readFileSync(path, 'utf8')).not.toContain('Ħ');
    expect(await cubewright(...ask, '--alphabet', 'nonsense', '--force')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nonsense') as string,
    });
    const whole = await cubewright(...ask, '--alphabet', 'list', '--force');
    expect(whole.code).toBe(0);
    expect(whole.err).not.toContain('left out');

    const checked = await cubewright('set', 'check', path, '--lexicon', list);
    expect(checked.out).toMatch(/\nPieces that show each letter: .*Ġ \d+, Ħ \d+/);
    expect(checked.out).toMatch(/\nmalti +[1-9]/);
    const game = join(folder, 'game.json');
    const begun = await cubewright('new', 'alphacubes', '--set', path, '--lexicon', list, '-o', game);
    expect(begun.code).toBe(0);
    // It is the list that the game was dealt with, or this would be said.
    expect(await cubewright('replay', game, '--lexicon', list)).toMatchObject({ code: 0, err: '' });
  });

  test('set propose, set check, print and new go hand in hand', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'common.txt');
    writeFileSync(list, englishUpTo(10).join('\n'));
    const path = join(folder, 'small.cubewright-set.json');
    const ask = [
      'set',
      'propose',
      '--pieces',
      '16',
      '--kind',
      'cubes',
      '--lexicon',
      list,
      '--seed',
      '5',
      '-o',
      path,
    ];
    const { code, out, err } = await cubewright(...ask);
    expect(code).toBe(0);
    expect(err).toMatch(/^(?:\d+ %, [a-z ]+\n)*$/);
    expect(out).toMatch(/^Wrote 16 pieces for the words of common/);
    expect(out).toMatch(/\nsmall +\d+ ± .*\nAlphacubes +\d+ ± /);
    const text = readFileSync(path, 'utf8');
    expect((await cubewright(...ask)).err).toContain('add --force');
    expect(readFileSync(path, 'utf8')).toBe(text);
    const again = JSON.parse((await cubewright(...ask, '--force', '--json')).out) as object;
    expect(again).toMatchObject({
      set: 'small',
      pieces: 16,
      figures: { hand: 7, dead: 0 },
      reference: { name: 'alphacubes' },
    });
    expect(readFileSync(path, 'utf8')).toBe(text);

    const checked = await cubewright('set', 'check', path, '--lexicon', list);
    expect(checked).toMatchObject({ code: 0, err: '' });
    expect(checked.out).toContain('Worth knowing: Can be played in Alphacubes.');
    expect(checked.out).toMatch(/Words from 7 random pieces, in 400 hands/);
    const nets = join(folder, 'nets.pdf');
    expect((await cubewright('print', 'nets', '--set', path, '-o', nets)).code).toBe(0);
    const game = join(folder, 'game.json');
    const begun = ['new', 'alphacubes', '--set', path, '--lexicon', list, '-o', game];
    expect(await cubewright(...begun)).toMatchObject({
      code: 0,
      err: expect.stringContaining('common') as string,
    });
    expect(JSON.parse(readFileSync(game, 'utf8'))).toMatchObject({
      options: { set: 'own', ownSet: text.trimEnd().split('\n') },
    });
    expect((await cubewright('new', 'kubagram', '--set', path, '-o', join(folder, 'k.json'))).err).toContain(
      'Kubagram cannot be played with 16 pieces. It needs 108.',
    );
  });

  test('set check ends with 1 where a set is of no use', async () => {
    const path = join(temporaryFolder(), 'odd.json');
    const odd = {
      format: 'cubewright-set',
      version: 2,
      name: 'odd',
      title: 'Odd',
      language: 'en',
      alphabet: 'latin',
    };
    writeFileSync(path, JSON.stringify({ ...odd, values: {}, pieces: [[1, 2]], boards: {} }));
    const { code, out } = await cubewright('set', 'check', path);
    expect(code).toBe(1);
    expect(out).toContain('Must be mended: No piece shows a letter.');
  });

  test('verify tells games and sets apart, and knows what is not ours', async () => {
    const facts = async (path: string): Promise<object> =>
      JSON.parse((await cubewright('verify', path, '--json')).out) as object;
    expect(await facts(published)).toMatchObject({ kind: 'game', version: 3, moves: 20, state: 'over' });
    const old = 'tests/golden/version-1/alphacubes-published.cubewright.json';
    expect(await facts(old)).toMatchObject({ kind: 'game', version: 1, moves: 20, state: 'over' });
    expect(await facts('shared/pieces/sets/alphacubes.json')).toMatchObject({
      kind: 'set of pieces',
      version: 1,
      pieces: 98,
    });
    expect((await cubewright('verify', 'tsconfig.json')).code).toBe(1);
    expect((await cubewright('verify', 'README.md')).err).toContain('is not a file that Cubewright wrote');
  });
});
