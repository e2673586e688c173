export interface ScrubleLevel {
  readonly level: number;
  readonly tier: number | undefined;
  /** The level makes at most `further` twists in a turn; after two it goes on from the best `width` cubes. */
  readonly further: number;
  readonly width: number;
  /** In `sees` percent of turns the level makes the best claim found; in the others at most `share` of its points. */
  readonly sees: number;
  readonly share: number;
  /** Each point that the `replies` best claims leave to the next player counts `care` against the claim. */
  readonly replies: number;
  readonly care: number;
}

/** Each level wins most games against the one before, as a test checks. */
export const scrubleLevels: readonly [ScrubleLevel, ...ScrubleLevel[]] = [
  { level: 1, tier: 20, further: 2, width: 0, sees: 30, share: 0.6, replies: 0, care: 0 },
  { level: 2, tier: 35, further: 2, width: 0, sees: 50, share: 0.6, replies: 0, care: 0 },
  { level: 3, tier: 50, further: 2, width: 0, sees: 82, share: 0.7, replies: 0, care: 0 },
  { level: 4, tier: undefined, further: 3, width: 20, sees: 100, share: 1, replies: 8, care: 0.5 },
];
