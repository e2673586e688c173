/** What a level of computer players has in every game. */
interface Level {
  /** As a record keeps it, from 1, the weakest. */
  readonly level: number;
}

/** The level of this number; for one that only a later Cubewright has, the strongest here plays. */
export function levelIn<L extends Level>(levels: readonly [L, ...L[]], level: number): L {
  return levels.find((one) => one.level === level) ?? levels.at(-1) ?? levels[0];
}
