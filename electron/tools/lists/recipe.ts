/** How one bundled list comes about: what is known of it, and how its lines are had from its package. */
export interface Recipe {
  /** As records name it. */
  readonly name: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly alphabet: string;
  gather(): Gathered;
}

export interface Gathered {
  /** One word a line, in any order; every line must give a word. */
  readonly lines: readonly string[];
  /** Words of ours that the package lacks, in capitals. */
  readonly added: readonly string[];
  readonly package: string;
  readonly version: string;
  /** Full text of the licence, with the notices it asks for. */
  readonly licence: string;
  /** Where the source grades its words: the level of each, in capitals, lowest for the most common. */
  readonly levels?: ReadonlyMap<string, number>;
}

/** Stops where a package does not hold what it is known to hold: another figure means another package. */
export function assertCount(what: string, counted: number, expected: number): void {
  if (counted !== expected) throw new Error(`${what}: ${counted} instead of ${expected}`);
}

/** Notes that these words of SCOWL stand at `level`, where they do not stand lower; names and the like are passed over. */
export function lowerLevels(levels: Map<string, number>, words: readonly string[], level: number): void {
  for (const word of words) {
    if (!/^[a-z]{2,21}$/.test(word)) continue;
    const capitals = word.toUpperCase();
    levels.set(capitals, Math.min(level, levels.get(capitals) ?? level));
  }
}
