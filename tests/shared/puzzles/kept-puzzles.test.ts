import { describe, expect, it } from 'vitest';
import type { Puzzle } from '#shared/engine/index.ts';
import { puzzleRow, puzzlesIn } from '#shared/games/common/kept-puzzles.ts';
import { gameIds, manifestOf } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { hintsOf, openPuzzle, puzzleRecord, verdictOf } from '#shared/puzzles/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { patience } from '#tests/support/patience.ts';

const { set, manifest } = bundledList('english');
const words = { has: (word: string) => set.has(word) };

const ids = gameIds.filter((id) => 'loadPuzzles' in manifestOf(id));

describe.each(ids)('the puzzles of %s that come with the program', (id) => {
  const loaded = manifestOf(id)
    .loadPuzzles?.()
    .then((puzzles) => puzzles.load());

  it('have their own ids and the list of words that the program has', async () => {
    const kept = (await loaded) ?? [];
    expect(new Set(kept.map((puzzle) => puzzle.id)).size).toBe(kept.length);
    for (const { lexicon, game } of kept) {
      expect(game).toBe(id);
      if (lexicon !== undefined) expect(lexicon.sha256).toBe(manifest.sha256);
    }
  });

  it('are written as they are read', async () => {
    const kept = (await loaded) ?? [];
    const [first] = kept;
    const data = { lexicon: first?.lexicon, options: first?.position.options ?? {} };
    expect(puzzlesIn(id, { ...data, puzzles: kept.map(puzzleRow) })).toEqual(kept);
  });

  it('take their answer, make a record and have hints', { timeout: patience * 3 }, async () => {
    for (const puzzle of (await loaded) ?? []) await check(puzzle);
  });

  async function check(puzzle: Puzzle): Promise<void> {
    const opened = expectOk(await openPuzzle(puzzle));
    for (const { lines, points } of puzzle.answers) {
      expect(verdictOf(puzzle, opened, lines, words), puzzle.id).toEqual({ kind: 'answer', points });
      const [first = ''] = lines;
      const begun = lines.length > 1 ? 'begun' : 'answer';
      expect(verdictOf(puzzle, opened, [first], words).kind).toBe(begun);
    }
    const hints = expectOk(hintsOf(puzzle, opened));
    expect(hints.length, puzzle.id).toBeGreaterThan(1);
    const record = puzzleRecord(puzzle, opened, []);
    expect(record.moves).toHaveLength(puzzle.position.moves.length);
  }
});
