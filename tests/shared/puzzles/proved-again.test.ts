import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#shared/engine/index.ts';
import { manifestOf, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { openPuzzle, type OpenedPuzzle } from '#shared/puzzles/index.ts';
import { familyWords } from '#shared/table-words/index.ts';
import { bundledList, englishUpTo } from '#tests/support/bundled-list.ts';
import { longTest } from '#tests/support/patience.ts';
import { slowAlphacubes } from '#tests/support/puzzles/slow-alphacubes.ts';
import { slowCubeword } from '#tests/support/puzzles/slow-cubeword.ts';
import { slowKubagram } from '#tests/support/puzzles/slow-kubagram.ts';
import { slowKubo } from '#tests/support/puzzles/slow-kubo.ts';
import { slowScruble } from '#tests/support/puzzles/slow-scruble.ts';

/** `CUBEWRIGHT_PUZZLES=1000` proves so many puzzles of each game again. */
const asked = Number(process.env.CUBEWRIGHT_PUZZLES ?? 0);
const list = bundledList('english');
const frowned = new Set(familyWords('en'));
/** A sample is compared with everyday words alone, which takes a part of the time and may leave a wider margin. */
const words = (asked > 0 ? list.words : englishUpTo(50)).filter((word) => !frowned.has(word));
const judge = { has: (word: string) => list.set.has(word) };

/** Returns the points of what can be done, the most first, found without the search that made the puzzle. */
type Slow = (puzzle: Puzzle, opened: OpenedPuzzle) => readonly number[];

/** All turns of two moves take a minute, so that those of CUBEWORD are tried at length only. */
const games: readonly (readonly [id: GameId, sample: number, slow: Slow])[] = [
  ['alphacubes', 1, (_, opened) => slowAlphacubes(opened, words)],
  ['cubeword', 0, (puzzle, opened) => slowCubeword(puzzle, opened, words)],
  ['kubagram', 5, (puzzle, opened) => slowKubagram(puzzle, opened, words, judge)],
  ['kubo', 5, slowKubo],
  ['scruble', 1, (_, opened) => slowScruble(opened, words)],
];

describe('the puzzles that come with the program, proved by trying everything', () => {
  it.each(games)('are enough and right: those of %s', { timeout: longTest * 6 }, async (id, sample, slow) => {
    const kept = (await (await manifestOf(id).loadPuzzles?.())?.load()) ?? [];
    expect(kept.length).toBeGreaterThanOrEqual(200);
    for (const puzzle of kept.slice(0, asked > 0 ? asked : sample)) {
      const [best = 0, next = 0] = slow(puzzle, expectOk(await openPuzzle(puzzle)));
      expect(best, puzzle.id).toBe(puzzle.points);
      // Where any turn that makes as much is an answer, nothing is said of the next one.
      if (puzzle.kind === 'most') continue;
      if (asked > 0) expect(best - next, puzzle.id).toBe(puzzle.margin);
      else expect(best - next, puzzle.id).toBeGreaterThanOrEqual(puzzle.margin);
    }
  });
});
