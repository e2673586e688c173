import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, resolve, sep } from 'node:path';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';

/** Folders and files of the home are their owner's alone. */
const folderMode = 0o700;
export const fileMode = 0o600;

/**
 * Makes a folder, and those above it that are missing, with mode 0700 whatever the umask is. Each is on the disk
 * before the next is made in it. A folder that is there already stays as it is. `inside` is a folder that must be there:
 * neither it nor one above is made.
 */
export function makePrivateFolder(path: string, inside?: string): Result<undefined, FileProblem> {
  try {
    make(path, inside);
    return ok(undefined);
  } catch (error) {
    const problem = fileProblem(error, path);
    // Something is there, and it is no folder.
    return refuse(systemCode(error) === 'EEXIST' ? { code: 'file/not-a-folder', path } : problem);
  }
}

function make(path: string, inside: string | undefined): void {
  try {
    mkdirSync(path, folderMode);
  } catch (error) {
    // Where the folder above is there, something else is missing: in /proc nothing can be made.
    const above = dirname(path);
    if (systemCode(error) === 'ENOENT' && above !== inside && path !== inside && !existsSync(above)) {
      make(above, inside);
      return make(path, inside);
    }
    if (systemCode(error) === 'EEXIST' && statSync(path).isDirectory()) return;
    throw error;
  }
  // A umask may take away more than was meant, even from the owner.
  chmodSync(path, folderMode);
  syncFolder(dirname(path));
}

/** Windows keeps folders safe by itself and refuses to open them; some folders cannot be synced, or not be read. */
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

/**
 * Closes a folder that is there already to everybody but its owner. Left as they are, since they serve more than
 * Cubewright: a folder of somebody else, one that was set up for several people (sticky or set-group-ID bit, as /tmp
 * has), and one that the user's home folder is or lies in.
 */
export function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true || (found.mode & 0o077) === 0) return;
  const shared = (found.mode & 0o3000) !== 0;
  const ours = process.getuid === undefined || found.uid === process.getuid();
  const aboveUser = `${homedir()}${sep}`.startsWith(`${resolve(path)}${sep}`);
  if (ours && !shared && !aboveUser) chmodSync(path, found.mode & 0o700);
}
