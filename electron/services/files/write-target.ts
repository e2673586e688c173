import { constants, type Stats } from 'node:fs';
import { access, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';

export interface WriteTarget {
  readonly path: string;
  readonly target: string;
  readonly isDevice: boolean;
  readonly mode: number | undefined;
}

export type WriteTargetProblem =
  | FileProblem
  | { readonly code: 'file/there'; readonly path: string }
  | { readonly code: 'file/write-protected'; readonly path: string };

const anyWriteBit = 0o222;

/** Reads the permission bits, since a rename replaces a write-protected file unasked and root passes every check. */
export async function writeTarget(
  path: string,
  { overwrite }: { readonly overwrite: boolean },
): Promise<Result<WriteTarget, WriteTargetProblem>> {
  try {
    const target = await linkTarget(path);
    const stats = await statIfThere(target);
    if (stats === undefined) return ok({ path, target, isDevice: false, mode: undefined });
    if (stats.isDirectory()) return refuse({ code: 'file/not-a-file', path, kind: 'folder' });
    if (!stats.isFile()) return ok({ path, target, isDevice: true, mode: undefined });
    if (!overwrite) return refuse({ code: 'file/there', path });
    if (await isProtected(target, stats)) return refuse({ code: 'file/write-protected', path });
    return ok({ path, target, isDevice: false, mode: stats.mode & 0o7777 });
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function isProtected(path: string, { mode }: Stats): Promise<boolean> {
  if ((mode & anyWriteBit) === 0) return true;
  return access(path, constants.W_OK).then(
    () => false,
    () => true,
  );
}

/** Linux follows at most this many links in a path. */
const mostLinks = 40;

/** Follows all links even to a missing file, for which `realpath` fails; throws ELOOP for circular links. */
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

async function found<T>(call: Promise<T>, ...thrown: readonly string[]): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (thrown.includes(systemCode(error) ?? '')) throw error;
    return undefined;
  }
}
