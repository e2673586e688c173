import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { match, waysToShow } from '#renderer/games/alphacubes/draft/matching.ts';

const letters = fc.constantFrom('A', 'B', 'C', 'D');
const cubes = fc.array(fc.uniqueArray(letters, { minLength: 1, maxLength: 3 }), { maxLength: 6 });

/** Every way to give each letter a cube of its own, by trying them all. */
function bruteForce(
  wanted: readonly string[],
  hand: readonly (readonly string[])[],
  used: readonly number[] = [],
): number[][] {
  const [letter, ...rest] = wanted;
  if (letter === undefined) return [[...used]];
  return hand.flatMap((cube, at) =>
    used.includes(at) || !cube.includes(letter) ? [] : bruteForce(rest, hand, [...used, at]),
  );
}

describe('which cube shows which letter', () => {
  it('finds a cube for every letter exactly when there is one', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 5 }), cubes, (wanted, hand) => {
        const found = match(
          wanted.map((letter) => ({ letter, cube: undefined })),
          hand.map((_, at) => at),
          (cube) => hand[cube] ?? [],
        );
        expect(found !== undefined).toBe(bruteForce(wanted, hand).length > 0);
        if (found === undefined) return;
        expect(new Set(found).size).toBe(wanted.length);
        wanted.forEach((letter, at) => {
          expect(hand[found[at] ?? -1]).toContain(letter);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('lists every set of cubes that can show the letters, once', () => {
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 4 }), cubes, (wanted, hand) => {
        const ids = hand.map((_, at) => at);
        const ways = waysToShow(wanted, ids, (cube) => hand[cube] ?? []);
        const sets = new Set(bruteForce(wanted, hand).map((way) => [...way].sort().join()));
        expect(new Set(ways.map((way) => [...way.cubes].sort().join()))).toEqual(sets);
        expect(ways).toHaveLength(sets.size);
        for (const { cubes: used, keeps } of ways) {
          expect([...used, ...keeps].sort()).toEqual([...ids].sort());
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves letters their cubes where it can', () => {
    const hand = ['AB', 'AC', 'CD'].map((cube) => [...cube]);
    const lettersOf = (cube: number) => hand[cube] ?? [];
    expect(
      match(
        [
          { letter: 'A', cube: 0 },
          { letter: 'C', cube: undefined },
        ],
        [0, 1, 2],
        lettersOf,
      ),
    ).toEqual([0, 1]);
    expect(
      match(
        [
          { letter: 'A', cube: 0 },
          { letter: 'B', cube: undefined },
        ],
        [0, 1, 2],
        lettersOf,
      ),
    ).toEqual([1, 0]);
  });
});
