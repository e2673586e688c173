import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve, sep } from 'node:path';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from '../files/file-problem.ts';

const folderMode = 0o700;
export const fileMode = 0o600;

/** Makes missing folders with mode 0700 whatever the umask, and syncs each; `inside` must exist and is never made. */
export function makePrivateFolder(path: string, inside?: string): Result<undefined, FileProblem> {
  try {
    make(path, inside);
    return ok(undefined);
  } catch (error) {
    const problem = fileProblem(error, path);
    return refuse(systemCode(error) === 'EEXIST' ? { code: 'file/not-a-folder', path } : problem);
  }
}

function make(path: string, inside: string | undefined): void {
  try {
    mkdirSync(path, folderMode);
  } catch (error) {
    // If the folder above exists, something else is missing: nothing can be made in /proc.
    const above = dirname(path);
    if (systemCode(error) === 'ENOENT' && above !== inside && path !== inside && !existsSync(above)) {
      make(above, inside);
      return make(path, inside);
    }
    if (systemCode(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    throw error;
  }
  // A umask can take rights even from the owner.
  chmodSync(path, folderMode);
  syncFolder(dirname(path));
}

/** Windows refuses to open folders and keeps them safe itself; other folders may be impossible to sync or read. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  let folder: number | undefined;
  try {
    folder = openSync(path, 'r');
    fsyncSync(folder);
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EACCES'].includes(systemCode(error) ?? '')) throw error;
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}

/** Closes a folder to others, but leaves those of other users, shared ones (as /tmp), and the user's home or above. */
export function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true || (found.mode & 0o077) === 0) return;
  const shared = (found.mode & 0o3000) !== 0;
  const ours = process.getuid === undefined || found.uid === process.getuid();
  const aboveUser = `${homedir()}${sep}`.startsWith(`${resolve(path)}${sep}`);
  if (ours && !shared && !aboveUser) chmodSync(path, found.mode & 0o700);
}
