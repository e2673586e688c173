import { describe, expect, it, onTestFinished } from 'vitest';
import { wordThreads } from '#electron/services/words/word-thread.ts';
import { openWordThreads } from '#renderer/worker/word-threads.ts';
import type { PlaysRequest } from '#shared/engine/index.ts';
import { playsRequest } from '#shared/games/alphacubes/index.ts';
import { expectOk, ok, refuse, seat } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import type { StartWorker } from '#shared/word-engine/threads/word-client.ts';
import { engineOver } from '#tests/support/alphacubes/engine.ts';
import { smallWords } from '#tests/support/alphacubes/lexicon.ts';
import { position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';

const hand = 'AEHNO BIKLS CEILT AGHOR CJORT AEKOR ENOQR';
const question = (more: Partial<PlaysRequest> = {}): PlaysRequest => ({
  ...playsRequest(rules.viewFor(position({ hands: [hand] }), seat(0)), 5),
  ...more,
});
const bytesOf = (words: readonly string[]) => {
  const about = { name: 'test', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
  return encodeLexicon(buildLexicon([...new Set(words)].sort(), about));
};

/** A house with two graph files, real threads, and a count of what was asked of each. */
function aHelp() {
  const files = new Map([
    ['all.cwlex', bytesOf(smallWords)],
    ['common.cwlex', bytesOf(['AN', 'HE', 'IN', 'ON', 'TEN'])],
  ]);
  const read: string[] = [];
  let threads = 0;
  const start: StartWorker = (ears) => {
    threads += 1;
    return wordThreads()(ears);
  };
  const gateway = {
    asset: (path: string) => {
      read.push(path);
      const bytes = files.get(path);
      return Promise.resolve(
        bytes === undefined ? refuse({ code: 'app/asset-missing' as const, path }) : ok(bytes.slice()),
      );
    },
  };
  const vocabularies = [
    { tier: 20, words: 5, asset: 'common.cwlex' },
    { tier: 35, words: 5, asset: 'gone.cwlex' },
  ];
  const help = openWordThreads(gateway, { asset: 'all.cwlex', vocabularies }, latinAlphabet, start);
  onTestFinished(() => {
    help.close();
  });
  return { help, files, read, threads: () => threads };
}

describe('the word engine beside the window', () => {
  it('answers as the engine does, and reads nothing before it is asked', async () => {
    const { help, read, threads } = aHelp();
    expect([read, threads()]).toEqual([[], 0]);
    const asked = question({ atMost: 20, most: 7 });
    expect(expectOk(await help.plays(asked).answer)).toEqual(engineOver(smallWords)(asked));
    await help.plays(question()).answer;
    expect([read, threads()]).toEqual([['all.cwlex'], 1]);
  });

  it('knows a tier by its own graph, and a tier that the list lacks by the whole list', async () => {
    const { help, read } = aHelp();
    const common = expectOk(await help.plays(question({ most: 500 }), 20).answer);
    expect(new Set(common.map(({ word }) => word))).toEqual(new Set(['AN', 'HE', 'IN', 'ON', 'TEN']));
    const whole = expectOk(await help.plays(question({ most: 500 }), 50).answer);
    expect(whole.length).toBe(500);
    expect(read).toEqual(['common.cwlex', 'all.cwlex']);
  });

  it('says what is missing, and finds it once it is there', async () => {
    const { help, files } = aHelp();
    expect(await help.plays(question(), 35).answer).toEqual(
      refuse({ code: 'app/asset-missing', path: 'gone.cwlex' }),
    );
    files.set('gone.cwlex', bytesOf(['TEN']));
    expect(expectOk(await help.plays(question(), 35).answer)[0]?.word).toBe('TEN');
  });

  it('keeps the words of tables apart', async () => {
    const { help, threads } = aHelp();
    const wordsUnder = async (layers: PlaysRequest['layers']) => {
      const plays = expectOk(await help.plays(question({ most: 5_000, layers })).answer);
      return new Set(plays.map(({ word }) => word));
    };
    const plain = { allowed: [], denied: [] };
    const [before, under, after] = [
      await wordsUnder(plain),
      await wordsUnder({ allowed: ['KOEN'], denied: ['TEN'] }),
      await wordsUnder(plain),
    ];
    expect([before.has('KOEN'), under.has('KOEN'), after.has('KOEN')]).toEqual([false, true, false]);
    expect([before.has('TEN'), under.has('TEN'), after.has('TEN')]).toEqual([true, false, true]);
    expect(threads()).toBe(2);
  });

  it('ends threads that are no longer asked, and starts them again', async () => {
    const { help, threads } = aHelp();
    const layers = (word: string) => ({ layers: { allowed: [word], denied: [] } });
    const tables = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];
    for (const word of tables) expectOk(await help.plays(question(layers(word))).answer);
    expect(threads()).toBe(6);
    expectOk(await help.plays(question(layers('FFF'))).answer);
    expect(threads()).toBe(6);
    expectOk(await help.plays(question(layers('AAA'))).answer);
    expect(threads()).toBe(7);
  });

  it('is cancelled at once while the graph file is on its way', async () => {
    const gateway = { asset: () => new Promise<never>(() => undefined) };
    const help = openWordThreads(
      gateway,
      { asset: 'never.cwlex', vocabularies: [] },
      latinAlphabet,
      wordThreads(),
    );
    const asked = help.plays(question());
    asked.cancel();
    expect(await asked.answer).toEqual(refuse({ code: 'engine/cancelled' }));
  });

  it('starts no thread once it is closed, though a graph file was on its way', async () => {
    const { help, threads } = aHelp();
    const asked = help.plays(question());
    help.close();
    expect(await asked.answer).toEqual(refuse({ code: 'engine/cancelled' }));
    expect(await help.plays(question()).answer).toEqual(refuse({ code: 'engine/cancelled' }));
    expect(threads()).toBe(0);
  });

  it('is cancelled at once, whether the file, the thread or the search is under way', async () => {
    const { help } = aHelp();
    for (const waitMs of [0, 1, 15, 60]) {
      const asked = help.plays(question({ most: 5_000 }));
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      asked.cancel();
      // Before the thread, or anything else, can have its turn.
      const late = new Promise<'late'>((resolve) => setImmediate(resolve, 'late'));
      expect(await Promise.race([late, asked.answer])).not.toBe('late');
      const answer = await asked.answer;
      if (!answer.ok) expect(answer.problem.code).toBe('engine/cancelled');
    }
    expectOk(await help.plays(question()).answer);
  });
});
