import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

/** Results that are kept in the repository; undefined where there are none yet. */
export function readKept<T>(file: URL): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Formatted as the project formats its files. */
export async function writeKept(file: URL, value: unknown): Promise<void> {
  const { code } = await format('kept.json', JSON.stringify(value), { printWidth: 110 });
  writeFileSync(file, code);
}
