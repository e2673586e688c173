/** A judge is a lexicon, or a lexicon under a table's layers of allowed and forbidden words. */
export interface WordJudge {
  /** `word` is in capitals, in the letters of the pieces. */
  has(word: string): boolean;
  /** A judge that knows all its words lists them here. */
  readonly words?: () => Iterable<string>;
}
