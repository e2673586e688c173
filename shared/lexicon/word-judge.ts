/** Answers whether a spelling is a word: a lexicon, or a lexicon under a table's layers of allowed and forbidden words. */
export interface WordJudge {
  /** `word` in capitals, in the letters of the pieces. */
  has(word: string): boolean;
  /** All that it accepts, where it knows them all. */
  readonly words?: () => Iterable<string>;
}
