import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { openLexica } from '#electron/services/words/lexica.ts';
import { openListImport } from '#electron/services/words/list-import.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import { refuse } from '#shared/kernel/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = join(import.meta.dirname, '../../..');

test('a job that is stopped before its thread runs is stopped, not broken', async () => {
  const bus = createEventBus();
  const own = join(temporaryFolder(), 'lexica');
  const lexica = openLexica({ bundled: join(root, 'build', 'lexica'), own, bus });
  const imports = openListImport(bus, lexica, root);
  imports.part({ job: 'a', base64: Buffer.from('zork').toString('base64') });
  const running = imports.run({
    job: 'a',
    title: 'Mine',
    file: 'a.txt',
    alphabet: 'latin',
    foldAccents: false,
  });
  imports.stop('a');
  expect(await running).toEqual({ ok: false, problem: { code: 'lexicon/import-stopped' } });
});

test.runIf(process.platform !== 'win32')('a thread that ends closes no file of another', async () => {
  const path = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const stop = new AbortController();
  const { promise: gone, resolve: over } = Promise.withResolvers<undefined>();
  const opened: number[] = [];
  let number = 0;
  const answer = runOnThread<number, never>(
    {
      file: fileURLToPath(new URL('./file-thread.ts', import.meta.url)),
      data: path,
      signal: stop.signal,
      progress(closed) {
        number = closed;
        // The lowest free number is given out first, so one of these is the one that the thread had.
        while (Math.max(...opened) < closed) opened.push(openSync(import.meta.filename, 'r'));
        stop.abort();
      },
      stopped: refuse({ code: 'cli/stopped' }),
    },
    () => {
      over(undefined);
    },
  );
  onTestFinished(() => {
    opened.forEach(closeSync);
  });
  expect(await answer).toEqual({ ok: false, problem: { code: 'cli/stopped' } });
  await gone;
  expect(fstatSync(number).isFile()).toBe(true);
});

test('a thread is of the same kind as the command line: its bundle where that is built, else its source', () => {
  const source = join(root, 'electron/services/print/print-worker.ts');
  const bundle = join(root, 'build/electron/print-worker.js');
  const fileFor = (commandLine: string, from = source) => {
    vi.stubEnv('CUBEWRIGHT_COMMAND_LINE', commandLine);
    return threadFile(pathToFileURL(from), root);
  };
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(fileFor(join(root, 'build/electron/cli.js'))).toBe(bundle);
  expect(fileFor(join(root, 'electron/cli/main.ts'))).toBe(source);
  expect(fileFor('/elsewhere/build/electron/cli.js')).toBe(source);
  // A packed program has no sources.
  expect(fileFor(join(root, 'electron/cli/main.ts'), join(root, 'no/print-worker.ts'))).toBe(bundle);
});
