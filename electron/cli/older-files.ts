import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** Puts the number, as `3` or `3-back`, before the ending where one `-o` makes several files. */
export function numbered(path: string, number: string, count: number): string {
  if (count === 1) return path;
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}-${number}${ending}`;
}

/**
 * Files that an earlier run with the same `-o` and another number of sheets may have left. They can be anybody's, so
 * they are named and not removed.
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
