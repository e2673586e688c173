import { ok, refuse, type Result } from '#shared/kernel/index.ts';

export interface UnreadableProblem {
  readonly code: 'files/unreadable';
  readonly name: string;
}

/** The file may be gone, be a folder or be kept from us; the browser does not say which. */
export async function fileText(file: File): Promise<Result<string, UnreadableProblem>> {
  try {
    return ok(await file.text());
  } catch {
    return refuse({ code: 'files/unreadable', name: fileName(file) });
  }
}

/** A name may have any length, and is shown in sentences. */
export function fileName(file: File): string {
  return file.name.slice(0, 255);
}
