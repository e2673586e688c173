import type { Figures } from '#electron/starter/evidence.mjs';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { isSameLength, lengths, type Length } from './lengths.ts';

/** What a run at length came to. */
export interface KeptLength extends Pick<Length, 'variable' | 'value' | 'part'> {
  readonly passed: number;
  readonly failed: number;
  readonly figures: readonly Figures[];
}

const file = new URL('at-length.json', import.meta.url);

export const keptLengths = (): readonly KeptLength[] => readKept<readonly KeptLength[]>(file) ?? [];

/** In the place of an older run of the same tests. */
export async function keepLength(length: KeptLength): Promise<void> {
  const all = [length, ...keptLengths()];
  const kept = lengths.flatMap((asked) => all.filter((one) => isSameLength(one, asked)).slice(0, 1));
  await writeKept(file, kept);
}
