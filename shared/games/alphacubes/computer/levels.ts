/** What a computer player of one strength may do. */
export interface ComputerLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /**
   * The tier of words it knows, where the list has tiers (SCOWL levels: 10 the most common words, 70 rare ones);
   * undefined for the whole list.
   */
  readonly tier: number | undefined;
  /** The best score it allows itself, as a share of the best it could find. */
  readonly share: number;
  /** Of a hundred words that are not in the list, how many it challenges where the table judges. */
  readonly doubts: number;
}

/** From a beginner to the best play there is; a test holds that each wins most games against the one before. */
export const computerLevels: readonly [ComputerLevel, ...ComputerLevel[]] = [
  { level: 1, tier: 20, share: 0.22, doubts: 40 },
  { level: 2, tier: 35, share: 0.36, doubts: 60 },
  { level: 3, tier: 50, share: 0.58, doubts: 80 },
  { level: 4, tier: undefined, share: 1, doubts: 100 },
];
