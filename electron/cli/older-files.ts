import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** The name of one of several files that are written for one `-o`: its number, as `3` or `3-back`, stands before the ending. */
export function numbered(path: string, number: string, count: number): string {
  if (count === 1) return path;
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}-${number}${ending}`;
}

/**
 * Files beside the new ones that an earlier run with the same `-o` would have called so, with more of them or only one. They
 * may be anybody's, so they are named and not removed.
 */
export async function olderFiles(
  path: string,
  files: readonly { readonly path: string }[],
): Promise<readonly string[]> {
  const written = new Set(files.map((file) => basename(file.path)));
  const ending = extname(path);
  const stem = basename(path, ending);
  const isOurs = (name: string): boolean =>
    name.startsWith(stem) &&
    name.endsWith(ending) &&
    /^(-[1-9]\d*(-back)?)?$/.test(name.slice(stem.length, -ending.length));
  const found = await readdir(dirname(path)).catch(() => []);
  return found
    .filter((name) => isOurs(name) && !written.has(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(dirname(path), name));
}
