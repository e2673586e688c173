import type { CubeId } from '#shared/kernel/index.ts';
import type { CubeSet } from './cube-set.ts';

/** What `set check` tells about a set beyond its being sound. */
export interface SetReport {
  readonly cubes: number;
  /** Letter faces: five a cube. */
  readonly faces: number;
  /** How many cubes show a letter, for every letter that has a value. */
  readonly letters: Readonly<Record<string, number>>;
  /** Letters with a value that no cube shows. */
  readonly missing: readonly string[];
  /** Share of letter faces that are A E I O U, 0 to 1. */
  readonly vowelShare: number;
  /** Cubes without a vowel: a hand of them is hard to play. */
  readonly withoutVowel: readonly CubeId[];
  /** Cubes with the same five letters, each group once. */
  readonly duplicates: readonly (readonly CubeId[])[];
  /** Sum of all the cubes' totals. */
  readonly total: number;
  readonly boards: readonly { readonly name: string; readonly columns: number; readonly rows: number }[];
}

const vowels = 'AEIOU';

/** Counts what a set holds and what makes it hard to play; A E I O U are its vowels. */
export function checkSet(set: CubeSet): SetReport {
  const letters: Record<string, number> = Object.fromEntries(Object.keys(set.values).map((l) => [l, 0]));
  const alike = new Map<string, CubeId[]>();
  let vowelFaces = 0;
  for (const cube of set.cubes) {
    for (const letter of cube.letters) {
      letters[letter] = (letters[letter] ?? 0) + 1;
      if (vowels.includes(letter)) vowelFaces += 1;
    }
    const spelled = cube.letters.join('');
    alike.set(spelled, [...(alike.get(spelled) ?? []), cube.id]);
  }
  const faces = set.cubes.reduce((sum, cube) => sum + cube.letters.length, 0);
  return {
    cubes: set.cubes.length,
    faces,
    letters,
    missing: Object.keys(letters).filter((letter) => letters[letter] === 0),
    vowelShare: faces === 0 ? 0 : vowelFaces / faces,
    withoutVowel: set.cubes.filter((cube) => !cube.letters.some((l) => vowels.includes(l))).map((c) => c.id),
    duplicates: [...alike.values()].filter((group) => group.length > 1),
    total: set.cubes.reduce((sum, cube) => sum + cube.total, 0),
    boards: Object.values(set.boards).map(({ name, rows }) => ({
      name,
      columns: rows[0]?.length ?? 0,
      rows: rows.length,
    })),
  };
}
