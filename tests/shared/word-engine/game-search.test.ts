import { describe, expect, it } from 'vitest';
import { cubeIds } from '#shared/games/cubeword/index.ts';
import { parseTurnsFound } from '#shared/games/cubeword/search/search-turns.ts';
import { loadSearch } from '#shared/games/searches.ts';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import type { GameAnswer } from '#shared/word-engine/index.ts';
import { createWordClient } from '#shared/word-engine/threads/word-client.ts';
import { createWordServer } from '#shared/word-engine/threads/word-server.ts';
import type { FromWorker } from '#shared/word-engine/threads/worker-messages.ts';
import { lexiconOf } from '#tests/support/cubeword/lexicon.ts';

/** What a thread answers that has these words and rulings, and all searches. */
function answerOf(game: string, question: unknown): Promise<FromWorker> {
  const { promise, resolve: say } = Promise.withResolvers<FromWorker>();
  const serve = createWordServer(say, undefined, loadSearch);
  const bytes = encodeLexicon(lexiconOf(['AT', 'TONE']));
  serve({ kind: 'load', source: { file: 'small', bytes, rulings: { allowed: ['QAT'], denied: ['TONE'] } } });
  serve({ kind: 'task', id: 1, task: { kind: 'game-search', game, question } });
  return promise;
}

const question = {
  cubes: { set: 'standard', ownSet: [] },
  felt: [],
  pool: cubeIds,
  counted: [],
  turn: 1,
  connected: false,
  spellingPairs: true,
  moves: 5,
  nodes: 10_000,
  width: 2,
  most: 1,
  share: 1,
};

describe('a search of a game on a thread of the word engine', () => {
  it('is made over the words of the thread, under its rulings', async () => {
    const answer = await answerOf('cubeword', question);
    const result = answer.kind === 'answer' ? answer.result : undefined;
    const found = result?.ok === true ? (result.value as GameAnswer).found : undefined;
    // AT and QAT are left of its words: TONE would be four.
    expect(parseTurnsFound(found)?.turns[0]?.points).toBe(5);
  });

  it.each([
    ['nosuch', question],
    ['constructor', question],
    ['cubeword', { ...question, moves: 6 }],
    ['cubeword', undefined],
  ])('of %s is refused where nobody reads the question', async (game, asked) => {
    expect(await answerOf(game, asked)).toMatchObject({
      result: { ok: false, problem: { code: 'engine/no-search', game } },
    });
  });

  it('that throws gives a named problem, and the next question a fresh thread', async () => {
    let threads = 0;
    let ended = 0;
    const broken = () => {
      throw new Error('the felt is upside down');
    };
    const client = createWordClient(
      ({ heard }) => {
        threads += 1;
        const send = createWordServer(heard, undefined, () => Promise.resolve(broken));
        return { send, end: () => (ended += 1) };
      },
      { file: 'small', bytes: encodeLexicon(lexiconOf(['AT', 'TONE'])) },
    );
    const deadly = client.ask({ kind: 'game-search', game: 'cubeword', question });
    const behind = client.ask({ kind: 'joined-words', spellings: ['AT'] });
    const problem = { code: 'engine/crashed', reason: 'the felt is upside down' };
    expect(await deadly.answer).toEqual({ ok: false, problem });
    expect((await behind.answer).ok).toBe(true);
    expect({ threads, ended }).toEqual({ threads: 2, ended: 1 });
  });
});
