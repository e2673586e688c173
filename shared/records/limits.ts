/**
 * What a record may hold at most; the schema refuses more, naming the place and the limit. All of them together keep a
 * replay under 2 seconds and 200 MB, whatever the record holds (tests/bench/records.bench.ts).
 */
export const recordLimits = {
  /** Characters of the text. A game of an evening takes 40,000; 10,000 moves of 20 words take 2 to 4 million. */
  characters: 4_000_000,
  /** The same text as a file: UTF-8 has at most 3 bytes for a character of JavaScript. */
  bytes: 12_000_000,
  /** Moves, rulings and answers to plays included. Six players lay 98 cubes in fewer than 1,000. */
  moves: 10_000,
  /** Moves that were taken back are not in the record, only counted: ten for each that stayed. */
  takenBack: 100_000,
  /** Steps of hints: all four for each move of the longest record. */
  hints: 40_000,
  /** Milliseconds of a limit of time that have run: a year, where no game agrees on more than some hours. */
  timeUsed: 366 * 24 * 3_600_000,
  /** Characters of the name of such a limit; ours have 40 at most. */
  limitName: 60,
  /** Characters of a lexicon's name: 60 in a name of ours, with room for those of others. */
  lexiconName: 100,
} as const;
