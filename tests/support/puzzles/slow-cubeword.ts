import type { Puzzle } from '#shared/engine/index.ts';
import { poolOf, type CubewordView } from '#shared/games/cubeword/index.ts';
import { createSpellingPairs, latinAlphabet } from '#shared/lexicon/index.ts';
import type { OpenedPuzzle } from '#shared/puzzles/index.ts';
import { slowBest } from '#tests/support/cubeword/slow-turns.ts';

/** Longer words cannot come to lie by two moves beside so few cubes. */
const longest = 11;

/** The most that any turn of so many moves makes, found by making all of them, with every cube of the pool. */
export function slowCubeword(
  { facts }: Puzzle,
  { view }: OpenedPuzzle,
  words: readonly string[],
): readonly number[] {
  const { felt, counted, turn, options } = view as CubewordView;
  const known = new Set(words.filter((word) => word.length <= longest));
  const { spellingOf } = createSpellingPairs(known);
  const spellings = new Map<string, string>();
  for (const word of known) if (spellingOf(word) !== word) spellings.set(word, spellingOf(word));
  const { connected } = options;
  const ask = { felt, pool: poolOf(felt), words: known, spellings, counted, turn, letters: latinAlphabet };
  return [slowBest({ ...ask, connected }, facts?.count ?? 1)];
}
