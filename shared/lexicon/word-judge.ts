/** Answers whether a spelling is a word: a lexicon, or a lexicon under a table's layers of allowed and forbidden words. */
export interface WordJudge {
  /** `word` in capitals, A to Z. */
  has(word: string): boolean;
}
