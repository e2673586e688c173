import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { commandLine } from '#tests/support/command-line.ts';
import { root } from '../electron/support/shelf.ts';

/** The command line as a process of its own, which lives no longer than the test. */

export const onUnix = process.platform !== 'win32';
/** The sources of the command line, for tests that look at which of them are loaded. */
export const main = join(root, 'electron/cli/main.ts');
export const published = join(root, 'tests/golden/alphacubes-published.cubewright.json');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** A program with a standard input of the test's own; `said` grows with what it says. */
export function begin(program: string, given: readonly string[], stdin: number | 'ignore' = 'ignore') {
  const env = { ...process.env, CUBEWRIGHT_HOME: '/nowhere' };
  const child = spawn(program, given, { cwd: root, env, stdio: [stdin, 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout?.on('data', (part: Buffer) => (said.out += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (said.err += part.toString()));
  const over = new Promise<Ended>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      done({ code, signal, ...said });
    });
  });
  return { child, over, said };
}

export const cubewright = (given: readonly string[], stdin: number | 'ignore' = 'ignore') =>
  begin(process.execPath, [commandLine, ...given], stdin);

/** A line for the shell, in which `run` is the command. */
export const shell = (line: string): Promise<Ended> =>
  begin('bash', ['-c', `run() { "${process.execPath}" "${commandLine}" "$@"; }; ${line}`]).over;
