import type { RecordLexicon } from './game-record.ts';

export interface FoundLexicon<L> {
  readonly list: L;
  /** The list has the recorded name but other words. */
  readonly changed: boolean;
}

/**
 * Prefers a known list with the same words, whatever its name, to one with the same name. The name comes from a file
 * that anybody may have written, so it is compared with known names and never opened as a path.
 */
export function findRecorded<L extends RecordLexicon>(
  { name, sha256 }: RecordLexicon,
  known: readonly L[],
): FoundLexicon<L> | undefined {
  const same = known.filter((one) => one.sha256 === sha256);
  const list = same.find((one) => one.name === name) ?? same[0];
  if (list !== undefined) return { list, changed: false };
  const named = known.find((one) => one.name === name);
  return named === undefined ? undefined : { list: named, changed: true };
}
