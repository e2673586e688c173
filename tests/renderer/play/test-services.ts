import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDispatch } from '#electron/handlers/dispatch.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices } from '#electron/services/services.ts';
import { wordThreads } from '#electron/services/words/word-thread.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { parts } from '#renderer/games/alphacubes/parts.ts';
import type { AlphacubesPlay, AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import type { PlayTools } from '#renderer/table/store/play.ts';
import type { Gateway } from '#renderer/gateway/index.ts';
import { openWordThreads } from '#renderer/worker/word-threads.ts';
import { contract, type ResponseOf, type MethodName } from '#shared/contract/index.ts';
import { expectOk, ok, refuse, type Result } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  decodeLexicon,
  encodeLexicon,
  latinAlphabet,
  parseWordList,
} from '#shared/lexicon/index.ts';
import { formatRecord, type GameRecord } from '#shared/records/index.ts';
import { keptFolder, removeFolder } from '#tests/electron/support/temporary.ts';

/**
 * The real services on a home and a word list of the test's own, reached as the screens reach them. `everyday`: those of its
 * words that everybody knows.
 */
export function openTestServices(
  words: readonly string[],
  alphabet = latinAlphabet,
  everyday: readonly string[] = [],
) {
  const folder = keptFolder();
  const lexica = join(folder, 'build', 'lexica');
  mkdirSync(lexica, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'cubewright', version: '9.8.7' }));
  const { words: sorted } = expectOk(parseWordList(words.join('\n'), alphabet));
  const sha256 = createHash('sha256').update(sorted.join()).digest('hex');
  const lexicon = buildLexicon(sorted, { name: 'english', alphabet, sha256 });
  writeFileSync(join(lexica, 'english.cwlex'), encodeLexicon(lexicon));
  const known = buildLexicon([...everyday].toSorted(), { name: 'english-35', alphabet, sha256 });
  writeFileSync(join(lexica, 'english-35.cwlex'), encodeLexicon(known));
  const smaller = { tier: 35, words: everyday.length, asset: 'lexica/english-35.cwlex' };
  const summary = {
    name: 'english',
    title: 'A list',
    alphabet,
    words: lexicon.words,
    sha256,
    origin: 'bundled',
    asset: 'lexica/english.cwlex',
    vocabularies: everyday.length === 0 ? [] : [smaller],
  } as const;
  writeFileSync(join(lexica, 'lexica.json'), JSON.stringify([summary]));

  const home = homeOf({ CUBEWRIGHT_HOME: join(folder, 'home') });
  const exporter = () => Promise.resolve(ok({ kind: 'cancelled' as const }));
  const lock = expectOk(lockHome(home, 'browser'));
  const services = openServices({ door: 'browser', home, lock, exporter, program: folder });
  const dispatch = createDispatch(services, (bug) => {
    throw bug;
  });
  const under = new Set<Promise<unknown>>();
  async function carry<M extends MethodName>(
    method: M,
    ...[ask]: readonly unknown[]
  ): Promise<Result<ResponseOf<M>>> {
    const answer = dispatch(contract[method].channel, ask ?? null);
    under.add(answer);
    return (await answer.finally(() => under.delete(answer))) as Result<ResponseOf<M>>;
  }
  const gateway: Gateway = {
    call: carry,
    takeFile: carry,
    on: () => () => undefined,
    asset(path) {
      try {
        return Promise.resolve(ok(new Uint8Array(readFileSync(join(folder, 'build', path)))));
      } catch {
        return Promise.resolve(refuse({ code: 'app/asset-missing', path }));
      }
    },
    door: () => 'open',
    onDoor: () => () => undefined,
    enter: async () => ok(undefined),
  };
  /** Until every question is answered, those included that follow from an answer. */
  const answered = async (): Promise<void> => {
    while (under.size > 0) {
      await Promise.allSettled(under);
      await new Promise(setImmediate);
    }
  };
  onTestFinished(async () => {
    help.close();
    await answered();
    await services.close();
    removeFolder(folder);
  });
  /** The real engine, on a thread of Node instead of one of the browser; computers wait for nobody. */
  const help = openWordThreads(gateway, summary, latinAlphabet, wordThreads());
  const tools = {
    parts,
    help: () => help,
    readLexicon: (bytes, file) => Promise.resolve(decodeLexicon(bytes, file)),
    pauseMs: 0,
  } satisfies PlayTools<AlphacubesTable>;
  return {
    gateway,
    tools,
    answered,
    games: home.games,
    drafts: home.drafts,
    /** The file of the word list. */
    list: join(lexica, 'english.cwlex'),
    /** The game of a record, opened as the table opens it; without a curtain, so that each hand opens by itself. */
    async open(
      record: GameRecord,
      curtain = false,
    ): Promise<{ readonly play: AlphacubesPlay; readonly id: string }> {
      const { id } = expectOk(await gateway.call('createGame', { text: formatRecord(record) }));
      const play = createPlay(gateway, id, tools);
      await play.load();
      play.setCurtain(curtain);
      return { play, id };
    },
  };
}
