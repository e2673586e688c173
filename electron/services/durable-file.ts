import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';
import { linkTarget } from './link-target.ts';

/**
 * Writes that are either wholly there or not there at all (L1). The content goes to a temporary file in the same
 * folder and is forced to the disk; only then does a rename, which the system makes in one step, put it in the old
 * file's place; at last the folder itself is forced to the disk, or the rename might be forgotten in a power cut.
 */

/** The system calls a write needs; tests pass ones that fail or kill the process. */
export type WriteCalls = Pick<typeof nodeFiles, 'open' | 'rename' | 'rm'>;

/** Temporary files end so; `library` sweeps away what a crash left behind. */
export const temporarySuffix = '.cubewright-tmp';

/** A virus scanner or indexer may hold a file for a moment: the rename is tried again for about a second. */
const renameTries = 12;
const held: readonly (string | undefined)[] = ['EPERM', 'EBUSY', 'EACCES'];

export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls = nodeFiles,
): Promise<Result<undefined, FileProblem>> {
  try {
    const target = await linkTarget(path);
    if (await isDevice(target)) await writeStraight(target, content, calls);
    else await replace(target, content, calls);
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

async function replace(target: string, content: string | Uint8Array, calls: WriteCalls): Promise<void> {
  const temporary = temporaryBeside(target);
  try {
    await writeStraight(temporary, content, calls);
    await renamePatiently(temporary, target, calls);
  } catch (error) {
    await calls.rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(target), calls);
}

/** A name for a temporary file in the folder of `target`, and with it on the same disk. */
export function temporaryBeside(target: string): string {
  return join(
    dirname(target),
    `.${basename(target).slice(0, 100)}.${process.pid}-${randomBytes(6).toString('hex')}${temporarySuffix}`,
  );
}

/** Writes and forces to the disk, in place. */
export async function writeStraight(
  path: string,
  content: string | Uint8Array,
  calls: WriteCalls,
): Promise<void> {
  const file = await calls.open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync().catch(ignoring('EINVAL', 'ENOTSUP'));
  } finally {
    await file.close();
  }
}

export async function renamePatiently(from: string, to: string, calls: WriteCalls): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await calls.rename(from, to);
      return;
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

/** `/dev/stdout` and its like cannot be renamed over. */
export async function isDevice(path: string): Promise<boolean> {
  const found = await nodeFiles.stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

function ignoring(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!codes.includes(systemCode(error) ?? '')) throw error;
  };
}
