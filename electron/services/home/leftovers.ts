import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isBeingWritten, writerOf } from '../files/durable-file.ts';
import { systemCode } from '../files/file-problem.ts';
import type { Home } from './home.ts';

/** Takes away what processes that were ended have left; only the holder of the home may call this, before it writes. */
export function sweepLeftovers(home: Home): void {
  home.folders.forEach(sweepWrites);
  endCutMoves(home.games, home.deleted);
  endCutMoves(home.designs, home.deletedDesigns);
  endCutMoves(home.prints, home.deletedPrints);
}

/** The process id tells what is left over, since clocks may be set. */
function sweepWrites(folder: string): void {
  for (const name of filesIn(folder)) {
    const writer = writerOf(name);
    if (writer !== undefined && isGone(writer, name)) removeQuietly(join(folder, name));
  }
}

/**
 * A move that was cut short has left one text under two names (`moveFile`). The name among the deleted goes, or an old
 * state would be found there of what people go on with.
 */
function endCutMoves(folder: string, deleted: string): void {
  for (const name of filesIn(deleted)) {
    const [, id, suffix] = /^(.+)-\d{8}-\d{6}(\..+)$/.exec(name) ?? [];
    if (id === undefined || suffix === undefined) continue;
    const path = join(deleted, name);
    if (isSame(path, join(folder, `${id}${suffix}`))) removeQuietly(path);
  }
}

function isSame(one: string, other: string): boolean {
  try {
    return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
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
