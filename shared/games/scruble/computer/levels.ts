/** How a computer of one level plays. */
export interface ScrubleLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /** The tier of words it knows, where the list has tiers (SCOWL levels); undefined for the whole list. */
  readonly tier: number | undefined;
  /** Twists that its turns have at most, and how many cubes it goes on with behind two. */
  readonly further: number;
  readonly width: number;
  /** Of a hundred turns in so many it claims the best that it finds. */
  readonly sees: number;
  /** In the others it scores at most this share of that. */
  readonly share: number;
  /** Of how many claims it looks at what they leave to the next player, and how much it minds each point of that. */
  readonly replies: number;
  readonly care: number;
}

/** From a beginner to the best play there is; a test holds that each wins most games against the one before. */
export const scrubleLevels: readonly [ScrubleLevel, ...ScrubleLevel[]] = [
  { level: 1, tier: 20, further: 2, width: 0, sees: 30, share: 0.6, replies: 0, care: 0 },
  { level: 2, tier: 35, further: 2, width: 0, sees: 50, share: 0.6, replies: 0, care: 0 },
  { level: 3, tier: 50, further: 2, width: 0, sees: 82, share: 0.7, replies: 0, care: 0 },
  { level: 4, tier: undefined, further: 3, width: 20, sees: 100, share: 1, replies: 8, care: 0.5 },
];
