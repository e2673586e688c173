import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { createHomeWriter } from '#electron/services/home/home-writer.ts';
import { openLibrary } from '#electron/services/library.ts';
import { openRecordReader } from '#electron/services/records.ts';
import { openReviews } from '#electron/services/reviews.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { reckoning, type KeptReview } from '#shared/contract/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { newRecordText } from '../support/records.ts';
import { temporaryFolder } from '../support/temporary.ts';

const reviewed = (level: number, revision = 7): KeptReview => ({
  reckoning,
  revision,
  review: {
    game: 'alphacubes',
    ended: true,
    level,
    players: [{ name: 'Ann', score: 9, turns: 1, below: 0.5, grades: { slip: 1 } }],
    turns: [
      {
        turn: 1,
        seat: 0,
        at: 0,
        kind: 'play',
        points: 9,
        played: { line: 'I9 across HAY', points: 9, chance: 0.25 },
        best: { line: 'I9 across HAZY', points: 20, chance: 0.75 },
        grade: 'slip',
        statements: [{ kind: 'below', points: 11, word: 'HAZY', sum: '20' }],
      },
    ],
  },
});

async function atAShelf() {
  const home = homeOf({ CUBEWRIGHT_HOME: join(temporaryFolder(), 'home') });
  const bus = createEventBus();
  const records = openRecordReader(openLexica({ bundled: '/nowhere', own: '/nowhere' }));
  const library = openLibrary({ home, records, bus });
  const { id } = expectOk(await library.create(newRecordText('Ann', 'Ben')));
  const reviews = openReviews({ home, bus, writer: createHomeWriter() });
  return { library, reviews, id, file: join(home.reviews, `${id}.json`) };
}

describe('the review of a whole game', () => {
  test('is kept by level, for the game as it was reviewed', async () => {
    const { reviews, id } = await atAShelf();
    expect(await reviews.read(id, 7, 13)).toBeUndefined();
    for (const level of [13, 14]) expectOk(await reviews.keep(id, reviewed(level)));
    expect(await reviews.read(id, 7, 13)).toEqual(reviewed(13));
    expect(await reviews.read(id, 7, 14)).toEqual(reviewed(14));
    expect(await reviews.read(id, 8, 13)).toBeUndefined();
    expectOk(await reviews.keep(id, reviewed(13, 8)));
    expect(await reviews.read(id, 7, 14)).toBeUndefined();
    expect(await reviews.read(id, 8, 13)).toEqual(reviewed(13, 8));
  });

  test('is kept for a few levels, those asked for last', async () => {
    const { reviews, id, file } = await atAShelf();
    for (let level = 1; level <= 20; level += 1) expectOk(await reviews.keep(id, reviewed(level)));
    const kept = JSON.parse(readFileSync(file, 'utf8')) as readonly KeptReview[];
    expect(kept.map(({ review }) => review.level)).toEqual([17, 18, 19, 20]);
  });

  test('goes with its game', async () => {
    const { library, reviews, id, file } = await atAShelf();
    expectOk(await reviews.keep(id, reviewed(13)));
    const { deleted } = expectOk(await library.remove(id));
    await reviews.written();
    expect(existsSync(file)).toBe(true);
    expectOk(await library.destroy([deleted]));
    await reviews.written();
    expect(existsSync(file)).toBe(false);
  });

  test('is none if it was reckoned in another way, or its file holds anything else', async () => {
    const { reviews, id, file } = await atAShelf();
    const { review } = reviewed(13);
    expectOk(await reviews.keep(id, reviewed(13)));
    const spoilt = [
      [{ ...reviewed(13), reckoning: reckoning - 1 }],
      [{ ...reviewed(13), review: { ...review, level: 'all' } }],
      { kept: reviewed(13) },
    ];
    for (const text of ['', '[', ...spoilt.map((one) => JSON.stringify(one))]) {
      writeFileSync(file, text);
      expect(await reviews.read(id, 7, 13), text).toBeUndefined();
      expectOk(await reviews.keep(id, reviewed(14)));
      expect(await reviews.read(id, 7, 14), text).toEqual(reviewed(14));
    }
  });
});
