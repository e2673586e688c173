import { fork } from 'node:child_process';
import { join } from 'node:path';
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

export async function doorProcess(home: string, umask = '022'): Promise<DoorProcess> {
  const child = fork(join(import.meta.dirname, 'home-writer.ts'), [umask], {
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
