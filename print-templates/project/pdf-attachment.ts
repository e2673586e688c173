import { strFromU8, Unzlib } from 'fflate';
import { joinBytes, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { projectFormat, projectLimit } from './project.ts';

/**
 * Finds our project in a PDF without a PDF reader. A program that rewrites a PDF leaves the dictionary of an embedded
 * stream readable, with its type. So any file, damaged or not, is searched for it; encrypted ones are refused.
 */
export function projectInPdf(bytes: Uint8Array): Result<string, AttachmentProblem> {
  const text = strFromU8(bytes, true);
  let problem: AttachmentProblem = { code: 'project/none-in-pdf' };
  let files = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)) {
    if ((files += 1) > mostFiles) break;
    const found = streamAt(text, bytes, index);
    if (found === undefined) problem = { code: 'project/damaged' };
    else if (found === 'too-large') problem = { code: 'project/too-large', limit: projectLimit };
    else if (found.startsWith(`{"format":"${projectFormat}"`)) return ok(found);
  }
  return refuse(problem);
}

export type AttachmentProblem =
  | { readonly code: 'project/none-in-pdf' }
  | { readonly code: 'project/damaged' }
  | { readonly code: 'project/too-large'; readonly limit: number };

/** Ours have one embedded file; the limit bounds the work that a hostile file can cause. */
const mostFiles = 50;

const mostDictionary = 4000;

/** `index` is a place in the dictionary of the stream. Returns undefined where the stream cannot be read to its end. */
function streamAt(text: string, bytes: Uint8Array, index: number): string | 'too-large' | undefined {
  const before = text.slice(Math.max(0, index - mostDictionary), index);
  const mark = /stream\r?\n/.exec(text.slice(index, index + mostDictionary));
  if (mark === null) return undefined;
  const dictionary = before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, index + mark.index);
  const from = index + mark.index + mark[0].length;
  const end = endOf(text, dictionary, from);
  if (end === undefined) return undefined;
  const body = bytes.subarray(from, end);
  const filter = /\/Filter\s*\[?\s*(\/\w+)/.exec(dictionary)?.[1];
  const plain = filter === undefined ? body : filter === '/FlateDecode' ? inflate(body) : undefined;
  if (plain === undefined || plain === 'too-large') return plain;
  return plain.length > projectLimit ? 'too-large' : strFromU8(plain);
}

/** The stream ends at its length or, if that is wrong, before `endstream`. */
function endOf(text: string, dictionary: string, from: number): number | undefined {
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const told = from + Number(length);
  if (length !== undefined && /^\s*endstream/.test(text.slice(told, told + 12))) return told;
  const end = text.indexOf('endstream', from);
  return end < 0 ? undefined : end - (/\r?\n$/.exec(text.slice(end - 2, end))?.[0].length ?? 0);
}

/** Inflates in small chunks up to the limit, since a kilobyte may expand to a megabyte; the checksum must match. */
function inflate(body: Uint8Array): Uint8Array | 'too-large' | undefined {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let at = 0; at < body.length; at += chunk) {
      stream.push(body.subarray(at, at + chunk), at + chunk >= body.length);
      if (length > projectLimit) return 'too-large';
    }
  } catch {
    return undefined;
  }
  const whole = joinBytes(parts);
  const sum = body.subarray(-4).reduce((word, byte) => word * 256 + byte, 0);
  return body.length > 4 && adler32(whole) === sum ? whole : undefined;
}

const chunk = 512;

/** The checksum follows RFC 1950. */
function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return high * 65536 + low;
}
