import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { decodeListBytes } from '#shared/lexicon/index.ts';

/** Reads a chosen file of any encoding, with at most `limit` characters. */
export async function textOf(
  file: Pick<File, 'size' | 'arrayBuffer'>,
  limit: number,
): Promise<Result<string>> {
  if (file.size > 4 * limit) return refuse({ code: 'set/too-large', length: file.size, limit });
  try {
    const text = decodeListBytes(new Uint8Array(await file.arrayBuffer())).text.replace(/^\uFEFF/, '');
    if (text.length > limit) return refuse({ code: 'set/too-large', length: text.length, limit });
    return text.includes('\0') ? refuse({ code: 'design/file-not-text' }) : ok(text);
  } catch {
    // The file has gone or may not be read; the browser does not say which.
    return refuse({ code: 'design/file-unreadable' });
  }
}
