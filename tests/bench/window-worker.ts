import type { Page } from 'playwright-core';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { callDoor } from '#tests/support/browser-door.ts';

/** What a page of the browser door needs to think: the program's own worker, and the graph files of the English list. */
export interface Desk {
  readonly worker: string;
  readonly asset: string;
  readonly vocabularies: readonly { readonly tier: number; readonly asset: string }[];
}

/** A game against a computer is opened, for the page to start its worker; the list is the house's own. */
export async function deskOf(page: Page): Promise<Desk> {
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
export async function openWorker(page: Page, url: string, asset: string): Promise<void> {
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

/** Answers with the milliseconds from the question to its answer, and the answer. */
export function askWorker<T>(
  page: Page,
  task: object,
): Promise<{ readonly ms: number; readonly result: Result<T, Problem> }> {
  return page.evaluate(async (asked) => {
    const { worker } = window as unknown as { readonly worker: Worker };
    const began = performance.now();
    return new Promise<{ readonly ms: number; readonly result: never }>((done, fail) => {
      worker.onerror = ({ message }) => {
        fail(new Error(message));
      };
      worker.onmessage = ({ data }: MessageEvent<{ kind: string; result: never }>) => {
        if (data.kind === 'answer') done({ ms: performance.now() - began, result: data.result });
      };
      worker.postMessage({ kind: 'task', id: 1, task: asked });
    });
  }, task);
}
