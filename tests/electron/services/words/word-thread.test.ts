import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { wordThreads } from '#electron/services/words/word-thread.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { createWordEngine, createWordFinder, type Position } from '#shared/word-engine/index.ts';
import { performTask, type WordServices, type WordTask } from '#shared/word-engine/threads/tasks.ts';
import {
  createWordClient,
  type StartWorker,
  type WordClient,
} from '#shared/word-engine/threads/word-client.ts';
import type { WordSource } from '#shared/word-engine/threads/worker-messages.ts';
import { openCompounds } from '#tests/support/word-engine/compounds.ts';
import { publishedLexicon } from '#tests/support/word-engine/golden-positions.ts';
import { leavesAt, throwsAt } from '../../support/failing-word-worker.ts';

const small = buildLexicon(['ACT', 'ACTS', 'CAT', 'CATS', 'SCAT', 'TA'], {
  name: 'small',
  alphabet: latinAlphabet,
  sha256: '0'.repeat(64),
});
const source: WordSource = { file: 'small.cwlex', bytes: encodeLexicon(small) };

/** An empty board, and a rack of one-letter tiles; `?` is a blank. */
function positionOf(side: number, rack: string): Position {
  const squares = side * side;
  return {
    layout: {
      width: side,
      height: side,
      letterFactors: new Array<number>(squares).fill(1),
      wordFactors: new Array<number>(squares).fill(1),
      start: [squares >> 1],
    },
    board: new Array<undefined>(squares).fill(undefined),
    rack: [...rack].map((letter) =>
      letter === '?' ? { faces: [], blank: true } : { faces: [{ letter, value: 3 }] },
    ),
    bonuses: { 4: 11 },
  };
}
const cats = positionOf(5, 'CATS');
const bestOfCats: WordTask = { kind: 'best-plays', position: cats, most: 3 };
const countOfCats: WordTask = { kind: 'count-plays', position: cats };

function clientOf(start: StartWorker = wordThreads(), words = source): WordClient {
  const client = createWordClient(start, words);
  onTestFinished(() => {
    client.close();
  });
  return client;
}

function servicesOf(lexicon: Lexicon): WordServices {
  return {
    engine: createWordEngine(lexicon),
    finder: createWordFinder(lexicon),
    alphabet: lexicon.alphabet,
  };
}

const failing = wordThreads(fileURLToPath(new URL('../../support/failing-word-worker.ts', import.meta.url)));

describe('a thread of the word engine', () => {
  test('answers questions about words, or says what is wrong with them', async () => {
    const client = clientOf();
    const tasks: readonly WordTask[] = [
      { kind: 'words-from', ask: { pieces: cats.rack, least: 4, order: 'points', most: 9 } },
      { kind: 'spellings-from', ask: { pieces: cats.rack, least: 4, order: 'longest', most: 2 } },
      { kind: 'joined-words', spellings: ['S', 'CAT', 'ACT'] },
      { kind: 'match-pattern', ask: { pattern: '?CAT', order: 'alphabet', most: 9 } },
      { kind: 'match-pattern', ask: { pattern: 'C?[T', order: 'alphabet', most: 9 } },
      { kind: 'splits', ask: { word: 'CATACT', leastPart: 2, mostParts: 3 } },
      { kind: 'splits', ask: { word: 'CATACT', leastPart: 0, mostParts: 3 } },
      { kind: 'all-splits', rules: { leastPart: 2, mostParts: 2 } },
    ];
    const answers = await Promise.all(tasks.map((task) => client.ask(task).answer));
    expect(answers).toEqual(tasks.map((task) => performTask(servicesOf(small), task)));
    expect(answers).toMatchObject([
      { value: { found: 3, words: [{ word: 'ACTS', points: 12 }, { word: 'CATS' }, { word: 'SCAT' }] } },
      { value: { found: 3, words: ['ACTS', 'CATS'] } },
      {
        value: [
          [0, 1],
          [1, 0],
          [2, 0],
        ],
      },
      { value: { found: 1, words: ['SCAT'] } },
      { problem: { code: 'pattern/open-set', at: 3 } },
      { value: [['CAT', 'ACT']] },
      { problem: { code: 'words/bad-number', name: 'leastPart' } },
      { value: [] },
    ]);
  });

  test('finds the compounds of a real list, telling how far it is', async () => {
    const lexicon = publishedLexicon();
    const client = clientOf(wordThreads(), { file: 'published.cwlex', bytes: encodeLexicon(lexicon) });
    const told: number[] = [];
    const rules = { leastPart: 5, mostParts: 3 };
    const { answer } = client.ask({ kind: 'all-splits', rules }, (done) => told.push(done));
    const index = openCompounds(expectOk(await answer));
    expect(index.splitsOf('TABLESPOON')).toEqual([['TABLE', 'SPOON']]);
    expect(index.compounds).toBeGreaterThan(10_000);
    expect(told).toEqual(Array.from({ length: 27 }, (_, letter) => letter));
  });

  test('answers as the engine does, in the order of the questions', async () => {
    const client = clientOf();
    const services = servicesOf(small);
    const order: string[] = [];
    const best = client.ask(bestOfCats).answer.finally(() => order.push('best'));
    const count = client.ask(countOfCats).answer.finally(() => order.push('count'));
    expect(expectOk(await best)).toEqual(expectOk(performTask(services, bestOfCats)));
    const counted = expectOk(await count);
    expect(counted).toMatchObject(expectOk(performTask(services, countOfCats)));
    expect(counted).toHaveProperty('ms');
    expect(order).toEqual(['best', 'count']);
  });

  test('tells how far it has come, to the end', async () => {
    const seen: (readonly [number, number])[] = [];
    const board = cats.board.with(12, { letter: 'A', value: 1 });
    const task: WordTask = { kind: 'count-plays', position: { ...cats, board } };
    await clientOf().ask(task, (done, total) => seen.push([done, total])).answer;
    expect(seen.length).toBeGreaterThan(0);
    for (const [place, [done, total]] of seen.entries()) {
      expect(done).toBeGreaterThanOrEqual(seen[place - 1]?.[0] ?? 0);
      expect(done).toBeLessThanOrEqual(total);
    }
    expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1]);
  });

  test('obeys the rulings of a table', async () => {
    const rulings = { allowed: ['TACS'], denied: ['CATS', 'ACTS', 'SCAT'] };
    const [best] = expectOk(await clientOf(wordThreads(), { ...source, rulings }).ask(bestOfCats).answer);
    expect(best?.word).toBe('TACS');
  });

  test('keeps under a score where that is asked for', async () => {
    const ask = { kind: 'best-plays', position: cats, most: 50, atMost: 9 } as const;
    const plays = expectOk(await clientOf().ask(ask).answer);
    // Four tiles score 12 and the bonus, three 9, two 6.
    expect(new Set(plays.map(({ score }) => score))).toEqual(new Set([9, 6]));
  });

  test('names a position that is no good, and a lexicon that is damaged', async () => {
    const bad = { ...cats, board: cats.board.slice(1) };
    const refused = await clientOf().ask({ kind: 'count-plays', position: bad }).answer;
    expect(refused).toMatchObject({ ok: false, problem: { code: 'position/wrong-length', list: 'board' } });

    const bytes = source.bytes.slice();
    bytes[80] = (bytes[80] ?? 0) ^ 1;
    const client = clientOf(wordThreads(), { ...source, bytes });
    const damaged = { ok: false, problem: { code: 'lexicon/damaged', file: 'small.cwlex' } };
    expect(await client.ask(countOfCats).answer).toEqual(damaged);
    expect(await client.ask(bestOfCats).answer).toEqual(damaged);
  });
});

describe('a search that is stopped', () => {
  const large: WordSource = { file: 'published.cwlex', bytes: encodeLexicon(publishedLexicon()) };
  /** Far longer than anything here waits for it. */
  const endless: WordTask = { kind: 'all-splits', rules: { leastPart: 2, mostParts: 8 } };

  test('has its answer at once, its thread does nothing more, and the next one is answered', async () => {
    const gone: string[] = [];
    const client = clientOf((ears) => {
      const crashed = (reason: string): void => {
        gone.push(reason);
        ears.crashed(reason);
      };
      return wordThreads()({ ...ears, crashed });
    }, large);
    await client.ask(countOfCats).answer;
    const underWay = Promise.withResolvers<unknown>();
    const asked = client.ask(endless, underWay.resolve);
    const behind = client.ask(countOfCats);
    await underWay.promise;

    asked.cancel();
    // Before the thread, or anything else, can have its turn.
    const late = new Promise((resolve) => setImmediate(resolve, 'late'));
    const first = await Promise.race([late, asked.answer]);
    expect(first).toEqual({ ok: false, problem: { code: 'engine/cancelled' } });

    expect((await behind.answer).ok).toBe(true);
    // In the midst of its search; the thread that answered after it lives on.
    await expect.poll(() => gone).toEqual(['exit 1']);
  });

  test('that still waited leaves the others alone', async () => {
    const client = clientOf();
    const [first, second, third] = [client.ask(bestOfCats), client.ask(countOfCats), client.ask(bestOfCats)];
    second.cancel();
    expect(await second.answer).toMatchObject({ ok: false, problem: { code: 'engine/cancelled' } });
    expect((await first.answer).ok).toBe(true);
    expect((await third.answer).ok).toBe(true);
    // Too late to stop it.
    third.cancel();
    expect((await third.answer).ok).toBe(true);
  });

  test('with its client leaves nobody waiting', async () => {
    const client = clientOf(wordThreads(), large);
    const all = [client.ask(endless), client.ask(countOfCats)];
    client.close();
    for (const { answer } of all) {
      expect(await answer).toMatchObject({ ok: false, problem: { code: 'engine/cancelled' } });
    }
    expect((await client.ask(countOfCats).answer).ok).toBe(true);
  });
});

describe('a thread that dies', () => {
  test.each([
    ['by throwing', throwsAt, 'the graph is upside down'],
    ['by leaving', leavesAt, 'exit 7'],
  ])('%s gives a named problem, and the next question a fresh thread', async (_, most, reason) => {
    const client = clientOf(failing);
    const [before, deadly, behind] = [
      client.ask(bestOfCats),
      client.ask({ ...bestOfCats, most }),
      client.ask(bestOfCats),
    ];
    expect((await before.answer).ok).toBe(true);
    expect(await deadly.answer).toEqual({ ok: false, problem: { code: 'engine/crashed', reason } });
    expect(await behind.answer).toEqual(await before.answer);
  });

  test('before it begins is told, too', async () => {
    const answer = await clientOf(wordThreads('/nowhere/word-worker.js')).ask(countOfCats).answer;
    expect(answer).toMatchObject({ ok: false, problem: { code: 'engine/crashed' } });
  });

  test('for nothing, as the question cannot be sent to it, is told and leaves the others alone', async () => {
    const client = clientOf();
    const before = client.ask(bestOfCats);
    const uncopied = client.ask({ ...bestOfCats, most: (() => 3) as unknown as number });
    const behind = client.ask(bestOfCats);
    const problem = {
      code: 'engine/crashed',
      reason: expect.stringContaining('could not be cloned') as string,
    };
    expect((await before.answer).ok).toBe(true);
    expect(await uncopied.answer).toEqual({ ok: false, problem });
    expect(await behind.answer).toEqual(await before.answer);
    // With no question before it, nothing has been started yet.
    const first = clientOf().ask({ ...bestOfCats, most: (() => 3) as unknown as number });
    expect(await first.answer).toEqual({ ok: false, problem });
  });

  test('at its start, refused by the host, is told of each question', async () => {
    let refusals = 2;
    const client = clientOf((ears) => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('no threads here');
      return wordThreads()(ears);
    });
    const problem = { code: 'engine/crashed', reason: 'no threads here' };
    for (const asked of [client.ask(bestOfCats), client.ask(countOfCats)]) {
      expect(await asked.answer).toEqual({ ok: false, problem });
      asked.cancel();
    }
    expect((await client.ask(bestOfCats).answer).ok).toBe(true);
  });
});
