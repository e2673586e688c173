import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createHomeWriter, type HomeWriter } from '#electron/services/home/home-writer.ts';
import type { Home } from '#electron/services/home/home.ts';
import { openSettings } from '#electron/services/home/settings.ts';
import { expectOk, ok, refuse } from '#shared/kernel/index.ts';
import { steppedCalls, systemError } from '../electron/support/stepped-calls.ts';
import { aHome, damagedOf, lost, open, own, wordsIn } from './kept-home.ts';

/** Writes as the program does, until step `last`, of which nothing is done; from then on, neither is anything else. */
function killedAt(last: number): { readonly writer: HomeWriter; readonly isDead: () => boolean } {
  let steps = 0;
  const isDead = (): boolean => steps > last;
  const calls = steppedCalls(() => {
    steps += 1;
    if (isDead()) throw new Error('killed');
  });
  const held: HomeWriter['held'] = () => {
    steps += 1;
    return isDead() ? refuse({ code: 'home/lost', path: 'killed' }) : ok(undefined);
  };
  return { writer: createHomeWriter({ held, calls }), isDead };
}

/** Writes as the program does, until the disk is full after so many writes; what is there may still be moved and removed. */
function fullAfter(last: number): { readonly writer: HomeWriter; readonly isDead: () => boolean } {
  let writes = 0;
  const isDead = (): boolean => writes > last;
  const calls = steppedCalls((step) => {
    if (step === 'write' || step === 'half') writes += 1;
    if (isDead() && (step === 'write' || step === 'half')) throw systemError('ENOSPC');
  });
  return { writer: createHomeWriter({ calls }), isDead };
}

const happened: readonly (readonly [string, (path: string) => void])[] = [
  ['cut in the middle', (path) => truncateSync(path, 1_500)],
  ['removed', (path) => rmSync(path)],
  ['too large to be ours', (path) => truncateSync(path, 5_000_000)],
];

/** Words are added twice; those that were said to be kept. */
async function addWords(home: Home, writer: HomeWriter): Promise<readonly string[]> {
  const settings = openSettings(home, { writer });
  const kept: string[] = [];
  for (const word of ['ZORK', 'PLUGH']) {
    const change = { myWords: { allow: [word], forbid: [] }, myWordsWere: { allow: [], forbid: [] } };
    const written = await settings.write(change).catch(() => undefined);
    if (written?.ok === true) kept.push(word);
  }
  return kept;
}

describe.each([
  ['a kill', killedAt],
  ['a full disk', fullAfter],
] as const)('%s at any step of what follows a damage (7.1)', (_, stopAt) => {
  test.each(happened)(
    '%s: no word is lost, and Restore stays on offer until it is taken',
    async (_, happen) => {
      for (let last = 0, isOver = false; !isOver; last += 1) {
        const home = await aHome();
        happen(home.ownWords);
        const { writer, isDead } = stopAt(last);
        const kept = await addWords(home, writer);
        isOver = !isDead();
        if (isOver) expect(kept).toEqual(['ZORK', 'PLUGH']);
        expect(await lost(home)).toBe(0);
        expect(await wordsIn(home)).toEqual(expect.arrayContaining([...kept]));
        expect(await damagedOf(home), `stopped at step ${last}`).toMatchObject({ copy: { entries: 300 } });
        expectOk(await open(home).mend('own-words', 'restore'));
        expect(await lost(home)).toBe(0);
        expect(await wordsIn(home)).toEqual(expect.arrayContaining([...kept]));
        expect(await open(home).damaged()).toEqual([]);
      }
    },
  );

  test('Restore itself, which can be taken again', async () => {
    for (let last = 0, isOver = false; !isOver; last += 1) {
      const home = await aHome();
      truncateSync(home.ownWords, 1_500);
      expectOk(await open(home).write({ theme: 'dark' }));
      const { writer, isDead } = stopAt(last);
      await openSettings(home, { writer })
        .mend('own-words', 'restore')
        .catch(() => undefined);
      isOver = !isDead();
      expect(await lost(home)).toBe(0);
      for (const { copy } of await open(home).damaged()) {
        expect(copy).toMatchObject({ entries: 300 });
        expectOk(await open(home).mend('own-words', 'restore'));
      }
      expect(await wordsIn(home)).toEqual(own);
      expect(await open(home).damaged()).toEqual([]);
    }
  });
});

test('nothing is made, moved or decided in a home that another door has (7.2)', async () => {
  const home = await aHome();
  truncateSync(home.ownWords, 1_500);
  const before = readdirSync(home.folder).sort();
  const taken = createHomeWriter({ held: () => refuse({ code: 'home/lost', path: home.folder }) });
  const settings = openSettings(home, { writer: taken });
  expect(await settings.damaged()).toMatchObject([{ problem: { code: 'home/lost' } }]);
  expect(readdirSync(home.folder).sort()).toEqual(before);
  // With a decision to be made, and the file mended by hand.
  await open(home).damaged();
  writeFileSync(home.ownWords, '{"allow":["ZORK"]}');
  const aside = readdirSync(home.keptAside);
  expect(aside.some((name) => name.endsWith('.undecided.json'))).toBe(true);
  await openSettings(home, { writer: taken }).damaged();
  expect(readdirSync(home.keptAside)).toEqual(aside);
});
