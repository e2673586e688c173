import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';
import { linkTarget } from './link-target.ts';

/**
 * Writes that are either wholly there or not there at all (L1). The content goes to a temporary file in the same
 * folder and is forced to the disk; only then does a rename, which the system makes in one step, put it in the old
 * file's place; at last the folder itself is forced to the disk, or the rename might be forgotten in a power cut.
 */

/** The system calls a write needs; tests pass ones that fail or kill the process. */
export type WriteCalls = Pick<typeof nodeFiles, 'open' | 'rename' | 'rm'>;

export interface HowToWrite<P extends Problem = never> {
  /** Permissions of a new file, whatever the umask; without them it gets what the umask leaves of 0666. */
  readonly mode?: number;
  /** Asked right before each try to replace the old file; a refusal leaves that and is the answer. */
  readonly mayReplace?: () => Result<undefined, P>;
}

/** Temporary files end so. */
export const temporarySuffix = '.cubewright-tmp';

/** A virus scanner or indexer may hold a file for a moment: the rename is tried again for about a second. */
const renameTries = 12;
const held: readonly (string | undefined)[] = ['EPERM', 'EBUSY', 'EACCES'];

/** A file that is replaced keeps its permissions, and its owner where the system allows that. */
export async function writeDurably<P extends Problem = never>(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls = nodeFiles,
  how: HowToWrite<P> = {},
): Promise<Result<undefined, FileProblem | P>> {
  try {
    const target = await linkTarget(path);
    const old = await nodeFiles.stat(target).catch(() => undefined);
    if (old === undefined || old.isFile() || old.isDirectory()) {
      return await replace({ target, content, calls, how, old });
    }
    // `/dev/stdout` and its like cannot be renamed over.
    await writeStraight(target, content, calls);
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

interface Replacement<P extends Problem> {
  readonly target: string;
  readonly content: string | Uint8Array;
  readonly calls: WriteCalls;
  readonly how: HowToWrite<P>;
  readonly old: Stats | undefined;
}

async function replace<P extends Problem>(parts: Replacement<P>): Promise<Result<undefined, P>> {
  const { target, content, calls, how, old } = parts;
  const temporary = temporaryFor(target);
  beingWritten.add(basename(temporary));
  try {
    const file = await openNew(temporary, calls, old === undefined ? how.mode : 0o600);
    await fill(file, content, () => setMode(file, how.mode, old));
    const renamed = await renamePatiently(temporary, target, calls, how.mayReplace);
    if (!renamed.ok) {
      await calls.rm(temporary, { force: true });
      return renamed;
    }
  } catch (error) {
    await calls.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    beingWritten.delete(basename(temporary));
  }
  await syncFolder(dirname(target), calls);
  return ok(undefined);
}

/** Writes and forces to the disk, in place. */
export async function writeStraight(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls,
): Promise<void> {
  await fill(await calls.open(path, 'w'), content);
}

/** Nothing may be there yet, not even a link. */
function openNew(path: string, calls: WriteCalls, mode: number | undefined): Promise<nodeFiles.FileHandle> {
  return mode === undefined ? calls.open(path, 'wx') : calls.open(path, 'wx', mode);
}

/** Writes, forces to the disk and closes; `finish` sets what else the file needs. */
async function fill(
  file: nodeFiles.FileHandle,
  content: string | Uint8Array,
  finish: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  try {
    await file.writeFile(content);
    await finish();
    await file.sync().catch(ignoring('EINVAL', 'ENOTSUP'));
  } finally {
    await file.close();
  }
}

/** Set outright: the umask has no say. */
async function setMode(
  file: nodeFiles.FileHandle,
  mode: number | undefined,
  old: Stats | undefined,
): Promise<void> {
  if (old === undefined) {
    if (mode !== undefined) await file.chmod(mode);
    return;
  }
  const { uid, gid } = await file.stat();
  const isOurs = uid === old.uid && gid === old.gid;
  const kept = isOurs || (await file.chown(old.uid, old.gid).then(yes, no));
  // Rights of the old group are not another group's: without it, the group gets what everybody has.
  const everybody = old.mode & 0o007;
  await file.chmod(kept ? old.mode & 0o777 : (old.mode & 0o707) | (old.mode & (everybody << 3)));
}

const yes = (): boolean => true;
const no = (): boolean => false;

export async function renamePatiently<P extends Problem>(
  from: string,
  to: string,
  calls: WriteCalls,
  mayReplace: () => Result<undefined, P> = () => ok(undefined),
): Promise<Result<undefined, P>> {
  for (let tried = 1; ; tried += 1) {
    const may = mayReplace();
    if (!may.ok) return may;
    try {
      await calls.rename(from, to);
      return ok(undefined);
    } catch (error) {
      if (tried === renameTries || !held.includes(systemCode(error))) throw error;
      await wait(tried * 15);
    }
  }
}

/** Windows keeps renames safe by itself and refuses to open folders; some network folders cannot be synced. */
export async function syncFolder(folder: string, calls: Pick<WriteCalls, 'open'> = nodeFiles): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await calls.open(folder, 'r');
  try {
    await handle.sync().catch(ignoring('EINVAL', 'ENOTSUP'));
  } finally {
    await handle.close();
  }
}

/** Names of temporary files whose writes this process has not finished. */
const beingWritten = new Set<string>();
export const isBeingWritten = (name: string): boolean => beingWritten.has(name);

/** A hidden name beside the file, with the number of the process that writes it. */
export function temporaryFor(path: string): string {
  const name = `.${basename(path).slice(0, 100)}.${process.pid}-${randomBytes(6).toString('hex')}`;
  return join(dirname(path), name + temporarySuffix);
}

/** The process that a temporary file is named after; undefined for any other name. */
export function writerOf(name: string): number | undefined {
  const found = /^\..*\.([1-9]\d{0,9})-[0-9a-f]+\.cubewright-tmp$/.exec(name);
  return found === null ? undefined : Number(found[1]);
}

function ignoring(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(systemCode(error) ?? '')) throw error;
  };
}
