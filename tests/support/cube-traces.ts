import { alphacubesSet } from '#shared/pieces/index.ts';
import { cubeOf } from '#shared/games/alphacubes/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';

/** A word in capitals that is no part of a longer word or a square: a letter of a cube, several of them, or a word laid. */
const capitals = /(?<!\p{L})\p{Lu}+(?![\p{L}\d])/gu;

const inOrder = (letters: readonly string[]) => [...letters].sort().join('');

/**
 * The cubes that a text names by their letters, in any way the screens write them: all letters in a row (`AEKRY`), the
 * letter on top with the others in alphabetical order behind it (`E`, then `AKRY` or `A, K, R, Y`). No word that is laid
 * on a board looks like that, but for one whose letters stand in alphabetical order.
 */
export function cubesNamedIn(text: string, cubes: Iterable<CubeId>): readonly CubeId[] {
  const words = text.match(capitals) ?? [];
  const named = new Set<string>();
  for (const [at, word] of words.entries()) {
    const letters = [...word];
    if (letters.length > 1) {
      if (inOrder(letters) === word) named.add(word);
      continue;
    }
    const behind = words.slice(at + 1, at + 2).join('');
    for (const others of [behind, ...runs(words.slice(at + 1))]) {
      if (inOrder([...others]) === others) named.add(inOrder([...letters, ...others]));
    }
  }
  return [...new Set(cubes)].filter((cube) => named.has(inOrder(cubeOf(alphacubesSet, cube).letters)));
}

/** The single letters that a list begins with: the first two joined, the first three, and so on. */
function runs(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => word.length > 1);
  const single = words.slice(0, end < 0 ? 5 : Math.min(end, 5));
  return single.map((_, at) => single.slice(0, at + 1).join(''));
}
