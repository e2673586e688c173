import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { runProgram } from '#electron/cli/program.ts';
import { commandLine } from '#tests/support/command-line.ts';

const root = join(import.meta.dirname, '../../..');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real command; no browser is opened by it, unless `more` gives it a display. */
export function start(
  given: readonly string[],
  home = '/nowhere',
  more: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !['DISPLAY', 'WAYLAND_DISPLAY'].includes(name)),
  );
  const child = spawn(process.execPath, [commandLine, ...given], {
    cwd: root,
    env: { ...environment, CUBEWRIGHT_HOME: home, ...more },
  });
  const words = { out: '', err: '', both: '' };
  heard.set(child, words);
  for (const stream of ['out', 'err'] as const) {
    child[`std${stream}`].on('data', (part: Buffer) => {
      words[stream] += part.toString();
      words.both += part.toString();
    });
  }
  return child;
}

/** All that each command has said since it was started: nothing is missed by whoever listens later. */
const heard = new WeakMap<ChildProcessWithoutNullStreams, { out: string; err: string; both: string }>();

/** Runs `cubewright ...` to its end as a process of its own. */
export function cubewrightProcess(...given: readonly string[]): Promise<Ended> {
  return ended(start(given));
}

/**
 * Runs `cubewright ...` to its end in this process, where it costs a tenth; `processes.test.ts` proves for each command that
 * a process of its own says the same. One at a time: the home is an environment variable.
 */
export async function cubewright(...given: readonly string[]): Promise<Ended> {
  return cubewrightAt('/nowhere', ...given);
}

/** The same on a home of the test's own. */
export async function cubewrightAt(home: string, ...given: readonly string[]): Promise<Ended> {
  const before = process.env.CUBEWRIGHT_HOME;
  process.env.CUBEWRIGHT_HOME = home;
  let out = '';
  let err = '';
  try {
    const isDone = await runProgram(given, {
      say: (text) => void (out += `${text}\n`),
      note: (text) => void (err += `${text}\n`),
      listen: () => new AbortController().signal,
    });
    return { code: isDone ? 0 : 1, out, err };
  } finally {
    if (before === undefined) delete process.env.CUBEWRIGHT_HOME;
    else process.env.CUBEWRIGHT_HOME = before;
  }
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  child.stdin.end();
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      const { out = '', err = '' } = heard.get(child) ?? {};
      done({ code, out, err });
    });
  });
}

/** Waits until a running command has said something that fits, be it before now. */
export function said(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<RegExpExecArray> {
  const text = (): string => heard.get(child)?.both ?? '';
  return new Promise((done, fail) => {
    const look = (): void => {
      const found = pattern.exec(text());
      if (found !== null) done(found);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('close', () => {
      fail(new Error(`Ended before it said ${pattern.source}:\n${text()}`));
    });
    look();
  });
}
