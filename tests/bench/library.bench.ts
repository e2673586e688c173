import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openLibrary, type Library } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { medianMs, type Row } from './measure.ts';

const games = 1000;

/** A library of a thousand whole games: when it is seen for the first time, and at every later start. */
export default async function* library(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-library-'));
  const home = homeOf({ CUBEWRIGHT_HOME: folder });
  mkdirSync(home.games, { recursive: true });
  for (let at = 0; at < games; at += 1) {
    writeFileSync(join(home.games, `game-${at}.cubewright.json`), published.text);
  }
  const open = (): Library => {
    const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
    return openLibrary({ home, records, bus: createEventBus(), program: '1' });
  };
  const first = open();
  const began = performance.now();
  expectOk(await first.list());
  const firstMs = performance.now() - began;
  await first.written();
  const later = await medianMs(5, async () => expectOk(await open().list()));
  const name = published.record.players[0]?.name ?? '';
  const figures = await medianMs(5, async () => expectOk(await first.figures(name, 'alphacubes')));
  rmSync(folder, { recursive: true });
  yield { what: 'a thousand games listed for the first time', value: firstMs, unit: 'ms' };
  yield { what: 'the same, listed at a later start', value: later, unit: 'ms', goal: 200 };
  yield {
    what: 'the same: how much longer the first time takes',
    value: firstMs / later,
    unit: 'ratio',
    least: 5,
  };
  yield { what: 'figures of a player, from a thousand games', value: figures, unit: 'ms', goal: 200 };
}
