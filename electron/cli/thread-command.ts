import { stat } from 'node:fs/promises';
import type { FileProblem } from '#electron/services/files/file-problem.ts';
import { programFolder } from '#electron/services/home/home.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';
import type { Call, Outcome, Run } from './command.ts';

/** These commands write no file, so a stop may end their thread at any point; small files need no thread. */
export const threadCommands = {
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  'set check': () => import('./commands/set-check.ts'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly run: ThreadRun }>>>;
export type ThreadCommand = keyof typeof threadCommands;

/** The limit is in bytes; the record of a long evening's game has some 40,000. */
const smallFile = 50_000;

export type ThreadRun = (call: ThreadCall) => Promise<Result<Outcome, Problem>>;

export interface ThreadCall extends Call {
  /** Sets the problem to report if the command is stopped from now on. */
  reached<P extends Problem>(problem: P): void;
}

export interface ThreadRequest extends Pick<Call, 'words' | 'flags' | 'json'> {
  readonly name: ThreadCommand;
}

export type CommandMessage =
  | { readonly say: string }
  | { readonly note: string }
  | { readonly reached: Problem };

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
  // A stop that came while lists were read takes precedence over the result.
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
  const ask: ThreadRequest = { name, words, flags, json };
  const result = await runOnThread<CommandMessage, Outcome>({
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

function notYet(path: string): Problem {
  const problem: FileProblem = { code: 'file/stopped', path };
  return problem;
}

async function isSmall(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // A pipe has no known size, so another thread reads it; anything else that is not a file is soon refused here.
  if (found?.isFIFO() === true) return false;
  return found?.isFile() !== true || found.size <= smallFile;
}
