/** How a computer of one level plays. */
export interface CubewordLevel {
  /** As the record of a game keeps it, from 1. */
  readonly level: number;
  /** The tier of words it knows, where the list has tiers (SCOWL levels); undefined for the whole list. */
  readonly tier: number | undefined;
  /** Moves that its turns have at most. */
  readonly moves: number;
  /** Work that a decision may take, and how many half-made turns it keeps: see `TurnAsk`. */
  readonly nodes: number;
  readonly width: number;
  /** Of a hundred turns in so many it plays the best that it finds. */
  readonly sees: number;
  /** In the others it scores at most this share of that. */
  readonly share: number;
}

/** From a beginner to the best turn there is; a test holds that each wins most games against the one before. */
export const cubewordLevels: readonly [CubewordLevel, ...CubewordLevel[]] = [
  { level: 1, tier: 20, moves: 5, nodes: 60_000, width: 4, sees: 88, share: 0.4 },
  { level: 2, tier: 35, moves: 5, nodes: 30_000, width: 3, sees: 89, share: 0.4 },
  { level: 3, tier: 50, moves: 5, nodes: 60_000, width: 4, sees: 80, share: 0.4 },
  { level: 4, tier: 50, moves: 5, nodes: 60_000, width: 4, sees: 93, share: 0.4 },
  { level: 5, tier: undefined, moves: 5, nodes: 60_000, width: 4, sees: 94, share: 0.4 },
  { level: 6, tier: undefined, moves: 5, nodes: 300_000, width: 12, sees: 100, share: 1 },
];
