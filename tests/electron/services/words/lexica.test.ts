import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLexica } from '#electron/services/words/lexica.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, latinAlphabet, wordsOf } from '#shared/lexicon/index.ts';
import { names, problemOf, root, shelf } from '../../support/shelf.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('the shelf of lexica', () => {
  test('gives up what was added, and keeps what came along', async () => {
    const { lexica, own, add, told } = shelf();
    expectOk(await add('zork'));
    expectOk(await lexica.open('family-words'));
    expectOk(await lexica.remove('family-words'));
    expect(readdirSync(own)).toEqual([]);
    expect(told.filter(({ event }) => event === 'lexicaChanged').length).toBe(2);
    expect(problemOf(await lexica.open('family-words'))).toMatchObject({ code: 'app/no-such-lexicon' });
    expect(problemOf(await lexica.remove('family-words'))).toMatchObject({ code: 'app/no-such-lexicon' });
    expect(problemOf(await lexica.remove('dutch'))).toEqual({ code: 'lexicon/comes-with-us', name: 'dutch' });
  });

  test('takes up a file that somebody copies there, and names one that is damaged or oddly called', async () => {
    const { lexica, own, add } = shelf();
    expectOk(await add('zork'));
    const file = readFileSync(join(own, 'family-words.cwlex'));
    writeFileSync(join(own, 'copied.cwlex'), file);
    writeFileSync(join(own, 'Odd Name.cwlex'), file);
    writeFileSync(join(own, 'cut.cwlex'), file.subarray(0, -3));
    writeFileSync(join(own, 'english.cwlex'), file);
    expect((await names(lexica)).slice(5)).toEqual(['copied', 'family-words']);
    expect(expectOk(await lexica.open('english')).words).toBe(115_494);
    expect(await lexica.unreadable()).toMatchObject([
      { file: 'Odd Name.cwlex', problem: { code: 'lexicon/odd-file-name' } },
      { file: 'cut.cwlex', problem: { code: 'lexicon/wrong-length' } },
      {
        file: 'english.cwlex',
        problem: { code: 'lexicon/name-taken', title: { phrase: 'wordLists.english' } },
      },
    ]);
    expect(problemOf(await lexica.open('cut'))).toMatchObject({ code: 'lexicon/wrong-length' });
    expectOk(await lexica.remove('cut'));
    expect((await lexica.unreadable()).length).toBe(2);
  });

  test('opens the words of a file that somebody replaced or removed, as it lists them', async () => {
    const { lexica, own } = shelf();
    mkdirSync(own);
    const path = join(own, 'copied.cwlex');
    const replace = (word: string, sha256: string): void => {
      const about = { name: 'Copied', alphabet: latinAlphabet, sha256 };
      writeFileSync(path, encodeLexicon(buildLexicon([word], about)));
    };
    const wordsOpened = async () => [...wordsOf(expectOk(await lexica.open('copied')))];
    replace('ZORK', 'ab'.repeat(32));
    expect(await wordsOpened()).toEqual(['ZORK']);
    replace('PLUGHS', 'cd'.repeat(32));
    expect(await wordsOpened()).toEqual(['PLUGHS']);
    rmSync(path);
    expect(problemOf(await lexica.open('copied'))).toMatchObject({ code: 'app/no-such-lexicon' });
  });

  test('keeps a file that cannot be read when a list of its name is added (7.1)', async () => {
    const { lexica, own, add } = shelf();
    expectOk(await add('zork'));
    const path = join(own, 'family-words.cwlex');
    const damaged = readFileSync(path).subarray(0, -3);
    writeFileSync(path, damaged);
    expect(problemOf(await add('plugh'))).toMatchObject({ code: 'lexicon/name-taken' });
    expect(readFileSync(path)).toEqual(damaged);
    expect((await lexica.unreadable()).map(({ file }) => file)).toEqual(['family-words.cwlex']);
  });

  test('says so where its folder cannot be written', async () => {
    const folder = temporaryFolder();
    const blocked = join(folder, 'lexica');
    writeFileSync(blocked, 'a file where the folder should be');
    const lexica = openLexica({ bundled: join(root, 'build', 'lexica'), own: join(blocked, 'inside') });
    const about = { name: 'x', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const added = await lexica.add('Mine', encodeLexicon(buildLexicon(['ZORK'], about)));
    expect(problemOf(added)).toMatchObject({ code: 'file/not-a-folder' });
    mkdirSync(join(folder, 'other'));
    expect(readdirSync(join(folder, 'other'))).toEqual([]);
  });
});
