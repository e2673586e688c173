export interface ScrubleLevel {
  readonly level: number;
  readonly tier: number | undefined;
  /** Its turns have at most `further` twists; `width` cubes are continued after two. */
  readonly further: number;
  readonly width: number;
  /** In this percentage of turns it claims the best that it finds. */
  readonly sees: number;
  /** In the other turns it scores at most this share of the best. */
  readonly share: number;
  /**
   * For so many claims it examines what they leave to the next player, and each such point counts `care` against the
   * claim.
   */
  readonly replies: number;
  readonly care: number;
}

/**
 * Levels range from a beginner to the best play there is; a test checks that each wins most games against the one
 * before.
 */
export const scrubleLevels: readonly [ScrubleLevel, ...ScrubleLevel[]] = [
  { level: 1, tier: 20, further: 2, width: 0, sees: 30, share: 0.6, replies: 0, care: 0 },
  { level: 2, tier: 35, further: 2, width: 0, sees: 50, share: 0.6, replies: 0, care: 0 },
  { level: 3, tier: 50, further: 2, width: 0, sees: 82, share: 0.7, replies: 0, care: 0 },
  { level: 4, tier: undefined, further: 3, width: 20, sees: 100, share: 1, replies: 8, care: 0.5 },
];
