import { readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { systemCode } from './file-problem.ts';

/** As many links as Linux follows in one path. */
const mostLinks = 40;

/**
 * The file that a path leads to when every symbolic link is followed, be it there already or not: a write goes to it, so
 * that the link stays a link. `realpath` alone does not know a link to a file that is yet to be made. Throws the system's
 * error (ELOOP) for links that lead nowhere.
 */
export async function linkTarget(path: string): Promise<string> {
  let at = path;
  for (let links = 0; links < mostLinks; links += 1) {
    const whole = await found(realpath(at), 'ELOOP');
    if (whole !== undefined) return whole;
    // A pipe behind /dev/stdout is there, but has no path of its own.
    if ((await found(stat(at))) !== undefined) return at;
    const next = await found(readlink(at));
    if (next === undefined) return at;
    const folder = await found(realpath(dirname(at)));
    at = resolve(folder ?? dirname(at), next);
  }
  throw Object.assign(new Error(`Too many links at ${path}`), { code: 'ELOOP' });
}

/** What a call finds; undefined where it fails, except for the failures named, which are thrown. */
async function found<T>(call: Promise<T>, ...thrown: readonly string[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (thrown.includes(systemCode(error) ?? '')) throw error;
    return undefined;
  }
}
