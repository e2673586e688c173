import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import type { Home } from '#electron/services/home/home.ts';
import { openSettings } from '#electron/services/home/settings.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  damagedOf,
  damages,
  keptAside,
  lost,
  myWords,
  newHome,
  open,
  own,
  settingsIn,
  wordsIn,
} from './kept-home.ts';

describe('what a later version wrote (7.1)', () => {
  test('unknown keys stay, outside and inside', async () => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    const later = {
      format: 'cubewright-settings',
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

  test('the settings of the first version, which say neither format nor version, are whole', async () => {
    const home = newHome();
    mkdirSync(home.folder, { recursive: true });
    const first = {
      theme: 'dark',
      cubeFont: 'bitter',
      interfaceFont: 'franklin',
      remembered: { port: 'COM7' },
    };
    writeFileSync(home.settings, JSON.stringify(first));
    expect(await settingsIn(home)).toMatchObject(first);
    expectOk(await open(home).write({ theme: 'light' }));
    expect(JSON.parse(readFileSync(home.settings, 'utf8'))).toEqual({
      format: 'cubewright-settings',
      version: 1,
      ...first,
      theme: 'light',
    });
    expect(await open(home).damaged()).toEqual([]);
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
    for (let last = 0; last < 7; last += 1) {
      const home = await older(whole);
      let writes = 0;
      const real = createHomeWriter();
      const dying = openSettings(home, {
        writer: {
          ...real,
          write: (path, content, mayReplace) =>
            writes++ < last ? real.write(path, content, mayReplace) : Promise.reject(new Error('power cut')),
        },
      });
      await dying.read().catch(() => undefined);
      expect(await lost(home)).toBe(0);
      expect((await settingsIn(home)).theme).toBe('dark');
    }
  });
});
