import fc from 'fast-check';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeDurably } from '#electron/services/durable-file.ts';
import { homeOf, type Home } from '#electron/services/home.ts';
import type { Write } from '#electron/services/kept/aside.ts';
import { openSettings, type SettingsService } from '#electron/services/settings.ts';
import type { DamagedFile, Settings } from '#shared/contract/index.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';

/** 300 words of letters, none the beginning of another. */
const own = Array.from({ length: 300 }, (_, n) => {
  const letter = (place: number): string => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26));
  return `Q${letter(1)}${letter(0)}Z`;
}).sort();
const allow = own.slice(0, 200);
const forbid = own.slice(200);
const myWords = { allow, forbid };

const newHome = (): Home => homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'home') });
/** Without waiting for the disk, hundreds of times over; the real writer has its own tests. */
const write: Write = async (path, content) => {
  await writeFile(path, content);
  return ok(undefined);
};
const open = (home: Home): SettingsService => openSettings(home, { write });

/** A home as Cubewright leaves it: 300 words, a theme, something remembered. */
async function aHome(words = myWords): Promise<Home> {
  const home = newHome();
  expectOk(await open(home).write({ myWords: words, theme: 'light', remembered: { port: 'COM7' } }));
  return home;
}

const lastGood = (path: string): string => path.replace(/\.json$/, '.last-good.json');
const settingsIn = async (home: Home): Promise<Settings> => expectOk(await open(home).read());
const wordsIn = async (home: Home): Promise<readonly string[]> => {
  const { myWords: kept } = await settingsIn(home);
  return [...kept.allow, ...kept.forbid].sort();
};
const lost = async (home: Home): Promise<number> => {
  const kept = new Set(await wordsIn(home));
  return own.filter((word) => !kept.has(word)).length;
};
const keptAside = (home: Home): readonly string[] => {
  const folder = join(home.folder, 'kept-aside');
  return existsSync(folder) ? readdirSync(folder).filter((name) => /-\d{6}(-\d+)?\.json$/.test(name)) : [];
};
const damagedOf = async (home: Home): Promise<DamagedFile> => {
  const [first, ...others] = await open(home).damaged();
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('Nothing is damaged');
  return first;
};

const utf16 = (text: string, big: boolean, mark: boolean): Buffer => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

/** What may happen to a file; of each, whether every word can still be read from the file itself. */
const damages: readonly (readonly [string, (text: string) => string | Buffer, boolean])[] = [
  ['one comma too many', (text) => text.replace('",\n', '",,\n'), true],
  ['a comma at the end of a list', (text) => text.replace(/"\n( *)]/, '",\n$1]'), true],
  ['a comma too few', (text) => text.replace('",\n', '"\n'), true],
  ['a bracket too few', (text) => text.replace(']', ''), true],
  ['cut in the middle', (text) => text.slice(0, text.length / 2), false],
  ['emptied', () => '', false],
  ['UTF-16, low byte first', (text) => utf16(text, false, true), true],
  ['UTF-16, high byte first', (text) => utf16(text, true, true), true],
  ['UTF-16 without a mark, low byte first', (text) => utf16(text, false, false), true],
  ['UTF-16 without a mark, high byte first', (text) => utf16(text, true, false), true],
  ['one word too long', (text) => text.replace('"Q', `"${'X'.repeat(60)}",\n"Q`), true],
  ['one number in a list', (text) => text.replace('"Q', '17,\n"Q'), true],
  [
    'one word overwritten with bytes that are no text',
    (text) =>
      Buffer.concat([Buffer.from(text.slice(0, 60)), Buffer.from([0xff, 0xc0]), Buffer.from(text.slice(62))]),
    false,
  ],
  ['a page of zeros at its start', (text) => '\0'.repeat(1024) + text.slice(1024), false],
  ['nothing but zeros', (text) => '\0'.repeat(text.length), false],
  ['a list of names for an object', (text) => `[${text}]`, false],
  ['a key twice', (text) => text.replace('"allow": [', '"allow": ["QQQQ"],\n  "allow": ['), true],
  ['too large to be ours', (text) => text + ' '.repeat(5_000_000), false],
  ['something else altogether', () => '<html></html>', false],
];

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
    expect(await fault(`{"more":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toMatchObject({
      code: 'damage/too-deep',
      line: 1,
    });
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

describe('what cannot be read is never written over (7.1)', () => {
  test('a folder in the place of a file', async () => {
    const home = await aHome();
    rmSync(home.ownWords);
    mkdirSync(home.ownWords);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: ['ZORK'], forbid: [] } })).toMatchObject({
      ok: false,
      problem: { code: 'file/not-a-file', path: home.ownWords },
    });
    expect(await open(home).mend('own-words', 'anew')).toMatchObject({
      problem: { code: 'file/not-a-file' },
    });
    expect((await damagedOf(home)).problem).toMatchObject({ code: 'file/not-a-file' });
    // The other file goes on.
    expectOk(await open(home).write({ theme: 'dark' }));
    rmSync(home.ownWords, { recursive: true });
    expect(await lost(home)).toBe(0);
  });

  test('a link that leads nowhere but to itself', async () => {
    const home = await aHome();
    rmSync(home.ownWords);
    symlinkSync(home.ownWords, home.ownWords);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/link-loop' },
    });
    expect(lstatSync(home.ownWords).isSymbolicLink()).toBe(true);
  });

  test.skipIf(process.getuid?.() === 0)('a file that may not be read', async () => {
    const home = await aHome();
    const bytes = readFileSync(home.ownWords);
    chmodSync(home.ownWords, 0);
    expect(await lost(home)).toBe(0);
    expect(await open(home).write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/not-allowed', path: home.ownWords },
    });
    chmodSync(home.ownWords, 0o600);
    expect(readFileSync(home.ownWords).equals(bytes)).toBe(true);
  });

  test('a damaged file, where it cannot be kept aside', async () => {
    const home = await aHome();
    writeFileSync(home.ownWords, '{"allow":["ZORK",,');
    const full = openSettings(home, {
      write: (path, content) =>
        path.includes('kept-aside')
          ? Promise.resolve(refuse({ code: 'file/disk-full', path }))
          : writeDurably(path, content),
    });
    expect(await full.write({ myWords: { allow: [], forbid: [] } })).toMatchObject({
      problem: { code: 'file/disk-full' },
    });
    expect(readFileSync(home.ownWords, 'utf8')).toBe('{"allow":["ZORK",,');
    expect(await full.damaged()).toMatchObject([{ problem: { code: 'file/disk-full' }, copied: 300 }]);
    expect(keptAside(home)).toEqual([]);
    expect(await lost(home)).toBe(0);
  });

  test('the damaged file is on disk aside before anything is written in its place', async () => {
    const home = await aHome();
    writeFileSync(home.ownWords, '{"allow":["ZORK"');
    const order: string[] = [];
    const watched = openSettings(home, {
      write: (path, content) => {
        order.push(path.includes('kept-aside') ? 'aside' : 'home');
        return writeDurably(path, content);
      },
    });
    expectOk(await watched.write({ myWords: { allow: ['PLUGH'], forbid: [] } }));
    expect(order.indexOf('home')).toBeGreaterThan(order.lastIndexOf('aside'));
  });
});

describe('what a later version wrote (7.1)', () => {
  test('unknown keys stay, outside and inside', async () => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    const later = {
      version: 9,
      theme: 'sepia',
      cubeFont: 'bitter',
      sails: { colour: 'red', ropes: [1, { knot: null }] },
      remembered: { port: 'COM7', 'later.thing': { deep: [true] }, __proto__x: 1 },
    };
    writeFileSync(home.settings, JSON.stringify(later));
    const laterWords = {
      format: 'cubewright-own-words',
      version: 9,
      allow: ['QUAY', { word: 'ZORK', note: 'by Ann' }],
      forbid: [],
      maybe: ['PLUGH'],
    };
    writeFileSync(home.ownWords, JSON.stringify(laterWords));
    expect(await settingsIn(home)).toMatchObject({
      theme: 'system',
      cubeFont: 'bitter',
      myWords: { allow: ['QUAY'] },
    });
    expectOk(await open(home).write({ interfaceFont: 'atkinson', remembered: { more: 2 } }));
    expectOk(await open(home).write({ myWords: { allow: ['QUAY', 'XYZZY'], forbid: [] } }));
    expect(JSON.parse(readFileSync(home.settings, 'utf8'))).toEqual({
      ...later,
      interfaceFont: 'atkinson',
      remembered: { ...later.remembered, more: 2 },
    });
    expect(JSON.parse(readFileSync(home.ownWords, 'utf8'))).toEqual({
      ...laterWords,
      allow: [...laterWords.allow, 'XYZZY'],
    });
    expect(await open(home).damaged()).toEqual([]);
    expect(keptAside(home)).toEqual([]);
  });

  test('unknown keys stay in files that say no version, too, and through damage', async () => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    writeFileSync(home.settings, '{"theme":"dark","sails":["red",],"remembered":{"a":1}');
    expectOk(await open(home).write({ cubeFont: 'bitter' }));
    expect(JSON.parse(readFileSync(home.settings, 'utf8'))).toMatchObject({
      theme: 'dark',
      sails: ['red'],
      remembered: { a: 1 },
    });
  });

  test('a list that has become something else is left to the later version', async () => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    const text = JSON.stringify({
      format: 'cubewright-own-words',
      version: 2,
      allow: { QUAY: 'Ann' },
      forbid: ['ZORK'],
    });
    writeFileSync(home.ownWords, text);
    expect((await settingsIn(home)).myWords).toEqual({ allow: [], forbid: ['ZORK'] });
    expect(await open(home).write({ myWords })).toMatchObject({ problem: { code: 'settings/too-new' } });
    expect(readFileSync(home.ownWords, 'utf8')).toBe(text);
  });
});

describe('words that an older version kept among the settings (7.1)', () => {
  const older = async (text: string): Promise<Home> => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    writeFileSync(home.settings, text);
    return home;
  };
  const whole = JSON.stringify({ theme: 'dark', myWords, remembered: {} });

  test('move to their own file once', async () => {
    const home = await older(whole);
    expect(await lost(home)).toBe(0);
    expect(readFileSync(home.settings, 'utf8')).not.toContain(own[0]);
    expectOk(await open(home).write({ myWords: { allow: ['QUAY'], forbid: [] } }));
    expect(await wordsIn(home)).toEqual(['QUAY']);
    expect(await open(home).damaged()).toEqual([]);
  });

  test.each(damages.filter(([, , isWhole]) => isWhole))('%s: move with none lost', async (_, damage) => {
    const home = await older('');
    const damaged = Buffer.from(damage(`${JSON.stringify(JSON.parse(whole), null, 2)}\n`));
    writeFileSync(home.settings, damaged);
    expectOk(await open(home).write({ theme: 'light' }));
    expect(await lost(home)).toBe(0);
    const report = await damagedOf(home);
    expect(readFileSync(report.kept ?? '').equals(damaged)).toBe(true);
    expectOk(await open(home).mend('settings', 'anew'));
    expect(await lost(home)).toBe(0);
    expect((await settingsIn(home)).theme).toBe('light');
  });

  test('are not lost when moving stops after any write', async () => {
    for (let last = 0; last < 5; last += 1) {
      const home = await older(whole);
      let writes = 0;
      const dying = openSettings(home, {
        write: (path, content) =>
          writes++ < last ? writeDurably(path, content) : Promise.reject(new Error('power cut')),
      });
      await dying.read().catch(() => undefined);
      expect(await lost(home)).toBe(0);
      expect((await settingsIn(home)).theme).toBe('dark');
    }
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
      { numRuns: 80 },
    );
  });
});

test('a glance from the command line writes nothing', async () => {
  const home = await aHome();
  writeFileSync(home.ownWords, '{"allow":["ZORK"');
  const before = readdirSync(home.folder).sort();
  const look = openSettings(home, { write: undefined });
  expect(expectOk(await look.read()).myWords.allow).toContain('ZORK');
  expect(await look.damaged()).toMatchObject([{ file: 'own-words', read: 1, copied: 300 }]);
  expect(await look.write({ theme: 'dark' })).toMatchObject({ problem: { code: 'file/read-only' } });
  expect(readdirSync(home.folder).sort()).toEqual(before);
  expect(readFileSync(home.ownWords, 'utf8')).toBe('{"allow":["ZORK"');
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
