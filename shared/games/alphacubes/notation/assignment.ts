import type { PieceSet } from '#shared/pieces/index.ts';
import { cubeOf } from '../pieces.ts';
import type { CubeId } from '#shared/kernel/index.ts';

export type Assignment = readonly CubeId[];

export type Assignments =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly cubes: Assignment }
  | {
      readonly kind: 'several';
      /** `choices[i]` lists the cubes that show letter i in some complete assignment, in the hand's order. */
      readonly choices: readonly (readonly CubeId[])[];
      readonly cubes: Assignment;
    };

/** Makes one matching for each pair of a letter and a cube, because seven cubes may have 5,040 assignments. */
export function assignLetters(
  set: PieceSet,
  hand: readonly CubeId[],
  letters: readonly string[],
): Assignments {
  const cubes = firstMatching(set, hand, letters, new Map());
  if (cubes === undefined) return { kind: 'none' };
  const choices = letters.map((_, index) =>
    hand.filter((cube) => isMatchable(set, hand, letters, new Map([[index, cube]]))),
  );
  return choices.every((possible) => possible.length === 1)
    ? { kind: 'one', cubes }
    : { kind: 'several', choices, cubes };
}

export function firstMatching(
  set: PieceSet,
  hand: readonly CubeId[],
  letters: readonly string[],
  fixed: ReadonlyMap<number, CubeId>,
): Assignment | undefined {
  // Most words cannot be shown, so this check comes first; every further step keeps a matching possible.
  if (!isMatchable(set, hand, letters, fixed)) return undefined;
  const settled = new Map(fixed);
  for (const index of letters.keys()) {
    if (settled.has(index)) continue;
    const cube = hand.find((candidate) =>
      isMatchable(set, hand, letters, new Map([...settled, [index, candidate]])),
    );
    if (cube === undefined) return undefined;
    settled.set(index, cube);
  }
  return [...letters.keys()].map((index) => settled.get(index)).filter((cube) => cube !== undefined);
}

function isMatchable(
  set: PieceSet,
  hand: readonly CubeId[],
  letters: readonly string[],
  fixed: ReadonlyMap<number, CubeId>,
): boolean {
  const used = [...fixed.values()];
  if (new Set(used).size !== used.length) return false;
  if ([...fixed].some(([index, cube]) => !shows(set, cube, letters[index] ?? ''))) return false;
  const free = hand.filter((cube) => !used.includes(cube));
  const letterOf = new Map<CubeId, number>();
  return [...letters.keys()]
    .filter((index) => !fixed.has(index))
    .every((index) => augment(set, free, letters, index, letterOf, new Set()));
}

/** Letters that already have a cube move to another one if that helps (Kuhn). */
function augment(
  set: PieceSet,
  free: readonly CubeId[],
  letters: readonly string[],
  index: number,
  letterOf: Map<CubeId, number>,
  tried: Set<CubeId>,
): boolean {
  for (const cube of free) {
    if (tried.has(cube) || !shows(set, cube, letters[index] ?? '')) continue;
    tried.add(cube);
    const holder = letterOf.get(cube);
    if (holder === undefined || augment(set, free, letters, holder, letterOf, tried)) {
      letterOf.set(cube, index);
      return true;
    }
  }
  return false;
}

function shows(set: PieceSet, cube: CubeId, letter: string): boolean {
  return cubeOf(set, cube).letters.includes(letter);
}
