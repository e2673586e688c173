import { copyFileSync, existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { playsRequest } from '#shared/games/alphacubes/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

/** The newest of a name: those of builds before stay for a day. */
const newest = (name: string): string | undefined =>
  globSync(`build/renderer/assets/${name}-*.js`)
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .at(-1);
const scripts = { engine: newest('word-worker'), reader: newest('lexicon-worker') };
const built = Object.values(scripts).every((script) => script !== undefined);
const runs = has('chromium') && built && existsSync('build/lexica/english.cwlex');

let desktop: Desktop | undefined;
beforeAll(async () => {
  if (runs) desktop = await openTestDesktop();
});
afterAll(() => desktop?.close());

/** Puts a script of the build among the program's own files, with those that it imports: where it is found there. */
function among({ program }: Desktop, script = ''): string {
  for (const file of globSync('build/renderer/assets/*.js')) {
    copyFileSync(file, path.join(program, 'build', 'renderer', 'assets', path.basename(file)));
  }
  return `/assets/${path.basename(script)}`;
}

describe.skipIf(!runs)('the workers of the desktop window, under the policy of its page', () => {
  test('the word engine starts from the program’s own files, and answers', async () => {
    if (desktop === undefined) throw new Error('no window');
    const { page } = desktop;
    const { layers, ...question } = playsRequest(
      rules.viewFor(position({ hands: ['AEHNO BIKLS CEILT'] }), seat(0)),
      3,
    );
    const answer = await page.evaluate(
      async ([address, rulings, task]) => {
        const worker = new Worker(address, { type: 'module' });
        const bytes = new Uint8Array(await (await fetch('/lexica/english.cwlex')).arrayBuffer());
        const said = new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if (data.kind === 'answer') resolve(data);
          };
          worker.onerror = ({ message }) => {
            reject(new Error(message));
          };
        });
        worker.postMessage({ kind: 'load', source: { file: 'english.cwlex', bytes, rulings } });
        worker.postMessage({ kind: 'task', id: 1, task });
        return said;
      },
      [among(desktop, scripts.engine), layers, { kind: 'best-plays', ...question }] as const,
    );
    expect(answer).toMatchObject({ kind: 'answer', id: 1, result: { ok: true } });
    const { value } = (answer as { result: { value: { word: string; score: number }[] } }).result;
    expect(value).toHaveLength(3);
    expect(value[0]?.score).toBeGreaterThan(0);
  });

  test('the reader of lexica decodes a file, and refuses a damaged one', async () => {
    if (desktop === undefined) throw new Error('no window');
    const read = await desktop.page.evaluate(
      async (address) => {
        const worker = new Worker(address, { type: 'module' });
        const readAside = (bytes: Uint8Array): Promise<unknown> =>
          new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) => {
              resolve(data.ok ? { words: data.value.words, nodes: data.value.nodes.length } : data.problem);
            };
            worker.onerror = ({ message }) => {
              reject(new Error(message));
            };
            worker.postMessage({ file: 'english.cwlex', bytes });
          });
        const whole = new Uint8Array(await (await fetch('/lexica/english.cwlex')).arrayBuffer());
        const damaged = whole.with(-1, (whole.at(-1) ?? 0) ^ 1);
        return { whole: await readAside(whole), damaged: await readAside(damaged) };
      },
      among(desktop, scripts.reader),
    );
    expect(read).toEqual({
      whole: { words: 115_494, nodes: expect.any(Number) as number },
      damaged: { code: 'lexicon/damaged', file: 'english.cwlex' },
    });
  });

  test('none can be started from anywhere else', async () => {
    if (desktop === undefined) throw new Error('no window');
    const refused = await desktop.page.evaluate(async () => {
      const address = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
      return new Promise((resolve) => {
        try {
          const worker = new Worker(address);
          worker.onmessage = () => {
            resolve('ran');
          };
          worker.onerror = () => {
            resolve('refused');
          };
        } catch {
          resolve('refused');
        }
      });
    });
    expect(refused).toBe('refused');
  });
});
