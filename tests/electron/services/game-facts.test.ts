import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openLibrary } from '#electron/services/library.ts';
import { openRecordReader, type RecordReader } from '#electron/services/records.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { formatRecord, verifyRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { midGame } from '#tests/support/mid-games/mid-games.ts';
import { newRecordText } from '../support/records.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A library whose reader counts the games that it reads. */
function open(folder: string, program = '1') {
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  const reader = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  let read = 0;
  const records: RecordReader = {
    ...reader,
    facts(text) {
      read += 1;
      return reader.facts(text);
    },
  };
  const bus = createEventBus();
  const library = openLibrary({ home, records, bus, program });
  const reads = async (): Promise<number> => {
    read = 0;
    expectOk(await library.list());
    await library.written();
    return read;
  };
  return { home, library, reads, bus };
}

describe('what is known of a game', () => {
  test('is read from its record once, and again only when its file has changed', async () => {
    const folder = temporaryFolder();
    const first = open(folder);
    const ids: string[] = [];
    for (const text of [published.text, newRecordText('Ann', 'Ben'), newRecordText('Cleo', 'Dora')]) {
      ids.push(expectOk(await first.library.create(text)).id);
    }
    expect(await first.reads()).toBe(3);
    expect(await first.reads()).toBe(0);
    const before = expectOk(await first.library.list());
    const next = open(folder);
    expect(await next.reads()).toBe(0);
    expect(expectOk(await next.library.list())).toEqual(before);
    const [, id = ''] = ids;
    const { revision } = expectOk(await next.library.read(id));
    expectOk(await next.library.save(id, newRecordText('Ann', 'Bo'), revision));
    expect(await next.reads()).toBe(1);
    expect(await open(folder, '2').reads()).toBe(3);
  });

  test('is found anew where the file of facts is damaged or gone', async () => {
    const folder = temporaryFolder();
    const { library, home, reads } = open(folder);
    expectOk(await library.create(published.text));
    expect(await reads()).toBe(1);
    const text = readFileSync(home.gameFacts, 'utf8');
    for (const damaged of [text.slice(0, 300), text.replace('"turns":', '"turns":-'), '[]']) {
      writeFileSync(home.gameFacts, damaged);
      expect(await open(folder).reads()).toBe(1);
    }
    rmSync(home.gameFacts);
    expect(await open(folder).reads()).toBe(1);
  });

  test('is read again with other lists only where they judge: in records of version 1', async () => {
    const folder = temporaryFolder();
    const { library, reads, bus } = open(folder);
    expectOk(await library.create(newRecordText('Ann', 'Ben')));
    const former = new URL('../../golden/version-1/alphacubes-published.cubewright.json', import.meta.url);
    copyFileSync(former, join(folder, 'games', 'former.cubewright.json'));
    expect(await reads()).toBe(2);
    bus.emit({ event: 'lexicaChanged', payload: { name: 'english' } });
    expect(await reads()).toBe(1);
    expect(await open(folder).reads()).toBe(1);
  });

  test('finds games by their words', async () => {
    const { library } = open(temporaryFolder());
    const { id } = expectOk(await library.create(published.text));
    expectOk(await library.create(newRecordText('Ann', 'Ben')));
    expect(expectOk(await library.withWord('quand')).games).toEqual([id]);
    expect(expectOk(await library.withWord('quando')).games).toEqual([]);
  });

  test('adds up to the figures of its people, as the records tell them (P36)', async () => {
    const { library } = open(temporaryFolder());
    const { id } = expectOk(await library.create(published.text));
    for (const game of ['cubeword', 'kubagram', 'kubo', 'scruble'] as const) {
      expectOk(await library.create(formatRecord(midGame(game))));
    }
    const { winners } = verifyRecord(published.record);
    for (const [seat, { name }] of published.record.players.entries()) {
      const own = published.scores.filter((_, at) => at % published.record.players.length === seat);
      const figures = expectOk(await library.figures(name, 'alphacubes'));
      expect(figures).toMatchObject({ games: 1, won: winners.includes(seat as never) ? 1 : 0 });
      expect(figures.best).toMatchObject({ id, points: Math.max(...own) });
      expect(figures.each?.points).toBeCloseTo(own.reduce((sum, one) => sum + one, 0) / own.length);
    }
    // Games under way are in no figures.
    const [someone] = midGame('kubo').players;
    expect(expectOk(await library.figures(someone?.name ?? '', 'kubo')).games).toBe(0);
  });
});
