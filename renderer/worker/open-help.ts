import type { Gateway } from '#renderer/gateway/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { PlaysAsk } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import {
  createWordClient,
  type StartWorker,
  type WordClient,
} from '#shared/word-engine/threads/word-client.ts';
import type { Asking, WordHelp } from './word-help.ts';

export interface OpenHelp extends WordHelp {
  /** Ends the threads; a later question starts new ones. */
  close(): void;
}

/** What is asked of a list: its graph file, and those of its smaller vocabularies. */
export type HelpingList = Pick<LexiconSummary, 'asset' | 'vocabularies'>;

type Answer = Result<readonly Play[], Problem>;

/** A thread for one graph file under the words of one table, and how many questions it has. */
interface Desk {
  readonly client: WordClient;
  asked: number;
}

/** Threads that are kept at a time; four levels at a table need as many. */
const mostDesks = 4;

/**
 * The word engine for one list of words, on threads of `start`. Nothing is read before the first question; then each
 * graph file comes once, by the gateway. `letters`: those that the game's pieces show. When a table lets a word stand, its next question goes to a thread of its own,
 * and the thread that has waited longest is ended.
 */
export function openHelp(
  gateway: Pick<Gateway, 'asset'>,
  list: HelpingList,
  letters: string,
  start: StartWorker,
): OpenHelp {
  const files = new Map<string, ReturnType<Gateway['asset']>>();
  /** In the order of their last question. */
  const desks = new Map<string, Desk>();

  const bytesOf = async (asset: string): ReturnType<Gateway['asset']> => {
    const file = files.get(asset) ?? gateway.asset(asset);
    files.set(asset, file);
    const bytes = await file;
    if (!bytes.ok) files.delete(asset);
    return bytes;
  };
  const deskOf = async (asset: string, rulings: PlaysAsk['layers']): Promise<Result<Desk, Problem>> => {
    const bytes = await bytesOf(asset);
    if (!bytes.ok) return bytes;
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

  return {
    plays({ layers, ...question }: PlaysAsk, tier?: number): Asking<readonly Play[]> {
      // A list without tiers is known whole, or not at all.
      const smaller = list.vocabularies.find((one) => one.tier === tier);
      const stopped = Promise.withResolvers<Answer>();
      let isStopped = false;
      let cancelTask: () => void = () => undefined;
      const answer = async (): Promise<Answer> => {
        const desk = await deskOf(smaller?.asset ?? list.asset, layers);
        if (!desk.ok) return desk;
        if (isStopped) return stopped.promise;
        const asked = desk.value.client.ask({ kind: 'best-plays', ...question });
        cancelTask = asked.cancel;
        desk.value.asked += 1;
        const plays = await asked.answer;
        desk.value.asked -= 1;
        return plays;
      };
      return {
        // A file that is on its way keeps nobody waiting who has asked for nothing any more.
        answer: Promise.race([answer(), stopped.promise]),
        cancel: () => {
          isStopped = true;
          stopped.resolve(refuse({ code: 'engine/cancelled' }));
          cancelTask();
        },
      };
    },
    close() {
      for (const { client } of desks.values()) client.close();
      desks.clear();
    },
  };
}
