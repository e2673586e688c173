import { closeSync, constants, fstatSync, openSync, readFileSync, statSync, type Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';

/**
 * Everything that is read from disk comes through here: ordinary files of limited size, and links to them. A device may
 * never end, a pipe or a socket may never begin, so these are refused without being opened: opening is what makes a
 * device act (a serial port resets the board behind it).
 */

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As it was when it was opened, in milliseconds since 1970. */
  readonly mtimeMs: number;
  /** As it was when it was opened. */
  readonly size: number;
}

/** Between two chunks a stop is looked for. */
const chunk = 16_000_000;

/** An ordinary file of at most `limit` bytes, with its facts. Of one that grows while it is read, no more is read. */
export async function readContent(
  path: string,
  limit: number,
  stop?: AbortSignal,
): Promise<Result<FileContent, FileProblem>> {
  try {
    const seen = await stat(path);
    if (!seen.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(seen) });
    // Something else may stand there by now: without O_NONBLOCK, opening a pipe waits for its writer.
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

/** The bytes of an ordinary file no longer than `limit` bytes. */
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

/**
 * The same as `readText` in one go, for a small file between two steps of a save: each call that is waited for lets
 * everything else go first, and on a busy machine its six calls took up to half of a save.
 */
export function readTextNow(path: string, limit: number): Result<string, FileProblem> {
  let file: number | undefined;
  try {
    const seen = statSync(path);
    if (!seen.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(seen) });
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const facts = fstatSync(file);
    if (!facts.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(facts) });
    if (facts.size > limit) return refuse({ code: 'file/too-large', path, limit });
    // What claims to be empty, as files under `/proc`, may never end.
    return ok(facts.size === 0 ? '' : new TextDecoder().decode(readFileSync(file)));
  } catch (error) {
    return refuse(fileProblem(error, path));
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** What a path leads to when it is no ordinary file. */
export function kindOf(facts: Stats): 'folder' | 'pipe' | 'socket' | 'device' {
  if (facts.isDirectory()) return 'folder';
  if (facts.isFIFO()) return 'pipe';
  return facts.isSocket() ? 'socket' : 'device';
}

/** From its beginning to its end, at most `most` bytes. `expected` is a guess: files under `/proc` claim to be empty. */
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
