import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';
import { linkTarget } from './write-target.ts';

/** Writes are whole or absent (L1); the folder is synced last, since a power cut could otherwise undo the rename. */

export type WriteCalls = Pick<typeof nodeFiles, 'open' | 'rename' | 'rm'>;

export interface WriteOptions<P extends Problem = never> {
  /** A new file has these permissions, whatever the umask; undefined gives 0666 less the umask. */
  readonly mode?: number;
  /** Runs before each try to replace the old file; a refusal keeps that file and is returned. */
  readonly mayReplace?: () => Result<undefined, P>;
}

export const temporarySuffix = '.cubewright-tmp';

/** A virus scanner or indexer can hold a file for a moment, so renaming is retried for about a second. */
const renameTries = 12;
const held: readonly (string | undefined)[] = ['EPERM', 'EBUSY', 'EACCES'];

/** A replaced file keeps its permissions, and its owner where the system allows. */
export async function writeDurably<P extends Problem = never>(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls = nodeFiles,
  how: WriteOptions<P> = {},
): Promise<Result<undefined, FileProblem | P>> {
  try {
    const target = await linkTarget(path);
    const old = await nodeFiles.stat(target).catch(() => undefined);
    if (old === undefined || old.isFile() || old.isDirectory()) {
      return await replace({ target, content, calls, how, old });
    }
    // `/dev/stdout` and similar cannot be replaced by a rename.
    await writeInPlace(target, content, calls);
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

interface Replacement<P extends Problem> {
  readonly target: string;
  readonly content: string | Uint8Array;
  readonly calls: WriteCalls;
  readonly how: WriteOptions<P>;
  readonly old: Stats | undefined;
}

async function replace<P extends Problem>(parts: Replacement<P>): Promise<Result<undefined, P>> {
  const { target, content, calls, how, old } = parts;
  const temporary = temporaryFor(target);
  beingWritten.add(basename(temporary));
  try {
    const file = await openNew(temporary, calls, old === undefined ? how.mode : 0o600);
    await fill(file, content, () => setMode(file, how.mode, old));
    const renamed = await renameWithRetries(temporary, target, calls, how.mayReplace);
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

export async function writeInPlace(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls,
): Promise<void> {
  await fill(await calls.open(path, 'w'), content);
}

/** With the flag `wx`, opening fails if the name exists, even as a link. */
function openNew(path: string, calls: WriteCalls, mode: number | undefined): Promise<nodeFiles.FileHandle> {
  return mode === undefined ? calls.open(path, 'wx') : calls.open(path, 'wx', mode);
}

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

/** `chmod` sets the whole mode, because the umask takes bits from a mode given at opening. */
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
  // If the owner or group cannot be kept, the new group gets only those rights that everybody had as well.
  const everybody = old.mode & 0o007;
  await file.chmod(kept ? old.mode & 0o777 : (old.mode & 0o707) | (old.mode & (everybody << 3)));
}

const yes = (): boolean => true;
const no = (): boolean => false;

export async function renameWithRetries<P extends Problem>(
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

/** Windows refuses to open folders and keeps renames safe itself; some network folders cannot be synced. */
export async function syncFolder(folder: string, calls: Pick<WriteCalls, 'open'> = nodeFiles): Promise<void> {
  if (process.platform !== 'win32') await syncAt(folder, 'r', calls);
}

/** Windows syncs no file that is open for reading alone; some network folders cannot sync at all. */
export const syncFile = (path: string, calls: Pick<WriteCalls, 'open'>): Promise<void> =>
  syncAt(path, 'r+', calls);

async function syncAt(path: string, flags: string, calls: Pick<WriteCalls, 'open'>): Promise<void> {
  const handle = await calls.open(path, flags);
  try {
    await handle.sync().catch(ignoring('EINVAL', 'ENOTSUP'));
  } finally {
    await handle.close();
  }
}

const beingWritten = new Set<string>();
export const isBeingWritten = (name: string): boolean => beingWritten.has(name);

/** Returns a hidden name with this process's id, for `sweepLeftovers`, of at most 250 bytes; systems allow 255. */
export function temporaryFor(path: string): string {
  const name = `.${basename(path).slice(0, 70).toWellFormed()}.${process.pid}-${randomBytes(6).toString('hex')}`;
  return join(dirname(path), name + temporarySuffix);
}

export function writerOf(name: string): number | undefined {
  const found = /^\..*\.([1-9]\d{0,9})-[0-9a-f]+\.cubewright-tmp$/.exec(name);
  return found === null ? undefined : Number(found[1]);
}

function ignoring(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(systemCode(error) ?? '')) throw error;
  };
}
