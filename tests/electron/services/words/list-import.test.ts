import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, createJudge, encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { names, problemOf, shelf } from '../../support/shelf.ts';
import { longTest } from '#tests/support/patience.ts';

describe('a word list that is added', () => {
  test('becomes a lexicon by its title, with every odd line accounted for', async () => {
    const { own, lexica, add, told } = shelf();
    const added = expectOk(await add("Zork\r\nplugh\r\nzork\r\nno good\r\nit's\r\nx\r\n"));
    expect(contract.importLexicon.answer.parse(added)).toEqual(added);
    expect(added).toMatchObject({
      lexicon: { name: 'family-words', title: 'Family words', words: 2, origin: 'imported' },
      encoding: 'utf-8',
      repeats: 1,
      leftOut: {
        count: 3,
        lines: [
          { line: 4, text: 'no good', fault: 'several-words' },
          { line: 5, text: "it's", fault: 'not-a-letter' },
          { line: 6, text: 'x', fault: 'too-short' },
        ],
      },
    });
    expect(readdirSync(own)).toEqual(['family-words.cwlex']);
    expect(await names(lexica)).toEqual([
      'english',
      'english-large',
      'dutch',
      'afrikaans',
      'swedish',
      'family-words',
    ]);
    const opened = expectOk(await lexica.open('family-words'));
    expect(opened).toMatchObject({ name: 'family-words', sha256: added.lexicon.sha256 });
    expect(createJudge(opened).has('PLUGH')).toBe(true);
    expect(told.at(-1)).toEqual({ event: 'lexicaChanged', payload: { name: 'family-words' } });
    const stages = told.flatMap((one) => (one.event === 'importProgress' ? [one.payload.stage] : []));
    expect([...new Set(stages)]).toEqual(['reading', 'building', 'saving']);
  });

  test.each([
    ['Latin-1', Buffer.from('café\nzork', 'latin1'), 'latin-1'],
    ['UTF-16', Buffer.from('\uFEFFcafé\nzork', 'utf16le'), 'utf-16le'],
    ['UTF-8 with its mark', Buffer.from('\uFEFFcafé\nzork'), 'utf-8'],
  ])('may be in %s, which is told', async (_, bytes, encoding) => {
    const { add } = shelf();
    const plain = expectOk(await add(bytes));
    expect(plain).toMatchObject({ encoding, lexicon: { words: 1 }, leftOut: { count: 1 } });
    const folded = expectOk(await add(bytes, { title: 'Folded', foldAccents: true }));
    expect(folded).toMatchObject({ encoding, lexicon: { words: 2 }, leftOut: { count: 0 } });
  });

  test('may have IJ as one letter', async () => {
    const { lexica, add } = shelf();
    expectOk(await add('ijs\nbijou', { title: 'Klein', alphabet: 'dutch' }));
    const judge = createJudge(expectOk(await lexica.open('klein')));
    expect(['ĲS', 'BĲOU', 'IJS'].map((word) => judge.has(word))).toEqual([true, true, false]);
  });

  test('has its letters counted first, and keeps those that are chosen, and its language', async () => {
    const { imports, lexica, told } = shelf();
    const list = Buffer.from('smör\nköra\nört\nñu\n').toString('base64');
    expectOk(imports.part({ job: 'a', base64: list }));
    const ask = { job: 'a', file: 'ord.txt', foldAccents: false };
    const answer = expectOk(await imports.count(ask));
    expect(contract.countLetters.answer.parse(answer)).toEqual(answer);
    expect(answer.counted?.words).toBe(4);
    expect(answer.counted?.letters[0]).toEqual({ letter: 'R', words: 3 });
    const stages = told.map((one) => (one.event === 'importProgress' ? one.payload.stage : one.event));
    expect(new Set(stages)).toEqual(new Set(['letters']));
    const how = { ...ask, title: 'Ord', alphabet: 'AKMORSTUÖ', language: 'sv' };
    const added = expectOk(await imports.run(how));
    expect(added).toMatchObject({ lexicon: { words: 3, language: 'sv' }, leftOut: { count: 1 } });
    expect(expectOk(await lexica.open('ord'))).toMatchObject({ alphabet: 'AKMORSTUÖ', language: 'sv' });
    expect(problemOf(await imports.run(how))).toEqual({ code: 'lexicon/nothing-sent' });
  });

  test('has no letters to choose where it is a lexicon file, and none to count without words', async () => {
    const { imports } = shelf();
    const about = { name: 'theirs', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const file = Buffer.from(encodeLexicon(buildLexicon(['PLUGH', 'ZORK'], about)));
    expectOk(imports.part({ job: 'a', base64: file.toString('base64') }));
    expect(expectOk(await imports.count({ job: 'a', file: 'a.cwlex', foldAccents: false }))).toEqual({});
    expectOk(imports.part({ job: 'b', base64: Buffer.from('12\n').toString('base64') }));
    const none = { job: 'b', file: 'b.txt', foldAccents: false };
    expect(problemOf(await imports.count(none))).toEqual({ code: 'lexicon/no-letters', file: 'b.txt' });
    expect(problemOf(await imports.count(none))).toEqual({ code: 'lexicon/nothing-sent' });
  });

  test('may be a lexicon file', async () => {
    const { lexica, add } = shelf();
    const about = { name: 'theirs', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const added = expectOk(await add(encodeLexicon(buildLexicon(['PLUGH', 'ZORK'], about))));
    expect(added).toMatchObject({ encoding: 'lexicon', lexicon: { words: 2, sha256: about.sha256 } });
    expect(createJudge(expectOk(await lexica.open('family-words'))).has('ZORK')).toBe(true);
  });

  test('is shown with 200 of its odd lines, and all are counted', async () => {
    const { add } = shelf();
    const added = expectOk(await add(`zork\n${'7up\n'.repeat(1234)}`));
    expect(added.leftOut.count).toBe(1234);
    expect(added.leftOut.lines.length).toBe(200);
  });

  test('may be millions of lines of rubbish with a word among them', async () => {
    const { add } = shelf();
    const added = expectOk(await add(`${'1\n'.repeat(5_000_000)}zork`));
    expect(added).toMatchObject({ lexicon: { words: 1 }, leftOut: { count: 5_000_000 } });
    expect(added.leftOut.lines.at(-1)).toEqual({ line: 200, text: '1', fault: 'not-a-letter' });
  });

  test(
    'of 300,000 words comes whole, and the door stays awake meanwhile',
    { timeout: longTest },
    async () => {
      const words = [...bundledList('english-large').words, ...bundledList('afrikaans').words].slice(
        0,
        300_000,
      );
      const { add } = shelf();
      let turns = 0;
      const turning = setInterval(() => {
        turns += 1;
      }, 5);
      const added = expectOk(await add(words.join('\n').toLowerCase()));
      clearInterval(turning);
      expect(added.lexicon.words + added.repeats).toBe(300_000);
      // A second or two of work elsewhere: here, other things have had their turn all along. How long it takes is a row of the bench.
      expect(turns).toBeGreaterThan(20);
    },
  );
});

describe('a word list is refused', () => {
  const file = 'family.txt';
  test.each([
    ['that is no text', Buffer.from('\x89PNG\0word\n', 'latin1'), { code: 'lexicon/not-text', file }],
    ['without a word', '1\n2\n', { code: 'lexicon/no-words', lines: 2, file, alphabet: latinAlphabet }],
    ['that is empty', '', { code: 'lexicon/no-words', lines: 0, file, alphabet: latinAlphabet }],
    [
      'that is a damaged lexicon',
      'CWLEX\r\n\x1a',
      { code: 'lexicon/wrong-length', file, bytes: 8, expected: 64 },
    ],
  ])('%s, and nothing is left of it', async (_, list, problem) => {
    const { own, lexica, add } = shelf();
    const before = await names(lexica);
    expect(problemOf(await add(list))).toEqual(problem);
    expect(existsSync(own)).toBe(false);
    expect(await names(lexica)).toEqual(before);
  });

  test('that is a lexicon with one byte changed', async () => {
    const { add } = shelf();
    const about = { name: 'theirs', alphabet: latinAlphabet, sha256: 'ab'.repeat(32) };
    const bytes = encodeLexicon(buildLexicon(['PLUGH', 'ZORK'], about));
    bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
    expect(problemOf(await add(bytes))).toEqual({ code: 'lexicon/damaged', file: 'family.txt' });
  });

  test('whose name is taken, by ours or by one that was added', async () => {
    const { add } = shelf();
    expect(problemOf(await add('zork', { title: 'ENGLISH' }))).toEqual({
      code: 'lexicon/name-taken',
      name: 'english',
      title: { phrase: 'wordLists.english' },
    });
    expectOk(await add('zork'));
    expect(problemOf(await add('plugh', { title: ' Family  Words! ' }))).toMatchObject({
      code: 'lexicon/name-taken',
      title: 'Family words',
    });
  });

  test.each([
    ['Слова', 'word-list-1'],
    ['Con', 'con-list'],
    ['Ærø — fjörð!', 'r-fjor'],
    ['x'.repeat(60), 'x'.repeat(55)],
  ])('never for a title that no file can have: %s', async (title, name) => {
    const { own, add, lexica } = shelf();
    expectOk(await add('zork', { title }));
    expect(readdirSync(own)).toEqual([`${name}.cwlex`]);
    expect(expectOk(await lexica.list()).at(-1)).toMatchObject({ name, title });
    expect(problemOf(await add('zork', { title }))).toMatchObject({ code: 'lexicon/name-taken', title });
    expectOk(await add('zork', { title: 'Ещё' }));
  });

  test('when two of one name come at the same time: one of them stays', async () => {
    const { imports, lexica } = shelf();
    const ask = { title: 'Mine', file: 'a.txt', alphabet: 'latin', foldAccents: false } as const;
    const both = ['a', 'b'].map((job) => {
      imports.part({ job, base64: Buffer.from(job === 'a' ? 'zork' : 'plugh').toString('base64') });
      return imports.run({ ...ask, job });
    });
    const results = await Promise.all(both);
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect((await names(lexica)).filter((name) => name === 'mine')).toEqual(['mine']);
  });

  test('of which no byte has come, or too many', async () => {
    const { imports } = shelf();
    const ask = { job: 'a', title: 'Mine', file: 'a.txt', alphabet: 'latin', foldAccents: false } as const;
    expect(problemOf(await imports.run(ask))).toEqual({ code: 'lexicon/nothing-sent' });
    const base64 = Buffer.alloc(4_500_000, 'zork\n').toString('base64');
    const refused = Array.from({ length: 15 }, () => problemOf(imports.part({ job: 'a', base64 })));
    expect(refused.slice(0, 14)).toEqual(Array.from({ length: 14 }));
    expect(refused[14]).toEqual({ code: 'lexicon/list-too-large', limit: 64_000_000 });
    expect(problemOf(await imports.run(ask))).toEqual({ code: 'lexicon/nothing-sent' });
  });
});

describe('a word list in very many parts', () => {
  test.each(['', 'eg=='])('is refused though it weighs little: %j', async (base64) => {
    const { imports } = shelf();
    const send = (): unknown => problemOf(imports.part({ job: 'a', base64 }));
    for (let sent = 0; sent < 1_000; sent += 1) expect(send()).toBeUndefined();
    expect(send()).toEqual({ code: 'lexicon/too-many-parts', most: 1_000 });
    const ask = { job: 'a', title: 'Mine', file: 'a.txt', alphabet: 'latin', foldAccents: false } as const;
    expect(problemOf(await imports.run(ask))).toEqual({ code: 'lexicon/nothing-sent' });
  });
});

describe('an import that is stopped', () => {
  test('ends at once and leaves nothing, and the same list can come again', async () => {
    const { own, add, imports, told } = shelf();
    const list = bundledList('dutch').words.join('\n').replaceAll('Ĳ', 'IJ');
    const running = add(list);
    await expect.poll(() => told.some(({ event }) => event === 'importProgress')).toBe(true);
    imports.stop('a');
    // Before the thread, or anything else, can have its turn.
    const late = new Promise((resolve) => setImmediate(resolve, 'too late'));
    expect(await Promise.race([late, running.then(problemOf)])).toEqual({ code: 'lexicon/import-stopped' });
    expect(existsSync(own)).toBe(false);
    expectOk(await add('zork'));
  });

  test('before it began is forgotten; one that is over is no problem', async () => {
    const { imports } = shelf();
    imports.part({ job: 'a', base64: 'em9yaw==' });
    imports.stop('a');
    imports.stop('no-such-job');
    const ask = { job: 'a', title: 'Mine', file: 'a.txt', alphabet: 'latin', foldAccents: false } as const;
    expect(problemOf(await imports.run(ask))).toEqual({ code: 'lexicon/nothing-sent' });
  });
});
