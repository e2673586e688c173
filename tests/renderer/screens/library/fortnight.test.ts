import { describe, expect, it } from 'vitest';
import { fortnightOf } from '#renderer/screens/library/fortnight.ts';

const solved = (hints = 0) => ({ state: 'solved' as const, hints });

describe('two weeks of puzzles', () => {
  it('have a box a day, by what was solved, and count the puzzles', () => {
    const days = [
      { date: '2026-11-12', marks: { kubo: solved() } },
      { date: '2026-11-13', marks: { kubo: solved() } },
      { date: '2026-11-14', marks: { kubo: solved(1), alphacubes: solved() } },
      { date: '2026-11-25', marks: { kubo: { state: 'given-up' as const, hints: 0 } } },
      { date: '2026-11-26', marks: { kubo: solved() } },
    ];
    const { boxes, ...counts } = fortnightOf(days, '2026-11-26');
    expect(boxes).toHaveLength(14);
    expect(boxes.slice(0, 3)).toEqual(['done', 'helped', 'none']);
    expect(boxes.slice(-2)).toEqual(['none', 'done']);
    expect(counts).toEqual({ solved: 4, helped: 1 });
  });
});
