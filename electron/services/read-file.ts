import { open } from 'node:fs/promises';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';

/** The bytes of a file no longer than `limit` bytes; a longer one is refused before it is read. */
export async function readBytes(path: string, limit: number): Promise<Result<Uint8Array, FileProblem>> {
  try {
    const file = await open(path, 'r');
    try {
      if ((await file.stat()).size > limit) return refuse({ code: 'file/too-large', path, limit });
      return ok(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

export async function readText(path: string, limit: number): Promise<Result<string, FileProblem>> {
  const bytes = await readBytes(path, limit);
  return bytes.ok ? ok(new TextDecoder().decode(bytes.value)) : bytes;
}
