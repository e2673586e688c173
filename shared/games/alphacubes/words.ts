import { layeredJudge, type LayeredJudge, type NamedLayer, type WordJudge } from '#shared/lexicon/index.ts';
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
 * Whose word it is that a spelling counts, or does not: people bring words of their own, the table has a list of
 * exceptions, and in the course of a game it may let more stand.
 */
export type TableLayer = 'personal' | 'table' | 'game';

/** What of a game's options and state speaks of words. */
export interface TableRulings {
  readonly options: Pick<AlphacubesOptions, 'personalAllow' | 'personalForbid' | 'allow' | 'forbid'>;
  /** What the table let stand in this game. */
  readonly allowed: readonly string[];
}

/** The layers over the lexicon (A8), the innermost first: each outweighs those before it. */
export function tableLayers({ options, allowed }: TableRulings): readonly NamedLayer<TableLayer>[] {
  const { personalAllow, personalForbid, allow, forbid } = options;
  return [
    { name: 'personal', allow: personalAllow, forbid: personalForbid },
    { name: 'table', allow, forbid },
    { name: 'game', allow: allowed, forbid: [] },
  ];
}

export function tableJudge(words: WordJudge, table: TableRulings): LayeredJudge<TableLayer> {
  return layeredJudge(words, tableLayers(table));
}
