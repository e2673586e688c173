import { readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { systemCode } from './file-problem.ts';

/** Linux follows at most this many links in a path. */
const mostLinks = 40;

/**
 * The file that a path leads to through all symbolic links, even if it does not exist yet, so that a write keeps the
 * link; `realpath` alone fails for a file that does not exist. Throws ELOOP for circular links.
 */
export async function linkTarget(path: string): Promise<string> {
  let at = path;
  for (let links = 0; links < mostLinks; links += 1) {
    const whole = await found(realpath(at), 'ELOOP');
    if (whole !== undefined) return whole;
    // A pipe behind /dev/stdout exists, but has no path of its own.
    if ((await found(stat(at))) !== undefined) return at;
    const next = await found(readlink(at));
    if (next === undefined) return at;
    const folder = await found(realpath(dirname(at)));
    at = resolve(folder ?? dirname(at), next);
  }
  throw Object.assign(new Error(`Too many links at ${path}`), { code: 'ELOOP' });
}

/** Undefined for any failure but those named in `thrown`. */
async function found<T>(call: Promise<T>, ...thrown: readonly string[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (thrown.includes(systemCode(error) ?? '')) throw error;
    return undefined;
  }
}
