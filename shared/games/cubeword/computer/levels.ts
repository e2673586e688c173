/** How a computer of one level plays. */
export interface CubewordLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /** The tier of words it knows, where the list has tiers (SCOWL levels); undefined for the whole list. */
  readonly tier: number | undefined;
}

/** From a beginner to the best turn there is; a test holds that each wins most games against the one before. */
export const cubewordLevels: readonly [CubewordLevel, ...CubewordLevel[]] = [
  { level: 1, tier: 20 },
  { level: 2, tier: 35 },
  { level: 3, tier: 50 },
  { level: 4, tier: undefined },
];
