import { constants, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { fileProblem, type FileProblem } from '#electron/services/files/file-problem.ts';
import { readBytes } from '#electron/services/files/read-file.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export type ReadProblem = FileProblem | { readonly code: 'file/empty'; readonly path: string };

/** The shell opens descriptors for `/dev/stdin` and for `<(...)`, which becomes `/dev/fd/63`. */
export const shellDescriptor = /^\/(?:dev\/(?:stdin|fd\/\d+)|proc\/self\/fd\/\d+)$/;

/** Reads a file or a pipe opened by the shell; a named pipe is refused, since nothing may ever write to it. */
export async function readArgument(
  path: string,
  limit: number,
  stop: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, ReadProblem>> {
  const seen = shellDescriptor.test(path) ? await stat(path).catch(() => undefined) : undefined;
  const bytes = await (seen?.isFIFO() === true ? readPipe(path, limit, stop) : readBytes(path, limit, stop));
  return bytes.ok && bytes.value.length === 0 ? refuse({ code: 'file/empty', path }) : bytes;
}

export async function readTextArgument(
  path: string,
  limit: number,
  stop: AbortSignal,
): Promise<Result<string, ReadProblem>> {
  const bytes = await readArgument(path, limit, stop);
  if (!bytes.ok) return bytes;
  const text = new TextDecoder().decode(bytes.value);
  return text.trim() === '' ? refuse({ code: 'file/empty', path }) : ok(text);
}

function readPipe(
  path: string,
  limit: number,
  stop: AbortSignal,
): Promise<Result<Uint8Array<ArrayBuffer>, FileProblem>> {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    return Promise.resolve(refuse(fileProblem(error, path)));
  }
  return new Promise((done) => {
    const answer: typeof done = (result) => {
      done(result);
      pipe.destroy();
    };
    const parts: Uint8Array[] = [];
    let length = 0;
    const pipe = new Socket({ fd, readable: true });
    pipe.on('data', (part: Uint8Array) => {
      parts.push(part);
      length += part.length;
      if (length > limit) answer(refuse({ code: 'file/too-large', path, limit }));
    });
    pipe.on('end', () => {
      answer(ok(new Uint8Array(Buffer.concat(parts, length))));
    });
    pipe.on('error', (error) => {
      answer(refuse(fileProblem(error, path)));
    });
    const stopped = (): void => {
      answer(refuse({ code: 'file/stopped', path }));
    };
    stop.addEventListener('abort', stopped);
    if (stop.aborted) stopped();
  });
}
