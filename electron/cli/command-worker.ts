import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '#shared/kernel/index.ts';
import type { Outcome } from './command.ts';
import { threadCommands, type ThreadRequest, type CommandMessage } from './thread-command.ts';

const { name, ...asked } = workerData as ThreadRequest;
const tell = (progress: CommandMessage): void => parentPort?.postMessage({ kind: 'progress', progress });
const { run } = await threadCommands[name]();
const result: Result<Outcome> = await run({
  ...asked,
  say: (text) => {
    tell({ say: text });
  },
  note: (text) => {
    tell({ note: text });
  },
  reached: (problem) => {
    tell({ reached: problem });
  },
  // This signal never fires: a stop ends the whole thread.
  stop: new AbortController().signal,
});
parentPort?.postMessage({ kind: 'done', result });
