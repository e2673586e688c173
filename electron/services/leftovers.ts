import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBeingWritten, writerOf } from './durable-file.ts';
import { systemCode } from './file-problem.ts';

/**
 * Removes what a crash in the middle of a write left in these folders: temporary files whose process is gone. Age says
 * nothing (clocks are set, machines sleep), so only the holder of the home asks, and the process number decides. A
 * number that is in use again keeps its file until a later start.
 */
export function sweepLeftovers(folders: readonly string[]): void {
  for (const folder of folders) {
    for (const name of filesIn(folder)) {
      const writer = writerOf(name);
      if (writer !== undefined && isGone(writer, name)) removeQuietly(join(folder, name));
    }
  }
}

/** A number of our own that no write of ours goes by belongs to an earlier process that had the same. */
function isGone(writer: number, name: string): boolean {
  return writer === process.pid ? !isBeingWritten(name) : !isAlive(writer);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
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
    // It stays until the next start; no file of the user's depends on it.
  }
}
