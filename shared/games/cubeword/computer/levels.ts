export interface CubewordLevel {
  readonly level: number;
  readonly tier: number | undefined;
  readonly moves: number;
  readonly nodes: number;
  readonly width: number;
  /** In `sees` percent of turns the level plays the best turn found; in the others at most `share` of its points. */
  readonly sees: number;
  readonly share: number;
}

/** Each level wins most games against the one before, as a test checks. */
export const cubewordLevels: readonly [CubewordLevel, ...CubewordLevel[]] = [
  { level: 1, tier: 20, moves: 5, nodes: 60_000, width: 4, sees: 88, share: 0.4 },
  { level: 2, tier: 35, moves: 5, nodes: 30_000, width: 3, sees: 89, share: 0.4 },
  { level: 3, tier: 50, moves: 5, nodes: 60_000, width: 4, sees: 80, share: 0.4 },
  { level: 4, tier: 50, moves: 5, nodes: 60_000, width: 4, sees: 93, share: 0.4 },
  { level: 5, tier: undefined, moves: 5, nodes: 60_000, width: 4, sees: 94, share: 0.4 },
  { level: 6, tier: undefined, moves: 5, nodes: 300_000, width: 12, sees: 100, share: 1 },
];
