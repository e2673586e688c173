import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { alphacubesSet, formatSet } from '#shared/pieces/index.ts';
import { cubewright } from '../support/command.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

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
    const whole = await cubewright(...ask, '--alphabet', 'list', '--language', 'Maltese', '--force');
    expect(whole.code).toBe(0);
    expect(whole.err).not.toContain('left out');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ language: 'mt' });

    const checked = await cubewright('set', 'check', path, '--lexicon', list);
    expect(checked.out).toMatch(/\nPieces that show each letter: .*Ġ \d+, Ħ \d+/);
    expect(checked.out).toMatch(/\nmalti +[1-9]/);
    const game = join(folder, 'game.json');
    const begun = await cubewright('new', 'alphacubes', '--set', path, '--lexicon', list, '-o', game);
    expect(begun.code).toBe(0);
    // It is the list that the game was dealt with, or this would be said.
    expect(await cubewright('replay', game, '--lexicon', list)).toMatchObject({ code: 0, err: '' });
  });

  test('set check, new and replay take the words that a set file holds', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'few.txt');
    const words = ['AX', 'OX', 'AT', 'TO', 'NO', 'IN', 'IT', 'IS'].toSorted();
    writeFileSync(list, words.join('\n'));
    const shared = join(folder, 'shared.cubewright-set.json');
    const language = 'en';
    const about = { title: 'Few words', language, alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    writeFileSync(shared, formatSet(alphacubesSet, { ...about, words }));
    const plain = join(folder, 'plain.cubewright-set.json');
    writeFileSync(plain, formatSet(alphacubesSet));

    const lab = ['--lab', '--hands', '10', '--json'];
    const withList = await cubewright('set', 'check', plain, '--lexicon', list, ...lab);
    expect(withList.code).toBe(0);
    expect(await cubewright('set', 'check', shared, ...lab)).toEqual(withList);
    const other = await cubewright('set', 'check', shared, '--lexicon', 'english', '--json');
    expect(other).toEqual(await cubewright('set', 'check', plain, '--lexicon', 'english', '--json'));

    const game = join(folder, 'game.json');
    const begun = await cubewright('new', 'alphacubes', '--set', shared, '-o', game);
    expect(begun).toMatchObject({
      code: 0,
      err: expect.stringContaining('The word list “Few words” is not among those that are here') as string,
    });
    const { lexicon } = JSON.parse(readFileSync(game, 'utf8')) as { lexicon: unknown };
    const sha256 = createHash('sha256')
      .update(`${words.join('\n')}\n`)
      .digest('hex');
    expect(lexicon).toEqual({ name: 'Few words', sha256 });
    for (const named of [list, shared]) {
      expect(await cubewright('replay', game, '--lexicon', named)).toMatchObject({ code: 0, err: '' });
    }
    const chosen = ['new', 'alphacubes', '--set', shared, '--lexicon', 'english', '-o', game, '--force'];
    expect(await cubewright(...chosen)).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(game, 'utf8'))).toMatchObject({ lexicon: { name: 'english' } });
  });

  test('set propose says which letters nothing can print', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'ivrit.txt');
    const letters = [...'אבגדהוזח'];
    writeFileSync(list, letters.flatMap((one) => letters.map((other) => one + other + one)).join('\n'));
    const path = join(folder, 'ivrit.cubewright-set.json');
    const ask = ['set', 'propose', '--pieces', '16', '--lexicon', list, '--alphabet', 'list', '-o', path];
    const { code, err } = await cubewright(...ask);
    expect(code).toBe(0);
    expect(err).toMatch(/No font of Cubewright has (?:[א-ח], ){7}[א-ח], so these cannot be printed\./);
    const { unprintable } = JSON.parse((await cubewright(...ask, '--force', '--json')).out) as {
      readonly unprintable: readonly string[];
    };
    expect(unprintable.toSorted()).toEqual(letters);
    expect((await cubewright('print', 'nets', '--set', path, '-o', join(folder, 'n.pdf'))).code).toBe(1);
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
    expect(out).toMatch(/\nsmall +\d+ +\d+ ± .*\nAlphacubes +\d+ +\d+ ± /);
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
    expect(checked.out).toMatch(/Words from 7 random pieces:\n +hands +words /);
    // The proposal and the check say the same of it, figure by figure.
    const figures = out.split('\n').filter((line) => /^small |block/.test(line));
    expect(figures).toHaveLength(2);
    for (const line of figures) {
      expect(checked.out.replaceAll(/ +/g, ' ')).toContain(line.replaceAll(/ +/g, ' '));
    }
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
    expect(await facts(published)).toMatchObject({ kind: 'game', version: 4, moves: 20, state: 'over' });
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
