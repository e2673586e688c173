import { describe, expect, it } from 'vitest';
import { foldings } from '#renderer/table/last-move/foldings.ts';

describe('the slip of the last move where height lacks', () => {
  it('folds the lines of a long sum first, then the moves before, then the rest', () => {
    const shown = foldings(5, 2).map(({ lines, others, pieces, from }) =>
      [lines, others, ...(from ? ['from'] : []), ...(pieces ? ['pieces'] : [])].join(' '),
    );
    expect(shown).toEqual([
      '5 2 from pieces',
      '4 2 from pieces',
      '3 2 from pieces',
      '3 1 from pieces',
      '3 0 from pieces',
      '2 0 from pieces',
      '1 0 from pieces',
      '1 0 pieces',
      '1 0',
      '0 0',
    ]);
  });

  it('shows all of a move first, and at last its title alone', () => {
    for (const [lines, others] of [
      [0, 0],
      [1, 0],
      [2, 1],
    ] as const) {
      expect(foldings(lines, others)[0]).toEqual({ lines, others, pieces: true, from: true });
      expect(foldings(lines, others).at(-1)).toEqual({ lines: 0, others: 0, pieces: false, from: false });
    }
  });
});
