import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBeingWritten, writerOf } from '../files/durable-file.ts';
import { systemCode } from '../files/file-problem.ts';

/** The process id tells what is left over, since clocks may be set; only the holder of the home may call this. */
export function sweepLeftovers(folders: readonly string[]): void {
  for (const folder of folders) {
    for (const name of filesIn(folder)) {
      const writer = writerOf(name);
      if (writer !== undefined && isGone(writer, name)) removeQuietly(join(folder, name));
    }
  }
}

/** An earlier process may have had our own id; its files are not among the current writes. */
function isGone(writer: number, name: string): boolean {
  return writer === process.pid ? !isBeingWritten(name) : !isAlive(writer);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process lives and belongs to another user.
    return systemCode(error) !== 'ESRCH';
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It stays until the next start; no file of the user depends on it.
  }
}
