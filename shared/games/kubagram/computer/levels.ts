/** What a computer player of one strength may do. */
export interface ComputerLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /** The tier of words it knows, where the list has tiers (SCOWL levels); undefined for the whole list. */
  readonly tier: number | undefined;
  /** The most letters of a word that it sees in the central field. */
  readonly longest: number;
  /** Whether it joins words that lie (K10), and in the last turn makes them longer. */
  readonly joins: boolean;
  /** Of a hundred dice, for how many it looks for the letter that brings the best word; the others it lays anyhow. */
  readonly thinks: number;
  /** How much it minds what the next player may make of what it leaves, in points a point. */
  readonly care: number;
  /** What a joker is worth that is set aside: it lays one only for more. */
  readonly jokerWorth: number;
  /** Of a hundred words that are not in the list, how many it challenges where the table judges. */
  readonly doubts: number;
}

/** From a beginner to the best play there is; a test holds that each wins most games against the one before. */
export const computerLevels: readonly [ComputerLevel, ...ComputerLevel[]] = [
  { level: 1, tier: 35, longest: 5, joins: false, thinks: 80, care: 0, jokerWorth: 0, doubts: 40 },
  { level: 2, tier: 35, longest: 7, joins: true, thinks: 97, care: 0, jokerWorth: 0, doubts: 60 },
  { level: 3, tier: 50, longest: 21, joins: true, thinks: 74, care: 0.3, jokerWorth: 30, doubts: 80 },
  {
    level: 4,
    tier: undefined,
    longest: 21,
    joins: true,
    thinks: 100,
    care: 0.3,
    jokerWorth: 30,
    doubts: 100,
  },
];
