import {
  isJoker,
  jokersFor,
  lettersOn,
  type KubagramView,
  type ShownDie,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';

/**
 * The highest-scoring ways come first. They differ only by their jokers, each of which doubles (K8, K9); among equal
 * ways, the one that leaves more jokers aside comes first. A way without a central die makes no word and comes last.
 */
export function waysToShow(view: KubagramView, by: Seat, letters: string): readonly (readonly ShownDie[])[] {
  const field = view.central.filter(({ die }) => !isJoker(die));
  const jokers = [
    ...view.central.filter(({ die }) => isJoker(die)).map(({ die, letter }) => ({ die, letters: [letter] })),
    ...jokersFor(view, by).map((die) => ({ die, letters: lettersOn(setOf(view.options), die) })),
  ];
  const placed = new Array<CubeId | undefined>(letters.length).fill(undefined);
  const ways: (readonly ShownDie[])[] = [];
  const place = (from: number): void => {
    const joker = jokers[from];
    if (joker === undefined) {
      const way = filled(field, letters, placed);
      if (way !== undefined) ways.push(way);
      return;
    }
    for (const [at, letter] of [...letters].entries()) {
      if (placed[at] !== undefined || !joker.letters.includes(letter)) continue;
      placed[at] = joker.die;
      place(from + 1);
      placed[at] = undefined;
    }
    place(from + 1);
  };
  place(0);
  const lying = new Set(view.central.map(({ die }) => die));
  const rank = (way: readonly ShownDie[]) => {
    const central = way.filter(({ die }) => lying.has(die)).length;
    return [central > 0 ? 1 : 0, way.filter(({ die }) => isJoker(die)).length, central] as const;
  };
  return ways
    .map((way) => ({ way, rank: rank(way) }))
    .sort((one, other) => firstDifference(other.rank, one.rank))
    .map(({ way }) => way);
}

/** Fills the places without a joker from the field, left to right; returns undefined if letters are missing. */
function filled(
  field: readonly ShownDie[],
  letters: string,
  placed: readonly (CubeId | undefined)[],
): readonly ShownDie[] | undefined {
  const spare = [...field];
  const way: ShownDie[] = [];
  for (const [at, letter] of [...letters].entries()) {
    const joker = placed[at];
    const found = joker === undefined ? spare.findIndex((one) => one.letter === letter) : -1;
    const die = joker ?? spare.splice(found, found < 0 ? 0 : 1)[0]?.die;
    if (die === undefined) return undefined;
    way.push({ die, letter });
  }
  return way;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
