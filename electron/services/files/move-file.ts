import type * as nodeFiles from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFile, syncFolder, temporaryFor, type WriteCalls } from './durable-file.ts';
import { systemCode } from './file-problem.ts';

export type MoveCalls = WriteCalls & Pick<typeof nodeFiles, 'link' | 'copyFile' | 'stat' | 'utimes'>;

/**
 * Moves a file so that it has a name on the disk whatever ends the program and then the power: its new name is safe
 * before the old one goes. Where a disk knows no second names, the new name is a copy. A move that is cut short leaves
 * both names, until `sweepLeftovers`. Throws what the system says if the file has not moved.
 */
export async function moveFile(from: string, to: string, calls: MoveCalls): Promise<void> {
  if (!(await linked(from, to, calls))) await copy(from, to, calls);
  // Where a folder cannot be synced the file has moved all the same.
  await syncFolder(dirname(to), calls).catch(ignored);
  await drop(from, to, calls);
  await syncFolder(dirname(from), calls).catch(ignored);
}

async function linked(from: string, to: string, calls: MoveCalls): Promise<boolean> {
  try {
    await calls.link(from, to);
    return true;
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes(systemCode(error) ?? '')) throw error;
    return false;
  }
}

/** The copy gets its name once it is whole on the disk, and has the times of the file, by which games are sorted. */
async function copy(from: string, to: string, calls: MoveCalls): Promise<void> {
  const isThere = await calls.stat(to).then(
    () => true,
    () => false,
  );
  if (isThere) throw Object.assign(new Error(`EEXIST: ${to}`), { code: 'EEXIST', path: to });
  const temporary = temporaryFor(to);
  try {
    await calls.copyFile(from, temporary);
    const { atimeMs, mtimeMs } = await calls.stat(from);
    await calls.utimes(temporary, atimeMs / 1000, mtimeMs / 1000);
    await syncFile(temporary, calls);
    await calls.rename(temporary, to);
  } catch (error) {
    await calls.rm(temporary, { force: true }).catch(ignored);
    throw error;
  }
}

/** Takes the old name away, or the new one where that is refused, so that the file has one. */
async function drop(from: string, to: string, calls: MoveCalls): Promise<void> {
  try {
    // Whoever has taken it away meanwhile did what is wanted.
    await calls.rm(from, { force: true });
  } catch (error) {
    await calls.rm(to).catch(ignored);
    throw error;
  }
}

const ignored = (): void => undefined;
