import {
  cubeAt,
  cubeIds,
  isJoker,
  lettersOn,
  type Felt,
  type FeltCube,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';

export interface Face {
  readonly letter: string;
  readonly blank: boolean;
}

type Wanted = Place & Face;

/** Any cube but the Joker can show a blank. */
export function canShow(set: PieceSet, cube: CubeId, { letter, blank }: Face): boolean {
  return !isJoker(cube) && (blank || lettersOn(set, cube).includes(letter));
}

/** Takes a free cube first, or one whose face another can show (augmenting paths, Kuhn). Cubes in `kept` stay. */
export function withFace(
  set: PieceSet,
  felt: Felt,
  place: Place,
  face: Face,
  kept: ReadonlySet<CubeId>,
): Felt | undefined {
  const others = felt.filter((one) => one !== cubeAt(felt, place));
  const wanted: readonly Wanted[] = [...others, { column: place.column, row: place.row, ...face }];
  const holders = new Map(others.map((one, at) => [one.cube, at]));
  if (!find(set, wanted, others.length, holders, kept, new Set())) return undefined;
  const cubes = new Map([...holders].map(([cube, at]) => [at, cube]));
  return wanted.flatMap(({ column, row, letter, blank }, at): readonly FeltCube[] => {
    const cube = cubes.get(at);
    return cube === undefined ? [] : [{ cube, column, row, letter, blank }];
  });
}

/** Finds a cube for `wanted[at]`, and new cubes for the faces that lose theirs. */
function find(
  set: PieceSet,
  wanted: readonly Wanted[],
  at: number,
  holders: Map<CubeId, number>,
  kept: ReadonlySet<CubeId>,
  tried: Set<CubeId>,
): boolean {
  const face = wanted[at];
  if (face === undefined) return false;
  const showing = cubeIds.filter((cube) => canShow(set, cube, face) && !tried.has(cube));
  const free = showing.find((cube) => !holders.has(cube));
  if (free !== undefined) {
    holders.set(free, at);
    return true;
  }
  for (const cube of showing) {
    const holder = holders.get(cube);
    if (holder === undefined || kept.has(cube) || tried.has(cube)) continue;
    tried.add(cube);
    if (find(set, wanted, holder, holders, kept, tried)) {
      holders.set(cube, at);
      return true;
    }
  }
  return false;
}

/** Another cube, preferably the one that lay here, takes over the cube's face elsewhere; undefined if none can. */
export function withCube(
  set: PieceSet,
  felt: Felt,
  place: Place,
  cube: CubeId,
  face: Face,
  kept: ReadonlySet<CubeId>,
): Felt | undefined {
  const here = cubeAt(felt, place);
  const before = felt.find((one) => one.cube === cube);
  const laid: FeltCube = { cube, column: place.column, row: place.row, ...face };
  const others = felt.filter((one) => one !== here && one !== before);
  if (before === undefined || before === here) return [...others, laid];
  const { letter, blank } = before;
  if (here !== undefined && canShow(set, here.cube, before))
    return [...others, laid, { ...before, cube: here.cube }];
  return withFace(set, [...others, laid], before, { letter, blank }, new Set([...kept, cube]));
}
