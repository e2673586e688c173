/** These keep any record's replay under 2 seconds and 200 MB (tests/bench/records.bench.ts); others are refused. */
export const recordLimits = {
  /** A game of an evening takes 40,000 characters; 10,000 moves of 20 words take 2 to 4 million. */
  characters: 4_000_000,
  /** UTF-8 has at most 3 bytes for a character of JavaScript. */
  bytes: 12_000_000,
  /** Moves include rulings and answers to plays. Six players lay 98 cubes in fewer than 1,000 moves. */
  moves: 10_000,
  /** Moves taken back are only counted; this allows ten for each move that stayed. */
  takenBack: 100_000,
  /** This allows all four hint steps for each move of the longest record. */
  hints: 40_000,
  /** A time limit may have run for a year, in milliseconds, although no game allows more than some hours. */
  timeUsed: 366 * 24 * 3_600_000,
  /** A turn has up to three limits: its own, its sand and one of the game's rules. */
  limits: 30_000,
  pauses: 100_000,
  limitName: 60,
  lexiconName: 100,
} as const;
