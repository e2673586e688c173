import type { Figures } from '#electron/starter/evidence.mjs';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { isSameLength, type Length } from './length.ts';
import { lengths } from './lengths.ts';

/** What a run at length came to. */
export interface KeptLength extends Pick<Length, 'variable' | 'value' | 'part'> {
  /** Undefined in results from before this was kept. */
  readonly sitting?: Sitting;
  readonly passed: number;
  readonly failed: number;
  readonly figures: readonly Figures[];
}

/** When and of what a run was, and what repeats it. */
export interface Sitting {
  /** `CUBEWRIGHT_SEED` of the run. */
  readonly seed: number;
  /** `2026-11-24`. */
  readonly date: string;
  /** Short hash, with a `+` behind it where sources were not committed. */
  readonly commit: string;
  readonly seconds: number;
}

const file = new URL('at-length.json', import.meta.url);

export const keptLengths = (): readonly KeptLength[] => readKept<readonly KeptLength[]>(file) ?? [];

/** In the place of an older run of the same tests. */
export async function keepLength(length: KeptLength): Promise<void> {
  const all = [length, ...keptLengths()];
  const kept = lengths.flatMap((asked) => all.filter((one) => isSameLength(one, asked)).slice(0, 1));
  await writeKept(file, kept);
}
