import type { Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { PlaysRequest, SearchRequest } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { GameAnswer } from '#shared/word-engine/engine.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { WordAnswer, WordsOnlyTask, WordTask } from '#shared/word-engine/threads/tasks.ts';
import {
  createWordClient,
  type StartWorker,
  type WordClient,
} from '#shared/word-engine/threads/word-client.ts';

export interface PendingAnswer<T> {
  readonly answer: Promise<Result<T, Problem>>;
  /** Ends the work at once; the answer is then a problem to ignore. */
  cancel(): void;
}

export interface WordThreads {
  /** Searches the game's list or, with a tier, its smaller vocabulary of that tier if it has one. */
  plays(ask: PlaysRequest, tier?: number): PendingAnswer<readonly Play[]>;
  search(game: string, ask: SearchRequest, tier?: number): PendingAnswer<GameAnswer>;
  words<T extends WordsOnlyTask>(
    task: T,
    layers: PlaysRequest['layers'],
    tier?: number,
  ): PendingAnswer<WordAnswer<T>>;
}

export interface OpenWordThreads extends WordThreads {
  /** Ends all threads for good; whatever is asked, or still loading, is answered with `engine/cancelled`. */
  close(): void;
}

export type ThreadedList = Pick<LexiconSummary, 'asset' | 'vocabularies'>;

interface Desk {
  readonly client: WordClient;
  asked: number;
}

/** Four levels at a table need four threads. */
const mostDesks = 4;

/**
 * Fetches each graph file once, at the first question; `letters` are those on the pieces. A thread knows one graph and
 * the rulings made at the table. Once there are too many threads, the idle one with the oldest question ends.
 */
export function openWordThreads(
  gateway: Pick<Gateway, 'asset'>,
  list: ThreadedList,
  letters: string,
  start: StartWorker,
): OpenWordThreads {
  const files = new Map<string, ReturnType<Gateway['asset']>>();
  /** Entries are in the order of their last question. */
  const desks = new Map<string, Desk>();
  let isClosed = false;

  const bytesOf = async (asset: string): ReturnType<Gateway['asset']> => {
    const file = files.get(asset) ?? gateway.asset(asset);
    files.set(asset, file);
    const bytes = await file;
    if (!bytes.ok) files.delete(asset);
    return bytes;
  };
  const deskOf = async (asset: string, rulings: PlaysRequest['layers']): Promise<Result<Desk, Problem>> => {
    const bytes = await bytesOf(asset);
    if (!bytes.ok) return bytes;
    // A thread that started now would have nobody left to end it.
    if (isClosed) return refuse({ code: 'engine/cancelled' });
    const key = JSON.stringify([asset, rulings.allowed, rulings.denied]);
    const desk = desks.get(key) ?? {
      client: createWordClient(start, {
        file: asset,
        bytes: bytes.value,
        letters,
        rulings,
      }),
      asked: 0,
    };
    desks.delete(key);
    desks.set(key, desk);
    endIdle();
    return ok(desk);
  };
  const endIdle = (): void => {
    for (const [key, desk] of desks) {
      if (desks.size <= mostDesks) return;
      if (desk.asked > 0) continue;
      desk.client.close();
      desks.delete(key);
    }
  };

  const ask = <T extends WordTask>(
    task: T,
    layers: PlaysRequest['layers'],
    tier?: number,
  ): PendingAnswer<WordAnswer<T>> => {
    const smaller = list.vocabularies.find((one) => one.tier === tier);
    const stopped = Promise.withResolvers<Result<WordAnswer<T>, Problem>>();
    let isStopped = false;
    let cancelTask: () => void = () => undefined;
    const answer = async (): Promise<Result<WordAnswer<T>, Problem>> => {
      const desk = await deskOf(smaller?.asset ?? list.asset, layers);
      if (!desk.ok) return desk;
      if (isStopped) return stopped.promise;
      const asked = desk.value.client.ask(task);
      cancelTask = asked.cancel;
      desk.value.asked += 1;
      const answered = await asked.answer;
      desk.value.asked -= 1;
      return answered;
    };
    return {
      // A cancelled question must not wait for a file that is still loading.
      answer: Promise.race([answer(), stopped.promise]),
      cancel: () => {
        isStopped = true;
        stopped.resolve(refuse({ code: 'engine/cancelled' }));
        cancelTask();
      },
    };
  };

  return {
    plays: ({ layers, ...question }, tier) => ask({ kind: 'best-plays', ...question }, layers, tier),
    words: ask,
    search: (game, { layers, question }, tier) => ask({ kind: 'game-search', game, question }, layers, tier),
    close() {
      isClosed = true;
      for (const { client } of desks.values()) client.close();
      desks.clear();
    },
  };
}
