import { constants, createReadStream, openSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { fileProblem, type FileProblem } from '#electron/services/files/file-problem.ts';
import { kindOf } from '#electron/services/files/read-file.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { shellDescriptor } from './read-argument.ts';

export interface LineTooLong {
  readonly code: 'cli/line-too-long';
  readonly file: string;
  readonly line: number;
  readonly limit: number;
}

export interface Line {
  readonly number: number;
  readonly text: Result<string, LineTooLong>;
}

/** The limit is in bytes; a longer line is refused, and the next line can still be read. */
export const lineLimit = 1_000_000;

/** Opens a file, `-` or a pipe of the shell, and reads only as fast as lines are used; a stop ends the stream. */
export async function openLines(path: string, stop: AbortSignal): Promise<Result<Readable, FileProblem>> {
  const stream = path === '-' ? ok(process.stdin) : await openStream(path);
  if (!stream.ok) return stream;
  const end = (): void => void stream.value.destroy();
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  return stream;
}

async function openStream(path: string): Promise<Result<Readable, FileProblem>> {
  try {
    const seen = await stat(path);
    const flags = constants.O_RDONLY | constants.O_NONBLOCK;
    if (shellDescriptor.test(path) && seen.isFIFO()) {
      return ok(new Socket({ fd: openSync(path, flags), readable: true }));
    }
    if (!seen.isFile()) return refuse({ code: 'file/not-a-file', path, kind: kindOf(seen) });
    const file = await open(path, flags);
    const facts = await file.stat();
    if (facts.isFile()) return ok(createReadStream(path, { fd: file }));
    await file.close();
    return refuse({ code: 'file/not-a-file', path, kind: kindOf(facts) });
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

export async function* linesOf(stream: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Line> {
  let number = 0;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): Line => {
    number += 1;
    const tooLong = length > lineLimit;
    const text = tooLong ? '' : new TextDecoder().decode(Buffer.concat(parts, length)).replace(/\r$/, '');
    parts = [];
    length = 0;
    return {
      number,
      text: tooLong ? refuse({ code: 'cli/line-too-long', file, line: number, limit: lineLimit }) : ok(text),
    };
  };
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= lineLimit) parts.push(part);
    else parts = [];
  };
  for await (const chunk of stream) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(10, from);
      if (end < 0) break;
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
