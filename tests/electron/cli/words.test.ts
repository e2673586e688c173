import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright, cubewrightAt } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

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
      'There is no alphabet “german”. Choose one of: latin, dutch, list; or write its letters, 2 to 32 different ones.\n',
    );
  });

  test('may be typed small, and are told with those that few words have', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'orð.txt');
    const built = join(folder, 'orð.cwlex');
    const plain = Array.from({ length: 1100 }, (_, at) => `${'abcdefghij'[at % 10]}${'klmno'[at % 5]}ð`);
    writeFileSync(list, [...plain, 'çað', 'ñað'].join('\n'));
    const build = (...flags: string[]) =>
      cubewright('words', 'build', list, '-o', built, '--force', ...flags);
    const rare = await build('--alphabet', 'list', '--language', 'Faroese');
    expect(rare.err).toContain(
      'Letters left out, with their words: Ç 1, Ñ 1. 2 lines gave no word for that; --leave-out names others, or none.\n',
    );
    expect(rare.out).toContain('Its 16 letters: ABCDEFGHIJKLMNOÐ\nLanguage: Faroese\n');
    const facts = async (...flags: string[]) => JSON.parse((await build('--json', ...flags)).out) as object;
    expect(await facts('--alphabet', 'list', '--leave-out', 'none')).toMatchObject({
      alphabet: 'ABCDEFGHIJKLMNOÇÐÑ',
      lettersLeftOut: { letters: [], lines: 0 },
    });
    expect(await facts('--alphabet', 'list', '--leave-out', 'ñ, k', '--language', 'fo')).toMatchObject({
      alphabet: 'ABCDEFGHIJLMNOÇÐ',
      language: 'fo',
      lettersLeftOut: {
        letters: [
          { letter: 'K', words: 220 },
          { letter: 'Ñ', words: 1 },
        ],
        lines: 221,
      },
    });
    expect(await facts('--alphabet', 'abcdefghijklmnoð')).toMatchObject({ alphabet: 'ABCDEFGHIJKLMNOÐ' });
  });

  test('are not asked for in ways that do not go together, or in no language', async () => {
    const build = async (...flags: string[]) =>
      (await cubewright('words', 'build', 'x.txt', '-o', 'x.cwlex', ...flags)).err;
    expect(await build('--leave-out', 'ñ')).toBe(
      '--leave-out ñ goes with --alphabet list alone. Of an alphabet that is written out, leave letters out by not writing them.\n',
    );
    expect(await build('--language', 'Faroish')).toBe(
      '“Faroish” is no language. Write its code, as sv, or its English name, as Swedish.\n',
    );
    expect(await build('--alphabet', 'latn')).toContain('There is no alphabet “latn”.');
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
