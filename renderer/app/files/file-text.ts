import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export interface UnreadableProblem {
  readonly code: 'files/unreadable';
  readonly name: string;
}

/** Reads text of UTF-8. */
export function fileText(file: File): Promise<Result<string, UnreadableProblem>> {
  return read(file, () => file.text());
}

/** Reads the first bytes, at most `count` of them. */
export async function fileHead(file: File, count: number): Promise<Result<Uint8Array, UnreadableProblem>> {
  const bytes = await read(file, () => file.slice(0, count).arrayBuffer());
  return bytes.ok ? ok(new Uint8Array(bytes.value)) : bytes;
}

/** The file may be gone, be a folder or be kept from us; the browser does not say which. */
async function read<T>(file: File, reading: () => Promise<T>): Promise<Result<T, UnreadableProblem>> {
  try {
    return ok(await reading());
  } catch {
    return refuse({ code: 'files/unreadable', name: fileName(file) });
  }
}

/** A name may have any length, and is shown in sentences. */
export function fileName(file: File): string {
  return file.name.slice(0, 255);
}
