import { withRulings, type WordJudge } from '#shared/lexicon/index.ts';
import type { AlphacubesOptions } from './options.ts';

/** A board has 21 squares a side at most. */
const wordPattern = /^[A-Z]{2,21}$/;

/** 2 to 21 capital letters, A to Z. */
export function isSpelling(word: string): boolean {
  return wordPattern.test(word);
}

/** A line of an option's list as the judge wants it: trimmed, in capitals. */
export function tidyWord(line: string): string {
  return line.trim().toUpperCase();
}

/**
 * The table's rulings over the lexicon (A8): what it let stand in this game comes first,
 * then what it forbids, then what it allows, then the lexicon.
 */
export function tableJudge(
  words: WordJudge,
  table: { readonly options: AlphacubesOptions; readonly allowed: readonly string[] },
): WordJudge {
  const { allow, forbid } = table.options;
  return withRulings(withRulings(words, allow, forbid), table.allowed, []);
}
