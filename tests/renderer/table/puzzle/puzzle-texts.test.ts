import { describe, expect, it } from 'vitest';
import { loadPuzzleTexts } from '#renderer/games/index.ts';
import { hintName, hintTold, questionText, shortQuestion } from '#renderer/table/puzzle/puzzle-sentences.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { hintsOf, openPuzzle, puzzlesOf } from '#shared/puzzles/index.ts';
import { patience } from '#tests/support/patience.ts';

const { t } = createTranslator();
/** What the catalogue lacks is shown by its name, and a fact that is missing by its brackets. */
const lacks = /puzzle(?:Short|Hints)?\.|\{\{|undefined|NaN/u;

/** Puzzles of a kind have the same hints, so that some of each are enough. */
function someOfEach(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const counts = new Map<string, number>();
  return puzzles.filter(({ kind, facts }) => {
    const key = JSON.stringify([kind, facts]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= 4;
  });
}

describe.each(gameIds)('the puzzles of %s', (id) => {
  it('P20 have question, row and hints in words', { timeout: patience * 3 }, async () => {
    const texts = await loadPuzzleTexts(id);
    const puzzles = someOfEach(await puzzlesOf(id));
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const hints = expectOk(hintsOf(puzzle, expectOk(await openPuzzle(puzzle))));
      const said = [
        questionText(t, puzzle),
        shortQuestion(t, puzzle),
        ...hints.flatMap((hint) => [hintName(t, id, hint), hintTold(t, { puzzle, texts }, hint)]),
      ];
      for (const text of said) expect(text).not.toMatch(lacks);
      expect(new Set(said.slice(2).filter((_, at) => at % 2 === 0)).size).toBe(hints.length);
    }
  });
});
