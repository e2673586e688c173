import type { RecordLexicon } from './game-record.ts';

export interface FoundLexicon<L> {
  readonly list: L;
  /** It has the name of the recorded list, but other words. */
  readonly changed: boolean;
}

/**
 * The list that a game was judged by, among those that are known here: the one with the same words, whatever it is
 * called by now, or else one of the same name. The name comes from a file that anybody may have written, so it is
 * compared with names that are known and never opened as a path.
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
