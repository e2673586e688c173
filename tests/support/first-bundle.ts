import { readFileSync, statSync } from 'node:fs';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * What a first visit loads before anything can be done: the entry, all it imports at once, and their styles.
 * Fonts and what is imported on demand do not count (promise D7).
 */
export function firstBundle(built: URL): { readonly files: readonly string[]; readonly bytes: number } {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk);
  const bytes = [...files].reduce((sum, file) => sum + statSync(new URL(file, built)).size, 0);
  return { files: [...files], bytes };
}
