/** A matching gives each letter of a word its own cube that can show it; hands are small: a path search suffices. */
export interface Wanted {
  readonly letter: string;
  readonly cube: number | undefined;
}

type LettersOf = (cube: number) => readonly string[];

/** Changes as few given cubes as possible; returns undefined if the letters cannot all be shown at once. */
export function match(
  wanted: readonly Wanted[],
  cubes: readonly number[],
  lettersOf: LettersOf,
  up?: (cube: number) => string,
): readonly number[] | undefined {
  const cubeFor: (number | undefined)[] = wanted.map(({ cube }) => cube);
  const shows = (cube: number, letter: string) => lettersOf(cube).includes(letter);

  /** Letters that lose their cube to the letter at `index` get another one (an augmenting path). */
  const place = (index: number, tried: Set<number>): boolean => {
    const letter = wanted[index]?.letter ?? '';
    // Free cubes come first, so that few cubes change their letter, and among them those that need no turn.
    const free = cubes
      .filter((cube) => !cubeFor.includes(cube))
      .sort((one, other) => Number(up?.(other) === letter) - Number(up?.(one) === letter));
    const taken = cubes.filter((cube) => cubeFor.includes(cube));
    for (const cube of [...free, ...taken]) {
      if (tried.has(cube) || !shows(cube, letter)) continue;
      tried.add(cube);
      const holder = cubeFor.indexOf(cube);
      if (holder === -1 || (holder !== index && place(holder, tried))) {
        cubeFor[index] = cube;
        return true;
      }
    }
    return false;
  };

  for (const index of wanted.keys()) {
    if (cubeFor[index] === undefined && !place(index, new Set())) return undefined;
  }
  return cubeFor.filter((cube) => cube !== undefined);
}

export interface Way {
  readonly cubes: readonly number[];
  readonly keeps: readonly number[];
}

export function waysToShow(
  letters: readonly string[],
  cubes: readonly number[],
  lettersOf: LettersOf,
): readonly Way[] {
  const wanted = letters.map((letter) => ({ letter, cube: undefined }));
  return subsets(cubes, letters.length).flatMap((chosen) => {
    const matched = match(wanted, chosen, lettersOf);
    return matched === undefined
      ? []
      : [{ cubes: matched, keeps: cubes.filter((cube) => !chosen.includes(cube)) }];
  });
}

function subsets(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
