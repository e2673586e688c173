/** What a computer player of one strength may do. */
export interface ComputerLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /** The tier of words it knows, where the list has tiers (SCOWL levels); undefined for the whole list. */
  readonly tier: number | undefined;
  /** The most letters of a word that it sees in the central field. */
  readonly longest: number;
  /** Whether it joins words that lie (K10). */
  readonly joins: boolean;
  /** Of a hundred words that are not in the list, how many it challenges where the table judges. */
  readonly doubts: number;
}

/** From a beginner to the best play there is; a test holds that each wins most games against the one before. */
export const computerLevels: readonly [ComputerLevel, ...ComputerLevel[]] = [
  { level: 1, tier: 20, longest: 6, joins: false, doubts: 40 },
  { level: 2, tier: 35, longest: 7, joins: false, doubts: 60 },
  { level: 3, tier: 50, longest: 9, joins: true, doubts: 80 },
  { level: 4, tier: undefined, longest: 21, joins: true, doubts: 100 },
];
