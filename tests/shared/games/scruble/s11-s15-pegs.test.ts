import { describe, expect, it } from 'vitest';
import { claimed, twistsIn } from '#tests/support/scruble/table.ts';
import { front, trial } from '#tests/support/scruble/trial.ts';

describe('S11 wild pegs', () => {
  it('S11 stand for any letter at 0 points, and a word has two real letters at least', () => {
    expect(trial({ word: 'QUEZ', pegs: '* U E *' }).score).toMatchObject({ sum: 2, total: 2 });
    expect(trial({ word: 'QUZ', pegs: '* U *', at: { ...front, from: 6 } }).problem).toEqual({
      code: 'scruble/too-few-letters',
      word: 'QUZ',
      least: 2,
    });
  });

  it('S11 are open again in the next word, and kept for S9 in the one they served', () => {
    const first = trial({
      word: 'ELF',
      pegs: 'E L *',
      at: { ...front, from: 6 },
      more: [
        { run: { ring: 9, from: 6, back: false }, pegs: 'A' },
        // The bottom layer takes the T from the front to the right, below the A.
        { run: { ring: 8, from: 4, back: false }, pegs: 'T' },
      ],
    });
    if (first.state === undefined) throw new Error('ELF can be claimed');
    const next = { twists: twistsIn('D'), at: { ring: 9, from: 5, back: false } };
    const other = claimed(first.state, { ...next, word: 'CAT' });
    expect(other.score).toMatchObject({ word: 2, crossing: undefined });
    expect(claimed(first.state, { ...next, word: 'FAT' }).score).toMatchObject({
      word: 2,
      crossing: { word: 'ELF', points: 2 },
    });
  });
});

describe('S12 premium pegs as wild ones', () => {
  const wildOnly = { premiums: 'wildOnly' } as const;

  it.each(['wild', 'wildOnly'] as const)('S12 S15 CRAZY with a 2x letter as its Z is 13 (%s)', (premiums) => {
    const score = trial({ word: 'CRAZY', pegs: 'C R A 2L Y', options: { premiums } }).score;
    expect(score).toMatchObject({ sum: 13, times: 1, total: 13 });
    expect(score?.premiums).toMatchObject([{ stands: 3, letter: 4 }]);
  });

  it('S12 a word premium multiplies the word', () => {
    expect(trial({ word: 'CRAZY', pegs: 'C R A 3W Y', options: wildOnly }).score).toMatchObject({
      sum: 9,
      times: 3,
      total: 27,
    });
  });

  it('S12 a letter premium acts on the dearer neighbour, of two alike on the earlier, at an end on its one', () => {
    const letterOf = (pegs: string, word: string) =>
      trial({ word, pegs, options: wildOnly }).score?.premiums[0]?.letter;
    expect(letterOf('S 2L R E', 'STRE')).toBe(0);
    expect(letterOf('F 2L R E', 'FTRE')).toBe(0);
    expect(letterOf('S 2L F E', 'STFE')).toBe(2);
    expect(letterOf('2L S F E', 'TSFE')).toBe(1);
    expect(letterOf('E S F 2L', 'ESFT')).toBe(2);
    // A wild neighbour counts 0.
    expect(letterOf('* 3L E F', 'ATEF')).toBe(2);
  });

  it('S12 two pegs at one letter multiply', () => {
    expect(trial({ word: 'AFAS', pegs: '2L F 3L S', options: wildOnly }).score).toMatchObject({
      sum: 4 * 6 + 1,
    });
  });

  it('S12 S7 outside a word they act with `wild`, and not with `wildOnly`', () => {
    const pegs = 'C R A 2L Y 2W';
    expect(trial({ word: 'CRAZY', pegs, options: { premiums: 'wild' } }).score?.total).toBe(26);
    expect(trial({ word: 'CRAZY', pegs, options: wildOnly }).score?.total).toBe(13);
  });
});

describe('S15 the examples of the source', () => {
  it('S15 STREET beside a 3x letter is 8 by the premium alone, as printed; played it is 13 by its length', () => {
    const score = trial({ word: 'STREET', pegs: 'S T R E E T 3L' }).score;
    expect(score?.letters.map(({ points, times }) => points * times)).toEqual([1, 1, 1, 1, 1, 3]);
    expect(score).toMatchObject({ sum: 8, times: 1, lengthBonus: 5, total: 13 });
  });

  it('S15 STREET beside a 2x word is 12, which the source prints with five ones for six letters; played 17', () => {
    const score = trial({ word: 'STREET', pegs: 'S T R E E T 2W' }).score;
    expect(score).toMatchObject({ sum: 6, times: 2, lengthBonus: 5, total: 17 });
    expect((score?.sum ?? 0) * (score?.times ?? 0)).toBe(12);
  });
});
