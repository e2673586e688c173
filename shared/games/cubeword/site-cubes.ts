import { type PieceSet } from '#shared/pieces/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { isJoker, lettersOn } from './cubes.ts';

/** A cube that is to be sited: which, where that is said, and what it shows. */
export interface WantedCube {
  readonly cube: CubeId | undefined;
  readonly letter: string;
  readonly blank: boolean;
}

/**
 * A cube for each, those that are named as they are, the others each another cube of the pool that can show it: the
 * first of the set for which the rest works out, too. The Joker is only sited where it is named. Undefined where the
 * pool cannot show them all.
 */
export function cubesFor(
  set: PieceSet,
  pool: readonly CubeId[],
  wanted: readonly WantedCube[],
): readonly CubeId[] | undefined {
  const named = new Set(wanted.flatMap(({ cube }) => cube ?? []));
  const free = pool.filter((cube) => !named.has(cube) && !isJoker(cube));
  // Letters first: any cube that is left shows a blank.
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

/** The letters that no cube of the pool can show; where each has one, all of them, for only together they are too many. */
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
