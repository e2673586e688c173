import { stat } from 'node:fs/promises';
import type { FileProblem } from '#electron/services/file-problem.ts';
import { programFolder } from '#electron/services/home.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';
import type { Call, Outcome, Run } from './command.ts';

/**
 * A command that may compute for long over its file runs whole on a thread of its own (command-worker.ts), and this thread
 * has nothing to do but to hear the stop and to end it, at once and wherever it is. Only commands that write no file run
 * so. A small file is done with before a thread has begun, so it is read here.
 */
export const threadCommands = {
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  'set check': () => import('./commands/set-check.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly run: ThreadRun }>>>;
export type ThreadCommand = keyof typeof threadCommands;

/** In bytes; a game of a whole evening takes some 40,000. */
const smallFile = 50_000;

export type ThreadRun = (call: ThreadCall) => Promise<Result<Outcome, Problem>>;

export interface ThreadCall extends Call {
  /** How far the command has come, as what is to be told if it is stopped from now on. */
  reached<P extends Problem>(problem: P): void;
}

export interface ThreadAsk extends Pick<Call, 'words' | 'flags' | 'json'> {
  readonly name: ThreadCommand;
}

/** What the thread tells before its result. */
export type ThreadSaying =
  | { readonly say: string }
  | { readonly note: string }
  | { readonly reached: Problem };

/** The command for the file that it is called with. */
export async function loadThreadCommand(
  name: ThreadCommand,
  [path = '']: readonly string[],
): Promise<{ readonly run: Run }> {
  if (!(await isSmall(path))) return { run: (call) => runThread(name, path, call) };
  const { run } = await threadCommands[name]();
  return { run: (call) => runHere(run, path, call) };
}

async function runHere(run: ThreadRun, path: string, call: Call): ReturnType<Run> {
  let reached = notYet(path);
  const said: string[] = [];
  const result = await run({
    ...call,
    say: (text) => void said.push(text),
    reached: (problem) => (reached = problem),
  });
  // What was asked for first: the stop may have come while lists were read.
  if (call.stop.aborted) return refuse(reached);
  said.forEach(call.say);
  return result;
}

async function runThread(
  name: ThreadCommand,
  path: string,
  { words, flags, json, stop, say, note }: Call,
): ReturnType<Run> {
  let reached = notYet(path);
  const ask: ThreadAsk = { name, words, flags, json };
  const result = await runOnThread<ThreadSaying, Outcome>({
    file: threadFile(new URL('./command-worker.ts', import.meta.url), programFolder()),
    data: ask,
    signal: stop,
    progress(saying) {
      if ('say' in saying) say(saying.say);
      else if ('note' in saying) note(saying.note);
      else reached = saying.reached;
    },
    stopped: refuse({ code: 'cli/stopped' }),
  });
  return !result.ok && result.problem.code === 'cli/stopped' ? refuse(reached) : result;
}

/** What is told when a stop comes before the command has said how far it is. */
function notYet(path: string): Problem {
  const problem: FileProblem = { code: 'file/stopped', path };
  return problem;
}

async function isSmall(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // A pipe has no known size, so it is read on the thread; anything else that is not a file is refused early.
  if (found?.isFIFO() === true) return false;
  return found?.isFile() !== true || found.size <= smallFile;
}
