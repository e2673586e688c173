import { type PieceSet } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { isJoker, lettersOn } from './cubes.ts';

export interface WantedCube {
  readonly cube: CubeId | undefined;
  readonly letter: string;
  readonly blank: boolean;
}

/** Finds pool cubes for letters without a named one, or undefined if they do not suffice. The Joker must be named. */
export function cubesFor(
  set: PieceSet,
  pool: readonly CubeId[],
  wanted: readonly WantedCube[],
): readonly CubeId[] | undefined {
  const named = new Set(wanted.flatMap(({ cube }) => cube ?? []));
  const free = pool.filter((cube) => !named.has(cube) && !isJoker(cube));
  // Letters come first, because any remaining cube shows a blank.
  const order = [...wanted.keys()].sort(
    (one, other) => Number(wanted[one]?.blank) - Number(wanted[other]?.blank),
  );
  const found = matched(
    set,
    order.flatMap((at) => wanted[at] ?? []),
    free,
  );
  return found === undefined
    ? undefined
    : wanted.map((_, at) => found[order.indexOf(at)]).flatMap((one) => one ?? []);
}

/** Returns the letters that no pool cube has, or all letters if only their number is too large. */
export function lettersLacking(
  set: PieceSet,
  pool: readonly CubeId[],
  wanted: readonly WantedCube[],
): readonly string[] {
  const letters = wanted.flatMap(({ letter, blank }) => (blank ? [] : [letter]));
  const lacking = letters.filter((letter) => !pool.some((cube) => lettersOn(set, cube).includes(letter)));
  return lacking.length > 0 ? lacking : letters;
}

function matched(
  set: PieceSet,
  [first, ...rest]: readonly WantedCube[],
  free: readonly CubeId[],
): readonly CubeId[] | undefined {
  if (first === undefined) return [];
  const fitting =
    first.cube === undefined
      ? free.filter((cube) => first.blank || lettersOn(set, cube).includes(first.letter))
      : [first.cube];
  for (const cube of fitting) {
    const others = matched(
      set,
      rest,
      free.filter((one) => one !== cube),
    );
    if (others !== undefined) return [cube, ...others];
  }
  return undefined;
}
