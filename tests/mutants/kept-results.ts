import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { mutantParts } from './parts.ts';
import type { PartResult } from './results.ts';

const file = new URL('results.json', import.meta.url);

/** What the last run of each part came to. */
export const keptResults = (): readonly PartResult[] => readKept<readonly PartResult[]>(file) ?? [];

/** In the place of an older result of the same part; parts stand in the order of their table. */
export async function keepResult(result: PartResult): Promise<void> {
  const all = [result, ...keptResults()];
  await writeKept(
    file,
    mutantParts.flatMap(({ name }) => all.filter(({ part }) => part === name).slice(0, 1)),
  );
}
