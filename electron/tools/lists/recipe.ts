/** The facts of a bundled list, and how its lines are gathered from its package. */
export interface Recipe {
  /** The name in records. */
  readonly name: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly alphabet: string;
  gather(): Gathered;
}

export interface Gathered {
  /** One word per line, in any order. */
  readonly lines: readonly string[];
  /** Our additions to the package, in capitals. */
  readonly added: readonly string[];
  readonly package: string;
  readonly version: string;
  /** The full licence text with its notices. */
  readonly licence: string;
  /** For a graded source: the level of each word in capitals, lowest for the most common. */
  readonly levels?: ReadonlyMap<string, number>;
}

/** Throws if a package does not hold the expected number of words, as another version of it. */
export function assertCount(what: string, counted: number, expected: number): void {
  if (counted !== expected) throw new Error(`${what}: ${counted} instead of ${expected}`);
}

/**
 * Sets `level` for these words of SCOWL unless theirs is lower; skips names and other words that are not in plain lower
 * case.
 */
export function lowerLevels(levels: Map<string, number>, words: readonly string[], level: number): void {
  for (const word of words) {
    if (!/^[a-z]{2,21}$/.test(word)) continue;
    const capitals = word.toUpperCase();
    levels.set(capitals, Math.min(level, levels.get(capitals) ?? level));
  }
}
