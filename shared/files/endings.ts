/**
 * What is saved for people ends in the first of each: systems give a file to an app by its last ending, and would give
 * those that end in `.json` to any reader of JSON. The home folder keeps the long endings; files of both open everywhere.
 */
export const gameEndings = ['.cubewright', '.cubewright.json'] as const;
export const setEndings = ['.cubewright-set', '.cubewright-set.json'] as const;

/** Systems do not tell `.JSON` from `.json`, so neither does this. */
export function hasEnding(name: string, endings: readonly string[]): boolean {
  const plain = name.toLowerCase();
  return endings.some((ending) => plain.endsWith(ending));
}
