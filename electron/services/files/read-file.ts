import { closeSync, constants, fstatSync, openSync, readFileSync, statSync, type Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';

/** A device may never end and a pipe never begin, so neither is opened; opening a serial port even resets its board. */

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mtimeMs: number;
  readonly size: number;
}

/** The size is in bytes; an abort is noticed between two chunks. */
const chunk = 16_000_000;

export async function readContent(
  path: string,
  limit: number,
  stop?: AbortSignal,
): Promise<Result<FileContent, FileProblem>> {
  try {
    const seen = await stat(path);
    if (!seen.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(seen) });
    // A pipe may have replaced the file since; without O_NONBLOCK, opening it waits for a writer.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const facts = await file.stat();
      if (!facts.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(facts) });
      if (facts.size > limit) return refuse({ code: 'file/too-large', path, limit });
      const bytes = await readSome(file, facts.size, limit + 1, stop);
      if (stop?.aborted === true) return refuse({ code: 'file/stopped', path });
      if (bytes.length > limit) return refuse({ code: 'file/too-large', path, limit });
      return ok({ bytes, mtimeMs: facts.mtimeMs, size: facts.size });
    } finally {
      await file.close();
    }
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

export async function readBytes(
  path: string,
  limit: number,
  stop?: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, FileProblem>> {
  const content = await readContent(path, limit, stop);
  return content.ok ? ok(content.value.bytes) : content;
}

export async function readText(
  path: string,
  limit: number,
  stop?: AbortSignal,
): Promise<Result<string, FileProblem>> {
  const bytes = await readBytes(path, limit, stop);
  return bytes.ok ? ok(new TextDecoder().decode(bytes.value)) : bytes;
}

/** Reads like `readText` without its six awaited calls, which took up to half the time of a save on a busy machine. */
export function readTextNow(path: string, limit: number): Result<string, FileProblem> {
  let file: number | undefined;
  try {
    const seen = statSync(path);
    if (!seen.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(seen) });
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const facts = fstatSync(file);
    if (!facts.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(facts) });
    if (facts.size > limit) return refuse({ code: 'file/too-large', path, limit });
    // Files that report no size, as under `/proc`, may never end.
    return ok(facts.size === 0 ? '' : new TextDecoder().decode(readFileSync(file)));
  } catch (error) {
    return refuse(fileProblem(error, path));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

export function kindOf(facts: Stats): 'folder' | 'pipe' | 'socket' | 'device' {
  if (facts.isDirectory()) return 'folder';
  if (facts.isFIFO()) return 'pipe';
  return facts.isSocket() ? 'socket' : 'device';
}

/** Reads to the end, at most `most` bytes. `expected` is a guess, since files under `/proc` report no size. */
async function readSome(
  file: FileHandle,
  expected: number,
  most: number,
  stop: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(Math.min(expected + 1, most));
  let length = 0;
  while (stop?.aborted !== true) {
    const { bytesRead } = await file.read(bytes, length, Math.min(bytes.length - length, chunk), null);
    length += bytesRead;
    if (bytesRead === 0 || length === most) break;
    if (length < bytes.length) continue;
    const longer = new Uint8Array(Math.min(2 * length + 4096, most));
    longer.set(bytes);
    bytes = longer;
  }
  return bytes.subarray(0, length);
}
