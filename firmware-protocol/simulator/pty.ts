import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export type PtyProblem =
  /** socat, which makes the pseudo-terminal, is missing. */
  | { readonly code: 'box/no-pty'; readonly system: string }
  | { readonly code: 'box/pty-failed'; readonly reason: string };

/** This is the device side of a pseudo-terminal: a program opens `path` as if a box were plugged in there. */
export interface Pty {
  readonly path: string;
  write(bytes: Uint8Array): void;
  unplug(): Promise<void>;
  plug(): Promise<Result<undefined, PtyProblem>>;
}

const pendingLimit = 65_536;

/** Node cannot make a pseudo-terminal, so socat does; when we end, it loses its input, removes the path and exits. */
export async function openPty(onData: (bytes: Uint8Array) => void): Promise<Result<Pty, PtyProblem>> {
  const path = join(tmpdir(), `cubewright-box-${randomBytes(4).toString('hex')}`);
  let child: ChildProcess | undefined;

  const plug = async (): Promise<Result<undefined, PtyProblem>> => {
    const started = await startSocat(path, onData);
    if (!started.ok) return started;
    child = started.value;
    return ok(undefined);
  };
  const unplug = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending !== undefined) await stop(ending);
  };
  const first = await plug();
  if (!first.ok) return first;
  const write = (bytes: Uint8Array): void => {
    const line = child?.stdin;
    // Without a reader, drop bytes as a line without flow control does, so that they do not pile up here.
    if (line !== null && line !== undefined && line.writableLength < pendingLimit) line.write(bytes);
  };
  return ok({ path, write, plug, unplug });
}

function startSocat(
  path: string,
  onData: (bytes: Uint8Array) => void,
): Promise<Result<ChildProcess, PtyProblem>> {
  return new Promise((resolve) => {
    const child = spawn('socat', ['-d', '-d', `pty,raw,echo=0,link=${path}`, 'stdio'], { stdio: 'pipe' });
    let said = '';
    // socat says that it has begun, or it ends; on a busy machine either may take many seconds, so that no limit is set.
    const fail = (problem: PtyProblem): void => resolve(refuse(problem));
    child.on('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT';
      fail(
        missing
          ? { code: 'box/no-pty', system: process.platform }
          : { code: 'box/pty-failed', reason: error.message },
      );
    });
    child.on('exit', () => fail({ code: 'box/pty-failed', reason: said.trim() }));
    // Writing to a socat that has just ended raises an error event; it is expected.
    child.stdin.on('error', () => undefined);
    child.stdout.on('data', (bytes: Uint8Array) => onData(bytes));
    child.stderr.on('data', (text: Buffer) => {
      if (said.length < 4000) said += text.toString();
      if (said.includes('starting data transfer loop')) resolve(ok(child));
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
