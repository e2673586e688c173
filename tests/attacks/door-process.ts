import { fork } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { onTestFinished } from 'vitest';
import type { Result } from '#shared/kernel/index.ts';
import type { Order } from './home-writer.ts';

/** A door's services in a process of their own, which ends with the test. */
export interface DoorProcess {
  readonly pid: number;
  /** One order at a time. */
  tell(order: Order): Promise<Result<unknown>>;
  /** Resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Two dozen doors are started, and one bundle starts twice as fast as its sources. */
let program: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node24',
      rollupOptions: {
        external: [/^node:/, 'fs-native-extensions', 'serialport'],
        input: join(import.meta.dirname, 'home-writer.ts'),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const output = Array.isArray(built) ? built[0]?.output : 'output' in built ? built.output : undefined;
  const code = output?.[0]?.code;
  if (code === undefined) throw new Error('home-writer.ts could not be bundled');
  // The bundle lies inside the project to find its packages; renaming protects a run that is reading it.
  const folder = join(root, 'build', 'tests');
  const file = join(folder, 'home-writer.js');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

export async function doorProcess(home: string, umask = '022'): Promise<DoorProcess> {
  const child = fork(await (program ??= bundled()), [umask], {
    env: { ...process.env, CUBEWRIGHT_HOME: home },
  });
  const gone = new Promise<void>((done) => {
    child.once('exit', () => {
      done();
    });
  });
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(kill);
  const ended = gone.then(() => {
    throw new Error(`The door ended with ${child.exitCode} before it answered`);
  });
  // Nobody may be waiting when it ends.
  ended.catch(() => undefined);
  const answer = (): Promise<Result<unknown>> => {
    const result = new Promise<Result<unknown>>((done) => {
      child.once('message', (message) => {
        done(message as Result<unknown>);
      });
    });
    return Promise.race([result, ended]);
  };
  await answer();
  return {
    pid: child.pid ?? 0,
    tell(order) {
      const result = answer();
      child.send(order);
      return result;
    },
    kill,
  };
}
