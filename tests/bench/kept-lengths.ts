import type { Figures } from '#electron/starter/evidence.mjs';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { lengths } from './lengths.ts';

/** What a run at length came to. */
export interface KeptLength {
  readonly variable: string;
  readonly value: string;
  readonly passed: number;
  readonly failed: number;
  readonly figures: readonly Figures[];
}

const file = new URL('at-length.json', import.meta.url);

export const keptLengths = (): readonly KeptLength[] => readKept<readonly KeptLength[]>(file) ?? [];

/** In the place of an older run of the same tests. */
export async function keepLength(length: KeptLength): Promise<void> {
  const all = [length, ...keptLengths()];
  const kept = lengths.flatMap(({ variable }) => all.filter((one) => one.variable === variable).slice(0, 1));
  await writeKept(file, kept);
}
