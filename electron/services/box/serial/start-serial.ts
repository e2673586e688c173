import { fork } from 'node:child_process';
import { threadEnvironment, threadFile } from '../../thread.ts';
import type { SerialAsk, SerialSaid } from './messages.ts';

export interface SerialProcess {
  send(ask: SerialAsk): void;
  end(): void;
}

export interface SerialHears {
  said(said: SerialSaid): void;
  /** Is called once, however the process ended. */
  ended(how: string): void;
}

/** Starts the process that holds the ports. */
export type StartSerial = (program: string, hears: SerialHears) => SerialProcess;

export const serialFile = (program: string): string =>
  threadFile(new URL('./serial-process.ts', import.meta.url), program);

/** A process of Node, which keeps no program alive and ends with it. */
export const forkSerial: StartSerial = (program, { said, ended }) => {
  const child = fork(serialFile(program), { serialization: 'advanced', env: threadEnvironment() });
  child.on('message', said);
  child.once('exit', (code, signal) => {
    ended(signal ?? `exit ${code}`);
  });
  child.on('error', ({ message }) => {
    // What is sent to a process that has just ended fails as well, and `exit` follows; without a start nothing does.
    if (child.pid === undefined) ended(message);
  });
  child.unref();
  child.channel?.unref();
  return {
    send: (ask) => void child.send(ask),
    end: () => void child.kill(),
  };
};
