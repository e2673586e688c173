import type { Page } from 'playwright-core';
import { decisionRandom, type AskPlays, type PlaysRequest } from '#shared/engine/index.ts';
import { alphacubes, computerLevels, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { askWords } from '#tests/support/alphacubes/engine.ts';
import { expectOk, type Problem, type Result } from '#shared/kernel/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { endOf, madeOf } from '#tests/support/alphacubes/records.ts';
import { callDoor } from '#tests/support/browser-door.ts';

/** What a page of the browser door needs to think: the program's own worker, and the graph files of the English list. */
interface Desk {
  readonly worker: string;
  readonly asset: string;
  readonly vocabularies: readonly { readonly tier: number; readonly asset: string }[];
}

/** Milliseconds of each computer turn: every level that does not look ahead, at the turns of a game, with the worker of the window. */
export async function computerTurns(page: Page): Promise<readonly number[]> {
  const desk = await deskOf(page);
  const turns: number[] = [];
  for (const level of computerLevels.filter(({ ahead }) => ahead === undefined)) {
    const asset = desk.vocabularies.find(({ tier }) => tier === level.tier)?.asset ?? desk.asset;
    await openWorker(page, desk.worker, asset);
    for (const [at, state] of states().entries()) {
      if (state.phase.kind !== 'turn') continue;
      let ms = 0;
      const ask: AskPlays = async (question) => {
        const answer = await askWorker(page, question);
        ms += answer.ms;
        return answer.result;
      };
      const { seat: by } = state.phase;
      const view = alphacubes.rules.viewFor(state, by);
      const search = () => Promise.reject(new Error('Alphacubes asks for plays alone'));
      const random = decisionRandom(7, at);
      const turn = { view, by, level: level.level, random, words: acceptAll, ask, askWords, search };
      expectOk(await alphacubes.computers.decide(turn));
      turns.push(ms);
    }
  }
  return turns;
}

/** Each turn of the published game, from its empty board to its full one. */
function states(): readonly AlphacubesState[] {
  const states = madeOf(published.record).map(({ before }) => before);
  return [...states, endOf(published.record)].filter(({ phase }) => phase.kind === 'turn');
}

/** A game against a computer is opened, for the page to start its worker; the list is the house's own. */
async function deskOf(page: Page): Promise<Desk> {
  const players = published.record.players.map(({ name }) => ({
    name,
    kind: 'computer' as const,
    level: 19,
  }));
  const text = formatRecord({ ...published.record, players, moves: [] });
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('word-worker'));
  const created = (await callDoor(page, 'games:create', { text })) as {
    readonly value: { readonly id: string };
  };
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, created.value.id);
  const info = (await callDoor(page, 'app:info', null)) as {
    readonly value: { readonly lexica: readonly (Omit<Desk, 'worker'> & { readonly name: string })[] };
  };
  const worker = (await started).url();
  const list = info.value.lexica.find(({ name }) => name === 'english');
  if (list === undefined) throw new Error('The house has no English list.');
  await page.evaluate(() => {
    location.hash = '#/';
  });
  return { ...list, worker };
}

/** The thread of a level, with its words read. */
async function openWorker(page: Page, url: string, asset: string): Promise<void> {
  await page.evaluate(
    async ([script, file]) => {
      const bytes = new Uint8Array(await (await fetch(`/${file}`)).arrayBuffer());
      const worker = new Worker(script, { type: 'module' });
      worker.postMessage({ kind: 'load', source: { file, bytes } });
      Object.assign(window, { worker });
    },
    [url, asset] as const,
  );
}

function askWorker(page: Page, { position, most, atMost }: PlaysRequest) {
  const task = { kind: 'best-plays', position, most, ...(atMost === undefined ? {} : { atMost }) };
  return page.evaluate(async (asked) => {
    const { worker } = window as unknown as { readonly worker: Worker };
    const began = performance.now();
    return new Promise<{ readonly ms: number; readonly result: Result<readonly Play[], Problem> }>(
      (done, fail) => {
        worker.onerror = ({ message }) => {
          fail(new Error(message));
        };
        worker.onmessage = ({ data }: MessageEvent<{ kind: string; result: never }>) => {
          if (data.kind === 'answer') done({ ms: performance.now() - began, result: data.result });
        };
        worker.postMessage({ kind: 'task', id: 1, task: asked });
      },
    );
  }, task);
}
