import type * as nodeFiles from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder, type WriteCalls } from './durable-file.ts';
import { systemCode } from './file-problem.ts';

export type MoveCalls = Pick<WriteCalls, 'open' | 'rename' | 'rm'> & Pick<typeof nodeFiles, 'link'>;

/**
 * Moves a file so that it has a name on the disk whatever ends the program and then the power: its new name is safe
 * before the old one goes. A move that is cut short leaves both names, until `sweepLeftovers`. Where a disk knows no
 * second names, the file is renamed. Throws what the system says if the file has not moved.
 */
export async function moveFile(from: string, to: string, calls: MoveCalls): Promise<void> {
  const isLinked = await linked(from, to, calls);
  if (!isLinked) await calls.rename(from, to);
  // Where a folder cannot be synced the file has moved all the same.
  await syncFolder(dirname(to), calls).catch(ignored);
  if (isLinked) await drop(from, to, calls);
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
