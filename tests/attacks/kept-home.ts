import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { HomeWriter } from '#electron/services/home/home-writer.ts';
import { homeOf, type Home } from '#electron/services/home/home.ts';
import { openSettings, type SettingsService } from '#electron/services/home/settings.ts';
import type { DamagedFile, Settings } from '#shared/contract/index.ts';
import { expectOk, ok } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../electron/support/temporary.ts';

/** A home with settings and 300 own words, and what may happen to its files. */

/** 300 words of letters, none the beginning of another. */
export const own = Array.from({ length: 300 }, (_, n) => {
  const letter = (place: number): string => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26));
  return `Q${letter(1)}${letter(0)}Z`;
}).sort();
export const allow = own.slice(0, 200);
export const forbid = own.slice(200);
export const myWords = { allow, forbid };

export const newHome = (): Home => homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'home') });
/** Without waiting for the disk, hundreds of times over; the real writer has its own tests. */
const writer: HomeWriter = {
  held: () => ok(undefined),
  makeFolder(path) {
    mkdirSync(path, { recursive: true });
    return ok(undefined);
  },
  async write(path, content) {
    mkdirSync(dirname(path), { recursive: true });
    await writeFile(path, content);
    return ok(undefined);
  },
};
export const open = (home: Home): SettingsService => openSettings(home, { writer });

/** A home as Cubewright leaves it: 300 words, a theme, something remembered. */
export async function aHome(words = myWords): Promise<Home> {
  const home = newHome();
  expectOk(await open(home).write({ myWords: words, theme: 'light', remembered: { port: 'COM7' } }));
  return home;
}

export const lastGood = (path: string): string => path.replace(/\.json$/, '.last-good.json');
export const settingsIn = async (home: Home): Promise<Settings> => expectOk(await open(home).read());
export const wordsIn = async (home: Home): Promise<readonly string[]> => {
  const { myWords: kept } = await settingsIn(home);
  return [...kept.allow, ...kept.forbid].sort();
};
export const lost = async (home: Home): Promise<number> => {
  const kept = new Set(await wordsIn(home));
  return own.filter((word) => !kept.has(word)).length;
};
export const keptAside = (home: Home): readonly string[] => {
  const folder = join(home.folder, 'kept-aside');
  return existsSync(folder) ? readdirSync(folder).filter((name) => /-\d{6}(-\d+)?\.json$/.test(name)) : [];
};
export const damagedOf = async (home: Home): Promise<DamagedFile> => {
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
export const damages: readonly (readonly [string, (text: string) => string | Buffer, boolean])[] = [
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
  ['an object that holds nothing', () => '{}', false],
  ['a list that holds nothing', () => '[]', false],
  ['nothing at all, as JSON says it', () => 'null', false],
  ['a number', () => '0', false],
  ['a string', () => '"x"', false],
  ['a saved game', () => JSON.stringify({ format: 'cubewright-game', version: 2, moves: [] }), false],
  ['a set file of a later version', () => '{"format":"cubewright-set","version":99,"pieces":[]}', false],
  ['JSON of another program', () => '{"name":"x","lockfileVersion":3,"packages":{}}', false],
];
