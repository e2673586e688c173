import fc from 'fast-check';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import {
  aHome,
  allow,
  damagedOf,
  damages,
  forbid,
  keptAside,
  lastGood,
  lost,
  myWords,
  open,
  own,
  settingsIn,
  wordsIn,
} from './kept-home.ts';

describe('own words under every damage to their file (7.1)', () => {
  test.each(damages)(
    '%s: none of 300 is lost, the file is kept aside, and both ways out are there',
    async (_, damage) => {
      for (const how of ['restore', 'anew'] as const) {
        const home = await aHome();
        const damaged = Buffer.from(damage(readFileSync(home.ownWords, 'utf8')));
        writeFileSync(home.ownWords, damaged);
        expect(await lost(home)).toBe(0);
        // Somebody chooses another light and adds a word, as if nothing had happened.
        const doing = open(home);
        expectOk(await doing.write({ theme: 'dark' }));
        expectOk(await doing.write({ myWords: { allow: [...allow, 'ZORK'], forbid }, myWordsWere: myWords }));
        expect(await lost(home)).toBe(0);
        expect(keptAside(home)).toHaveLength(1);
        const report = await damagedOf(home);
        expect(report).toMatchObject({ file: 'own-words', path: home.ownWords, copy: { entries: 300 } });
        expect(report.damage.length).toBeGreaterThan(0);
        expect(readFileSync(report.kept ?? '').equals(damaged)).toBe(true);
        // It is still there after the program was started again, and gone once it is decided.
        expectOk(await open(home).mend('own-words', how));
        expect(await open(home).damaged()).toEqual([]);
        const words = await wordsIn(home);
        expect(words).toContain('ZORK');
        if (how === 'restore') expect(words.filter((word) => word !== 'ZORK')).toEqual(own);
        expect(readFileSync(report.kept ?? '').equals(damaged)).toBe(true);
      }
    },
  );

  test.each(damages.filter(([, , whole]) => whole))(
    '%s: every word is read from the file alone',
    async (_, damage) => {
      const home = await aHome();
      writeFileSync(home.ownWords, damage(readFileSync(home.ownWords, 'utf8')));
      rmSync(lastGood(home.ownWords));
      expect(await lost(home)).toBe(0);
      expectOk(await open(home).mend('own-words', 'anew'));
      expect(await lost(home)).toBe(0);
      expect(await open(home).damaged()).toEqual([]);
    },
  );

  test('cut at every byte: the whole words before the cut are read from the file alone, half ones never', async () => {
    const few = { allow: ['QUARTZ', 'QUAY'], forbid: ['ZEBU', 'ZINC'] };
    const home = await aHome(few);
    const text = readFileSync(home.ownWords, 'utf8');
    const good = readFileSync(lastGood(home.ownWords));
    const folder = join(home.folder, 'kept-aside');
    for (let cut = 0; cut < text.length - 1; cut += 1) {
      rmSync(folder, { recursive: true, force: true });
      writeFileSync(home.ownWords, text.slice(0, cut));
      rmSync(lastGood(home.ownWords), { force: true });
      const whole = [...few.allow, ...few.forbid].filter((word) => text.slice(0, cut).includes(`"${word}"`));
      expect(await wordsIn(home)).toEqual(whole);
      // With the copy there, none is lost.
      writeFileSync(lastGood(home.ownWords), good);
      expect(await wordsIn(home)).toEqual([...few.allow, ...few.forbid]);
    }
  });

  test('a byte order mark of UTF-8 is no damage', async () => {
    const home = await aHome();
    writeFileSync(home.ownWords, `\uFEFF${readFileSync(home.ownWords, 'utf8')}`);
    expect(await lost(home)).toBe(0);
    expect(await open(home).damaged()).toEqual([]);
  });

  test('the place and the kind of the fault are named', async () => {
    const home = await aHome({ allow: ['QUAY'], forbid: [] });
    const fault = async (text: string): Promise<unknown> => {
      rmSync(join(home.folder, 'kept-aside'), { recursive: true, force: true });
      writeFileSync(home.ownWords, text);
      return (await damagedOf(home)).damage[0];
    };
    expect(await fault('{\n  "allow": [\n    "QUAY",,\n')).toEqual({
      code: 'damage/not-json',
      line: 3,
      column: 12,
      found: ',\n',
    });
    expect(await fault('{"allow":["QUAY",\n 17]}')).toEqual({
      code: 'damage/bad-entry',
      entry: 'allow',
      found: '17',
      line: 2,
      column: 2,
    });
    expect(await fault('')).toEqual({ code: 'damage/empty' });
    expect(await fault('["QUAY"]')).toEqual({ code: 'damage/no-entries' });
    const notOurs = { code: 'damage/not-ours', format: 'cubewright-own-words' };
    expect(await fault('{}')).toEqual(notOurs);
    expect(await fault('{"allow":["QUAY"]}')).toEqual(notOurs);
    expect(await fault('{"format":"cubewright-own-words","allow":["QUAY"]}')).toEqual(notOurs);
    expect(await fault(`{"more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toMatchObject({
      code: 'damage/too-deep',
      line: 1,
    });
  });

  test('writes at once are made in the order of their arrival, and a read after them finds the last', async () => {
    const home = await aHome();
    const doing = open(home);
    const writes = [
      doing.write({ myWords: { allow, forbid: [] }, myWordsWere: myWords, theme: 'dark' }),
      doing.write({ theme: 'light' }),
    ];
    expect(expectOk(await doing.read())).toMatchObject({ theme: 'light', myWords: { allow, forbid: [] } });
    for (const written of await Promise.all(writes)) expectOk(written);
    expect(await settingsIn(home)).toMatchObject({ theme: 'light' });
  });

  test('a value that another window has changed meanwhile stays, and the answer tells it', async () => {
    const doing = open(await aHome());
    expectOk(await doing.write({ remembered: { list: ['a'] }, rememberedWere: { list: null } }));
    const late = await doing.write({
      theme: 'dark',
      remembered: { list: ['b'], other: 1 },
      rememberedWere: { list: null },
    });
    expect(expectOk(late)).toMatchObject({ theme: 'dark', remembered: { list: ['a'], other: 1 } });
    const again = await doing.write({ remembered: { list: ['a', 'b'] }, rememberedWere: { list: ['a'] } });
    expect(expectOk(again).remembered).toMatchObject({ list: ['a', 'b'], other: 1, port: 'COM7' });
  });

  test('a file that is gone is missed, and comes back', async () => {
    const home = await aHome();
    rmSync(home.ownWords);
    expect(await lost(home)).toBe(0);
    expect((await damagedOf(home)).damage).toEqual([{ code: 'damage/gone' }]);
    expectOk(await open(home).mend('own-words', 'restore'));
    expect(await lost(home)).toBe(0);
    expect(await open(home).damaged()).toEqual([]);
  });

  test('a second damage before the first is decided keeps both files aside', async () => {
    const home = await aHome();
    const first = readFileSync(home.ownWords, 'utf8').slice(0, 500);
    writeFileSync(home.ownWords, first);
    expectOk(
      await open(home).write({ myWords: { allow: [...allow, 'ZORK'], forbid }, myWordsWere: myWords }),
    );
    const second = readFileSync(home.ownWords, 'utf8').slice(0, 700);
    writeFileSync(home.ownWords, second);
    expect(await wordsIn(home)).toEqual([...own, 'ZORK']);
    const kept = keptAside(home).map((name) => readFileSync(join(home.folder, 'kept-aside', name), 'utf8'));
    expect(kept.sort()).toEqual([first, second].sort());
    expectOk(await open(home).mend('own-words', 'restore'));
    expect(await open(home).damaged()).toEqual([]);
    expect(await wordsIn(home)).toEqual([...own, 'ZORK']);
  });

  test('a file that somebody has mended by hand is taken as it is', async () => {
    const home = await aHome();
    const text = readFileSync(home.ownWords, 'utf8');
    writeFileSync(home.ownWords, '');
    expect(await open(home).damaged()).toHaveLength(1);
    writeFileSync(home.ownWords, text.replace(`"${own[0]}",\n`, ''));
    expect(await open(home).damaged()).toEqual([]);
    expect(await wordsIn(home)).toEqual(own.slice(1));
  });
});

describe('settings under damage (7.1)', () => {
  test.each(damages)('%s: the words stay, what can be read of the choices too', async (_, damage) => {
    const home = await aHome();
    const damaged = Buffer.from(damage(readFileSync(home.settings, 'utf8')));
    writeFileSync(home.settings, damaged);
    expect(await settingsIn(home)).toMatchObject({ theme: 'light', remembered: { port: 'COM7' } });
    expectOk(await open(home).write({ cubeFont: 'bitter' }));
    expect(await settingsIn(home)).toMatchObject({ theme: 'light', cubeFont: 'bitter', myWords });
    for (const report of await open(home).damaged()) {
      expect(report.file).toBe('settings');
      expect(readFileSync(report.kept ?? '').equals(damaged)).toBe(true);
      expectOk(await open(home).mend('settings', 'restore'));
    }
    expect(await settingsIn(home)).toMatchObject({ theme: 'light', cubeFont: 'bitter', myWords });
    expect(await open(home).damaged()).toEqual([]);
  });

  test('one choice that cannot be takes no other along', async () => {
    const home = await aHome();
    writeFileSync(home.settings, '{"theme":"plaid","cubeFont":"bitter","remembered":{"port":"COM9"}}');
    expect(await settingsIn(home)).toMatchObject({
      theme: 'light',
      cubeFont: 'bitter',
      remembered: { port: 'COM9' },
    });
    expectOk(await open(home).mend('settings', 'anew'));
    expect(await settingsIn(home)).toMatchObject({ theme: 'system', cubeFont: 'bitter' });
  });
});

describe('random damage (7.1)', () => {
  test('never throws, never loses what was kept aside, and Restore brings all words back', async () => {
    const home = await aHome();
    const good = readFileSync(home.ownWords);
    const mutation = fc.oneof(
      fc.record({
        kind: fc.constant('put' as const),
        at: fc.nat(good.length),
        bytes: fc.uint8Array({ maxLength: 8 }),
      }),
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat(good.length), length: fc.nat(400) }),
      fc.record({ kind: fc.constant('twice' as const), at: fc.nat(good.length), length: fc.nat(400) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        let bytes = Buffer.from(good);
        for (const change of mutations) {
          const front = bytes.subarray(0, change.at);
          if (change.kind === 'put')
            bytes = Buffer.concat([front, change.bytes, bytes.subarray(change.at + change.bytes.length)]);
          if (change.kind === 'cut')
            bytes = Buffer.concat([front, bytes.subarray(change.at + change.length)]);
          if (change.kind === 'twice')
            bytes = Buffer.concat([bytes.subarray(0, change.at + change.length), bytes.subarray(change.at)]);
        }
        rmSync(join(home.folder, 'kept-aside'), { recursive: true, force: true });
        writeFileSync(home.ownWords, bytes);
        writeFileSync(lastGood(home.ownWords), good);
        const settings = open(home);
        const reports = await settings.damaged();
        if (reports.length > 0) expect(await lost(home)).toBe(0);
        expectOk(
          await settings.write({
            theme: 'dark',
            myWords: { allow: ['ZORK'], forbid: [] },
            myWordsWere: { allow: [], forbid: [] },
          }),
        );
        for (const { kept = '' } of reports) expect(readFileSync(kept).equals(bytes)).toBe(true);
        expectOk(await open(home).mend('own-words', 'restore'));
        if (reports.length > 0) expect(await wordsIn(home)).toEqual([...own, 'ZORK']);
        expect(await open(home).damaged()).toEqual([]);
      }),
      { numRuns: Number(process.env.CUBEWRIGHT_DAMAGE_RUNS ?? 12) },
    );
  });
});

test('the last good copy damaged as well: what both still hold comes together', async () => {
  const home = await aHome();
  const text = readFileSync(home.ownWords, 'utf8');
  writeFileSync(home.ownWords, text.slice(0, text.length * 0.6));
  writeFileSync(lastGood(home.ownWords), `\0\0\0${text.slice(text.length * 0.1)}`);
  expect(await lost(home)).toBeLessThan(40);
  truncateSync(lastGood(home.ownWords), 0);
  expect(await lost(home)).toBeGreaterThan(100);
  expectOk(await open(home).mend('own-words', 'anew'));
  expect(await open(home).damaged()).toEqual([]);
});
