export interface ComputerLevel {
  readonly level: number;
  readonly tier: number | undefined;
  readonly longest: number;
  /** The level joins lying words (K10), and makes them longer in the last turn. */
  readonly joins: boolean;
  /** For this percentage of dice the level looks for the best letter; it lays the others at random. */
  readonly thinks: number;
  /** A point that the next player may gain counts `care`; setting a joker aside is worth `jokerWorth` points. */
  readonly care: number;
  readonly jokerWorth: number;
  /** With two players the level thinks of so many turns after its own; with more, of one at most. */
  readonly foresees: number;
  /** With two players the level skips a die (K5) that would cost it so many points; undefined means never. */
  readonly skips?: number;
  /** Where the table judges, the level challenges this percentage of words that are not in the list. */
  readonly doubts: number;
}

/** Each level wins most games against the one before, as a test checks. */
export const computerLevels: readonly [ComputerLevel, ...ComputerLevel[]] = [
  {
    level: 1,
    tier: 35,
    longest: 5,
    joins: false,
    thinks: 80,
    care: 0,
    jokerWorth: 0,
    foresees: 0,
    doubts: 40,
  },
  {
    level: 2,
    tier: 35,
    longest: 7,
    joins: true,
    thinks: 97,
    care: 0,
    jokerWorth: 0,
    foresees: 0,
    doubts: 60,
  },
  {
    level: 3,
    tier: 50,
    longest: 21,
    joins: true,
    thinks: 74,
    care: 0.3,
    jokerWorth: 30,
    foresees: 1,
    doubts: 80,
  },
  {
    level: 4,
    tier: undefined,
    longest: 21,
    joins: true,
    thinks: 100,
    care: 0.3,
    jokerWorth: 30,
    foresees: 1,
    doubts: 100,
  },
  {
    level: 5,
    tier: undefined,
    longest: 21,
    joins: true,
    thinks: 100,
    care: 0.5,
    jokerWorth: 30,
    foresees: 2,
    skips: 18,
    doubts: 100,
  },
];
