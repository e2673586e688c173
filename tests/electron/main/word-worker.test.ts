import { copyFileSync, existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { playsAsk } from '#shared/games/alphacubes/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { position } from '#tests/support/alphacubes/position.ts';
import { randomRules as rules } from '#tests/support/alphacubes/random-game.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

/** The newest: those of builds before stay for a day. */
const script = globSync('build/renderer/assets/word-worker-*.js')
  .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
  .at(-1);
const runs = has('chromium') && script !== undefined && existsSync('build/lexica/english.cwlex');

let desktop: Desktop | undefined;
beforeAll(async () => {
  if (runs) desktop = await openTestDesktop();
});
afterAll(() => desktop?.close());

describe.skipIf(!runs)('the word engine in the desktop window', () => {
  test('starts from the program’s own files under the page’s policy, and answers', async () => {
    if (desktop === undefined || script === undefined) throw new Error('no window');
    const { page, program } = desktop;
    copyFileSync(script, path.join(program, 'build', 'renderer', 'assets', path.basename(script)));
    const { layers, ...question } = playsAsk(
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
      [`/assets/${path.basename(script)}`, layers, { kind: 'best-plays', ...question }] as const,
    );
    expect(answer).toMatchObject({ kind: 'answer', id: 1, result: { ok: true } });
    const { value } = (answer as { result: { value: { word: string; score: number }[] } }).result;
    expect(value).toHaveLength(3);
    expect(value[0]?.score).toBeGreaterThan(0);
  });

  test('cannot be started from anywhere else', async () => {
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
