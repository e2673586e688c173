import { open, type FileHandle } from 'node:fs/promises';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';

/** The bytes of a file no longer than `limit` bytes; of a longer one, or a device without end, no more is read. */
export async function readBytes(path: string, limit: number): Promise<Result<Uint8Array, FileProblem>> {
  try {
    const file = await open(path, 'r');
    try {
      const facts = await file.stat();
      if (facts.size > limit) return refuse({ code: 'file/too-large', path, limit });
      const bytes = facts.isFile() ? await file.readFile() : await begin(file, limit + 1);
      return bytes.length > limit ? refuse({ code: 'file/too-large', path, limit }) : ok(bytes);
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

/** At most `length` bytes, from a file, a pipe or a device: these do not say how long they are. */
async function begin(file: FileHandle, length: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of file.createReadStream({ end: length - 1, autoClose: false })) {
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}
