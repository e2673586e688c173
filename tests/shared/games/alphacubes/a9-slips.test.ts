import { alphacubesSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { parseMoveLine } from '#shared/games/alphacubes/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const play = (word: string) => {
  const index = published.words.indexOf(word);
  const move = published.record.moves[index];
  if (move?.kind !== 'play') throw new Error(`${word} was not played`);
  return { index, seat: move.by, squares: move.placements.map(({ square }) => square), move };
};

describe('A9 slips of the source, as the kept record has them', () => {
  it('A9 QUANDARY crosses at its R, on L16, and still lays seven cubes', () => {
    const { squares, move } = play('QUANDARY');
    expect(squares).not.toContain('L16');
    expect(squares).toContain('M16');
    expect(move.placements).toHaveLength(7);
    expect(move.placements.map(({ letter }) => letter).join('')).toBe('QUANDAY');
  });

  it('A9 CHECK lies at G4, not Q4', () => {
    expect(play('CHECK').squares[0]).toBe('G4');
  });

  it('A9 coordinates may stand column first or row first', () => {
    for (const text of [
      'K13 across JACKING',
      '13K across JACKING',
      'K:13 across JACKING',
      '13:K across JACKING',
    ]) {
      expect(parseMoveLine(alphacubesSet, text)).toMatchObject({ ok: true, value: { start: 'K13' } });
    }
  });

  it('A9 Yellow played no splash; Orange played two, Green and Blue one each', () => {
    const splashes = [0, 1, 2, 3].map(
      (seat) =>
        published.record.moves.filter(
          (move) => move.kind === 'play' && move.by === seat && move.placements.length === 7,
        ).length,
    );
    expect(splashes).toEqual([2, 0, 1, 1]);
  });

  it('A9 the lead is 59 to 62', () => {
    const [orange = 0, ...others] = published.finalTotals;
    expect(others.map((total) => orange - total)).toEqual([60, 62, 59]);
  });
});
