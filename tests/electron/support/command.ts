import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'electron/cli/main.ts');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the real command; no browser is opened by it. */
export function start(given: readonly string[], home = '/nowhere'): ChildProcessWithoutNullStreams {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !['DISPLAY', 'WAYLAND_DISPLAY'].includes(name)),
  );
  return spawn(process.execPath, [main, ...given], {
    cwd: root,
    env: { ...environment, CUBEWRIGHT_HOME: home },
  });
}

/** Runs `cubewright ...` to its end. */
export function cubewright(...given: readonly string[]): Promise<Ended> {
  return ended(start(given));
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  child.stdin.end();
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code, out, err });
    });
  });
}

/** Waits until a running command has said something that fits. */
export function said(child: ChildProcessWithoutNullStreams, pattern: RegExp): Promise<RegExpExecArray> {
  let text = '';
  return new Promise((done, fail) => {
    const hear = (part: Buffer): void => {
      text += part.toString();
      const found = pattern.exec(text);
      if (found !== null) done(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => {
      fail(new Error(`Ended before it said ${pattern.source}:\n${text}`));
    });
  });
}
