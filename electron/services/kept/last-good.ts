import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { syncFolder } from '../files/durable-file.ts';
import type { FileProblem } from '../files/file-problem.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import { readBytes } from '../files/read-file.ts';

/**
 * A new copy is written first, as `settings.next-good.json`, then the file; renaming the copy last needs no room. So
 * one copy always equals the file, even after a crash, which distinguishes it from a file edited by hand.
 */
export interface LastGood {
  readonly bytes: Uint8Array;
  readonly at: number;
}

export interface LastGoodFile {
  read(): Promise<LastGood | undefined>;
  wrote(bytes: Uint8Array): Promise<boolean>;
  /** Writes the file and its copy. Without room for a copy, the file is written alone unless `copied` forbids it. */
  writeBoth(content: string, copied: 'must-be-copied' | 'may-be-alone'): Promise<Result<undefined, Problem>>;
  take(bytes: Uint8Array): Promise<void>;
}

export function openLastGood(path: string, sizeLimit: number, writer: HomeWriter | undefined): LastGoodFile {
  const beside = (end: string): string => join(dirname(path), `${basename(path, '.json')}.${end}.json`);
  const placed = beside('last-good');
  const next = beside('next-good');

  async function isIn(place: string, bytes: Uint8Array): Promise<boolean> {
    const copy = await readCopy(place, sizeLimit);
    return copy !== undefined && Buffer.compare(copy.bytes, bytes) === 0;
  }

  /** If the rename fails, `wrote` repeats it when the file is read again. */
  async function putInPlace(): Promise<void> {
    if (writer?.held().ok !== true) return;
    await rename(next, placed)
      .then(() => syncFolder(dirname(placed)))
      .catch(() => undefined);
  }

  async function dropNext(): Promise<void> {
    if (writer?.held().ok === true) await rm(next, { force: true }).catch(() => undefined);
  }

  return {
    read: () => readCopy(placed, sizeLimit),
    async wrote(bytes) {
      if (await isIn(placed, bytes)) return true;
      if (!(await isIn(next, bytes))) return false;
      await putInPlace();
      return true;
    },
    async writeBoth(content, copied) {
      if (writer === undefined) return refuse<FileProblem>({ code: 'file/read-only', path });
      const prepared = await writer.write(next, content);
      if (!prepared.ok && copied === 'must-be-copied') return prepared;
      const written = await writer.write(path, content);
      if (written.ok) {
        if (prepared.ok) await putInPlace();
        return ok(undefined);
      }
      await dropNext();
      // The copy may have taken the last room.
      return prepared.ok && copied === 'may-be-alone' ? writer.write(path, content) : written;
    },
    async take(bytes) {
      await writer?.write(placed, bytes);
    },
  };
}

export async function readCopy(place: string, sizeLimit: number): Promise<LastGood | undefined> {
  const bytes = await readBytes(place, sizeLimit);
  const facts = await stat(place).catch(() => undefined);
  if (!bytes.ok || bytes.value.length === 0 || facts === undefined) return undefined;
  return { bytes: bytes.value, at: facts.mtimeMs };
}
