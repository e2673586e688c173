import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { firstMatching } from '#shared/games/alphacubes/notation/assignment.ts';
import { alphacubesOptions, handSize } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { allCubes, cubes, oneCube, playLines, position } from '#tests/support/alphacubes/position.ts';

const rules = createAlphacubes(smallJudge);
const setup = (seats: number, seed: number) =>
  expectOk(rules.setup({ options: defaults(alphacubesOptions), seats, seed }));

describe('A2 cubes and hands', () => {
  it('A2 there are 98 cubes of five different letters, the total on the sixth face', () => {
    expect(alphacubesSet.pieces).toHaveLength(98);
    for (const { letters, faces } of alphacubesSet.pieces) {
      expect(new Set(letters).size).toBe(5);
      const total = letters.reduce((sum, letter) => sum + (alphacubesSet.values[letter] ?? NaN), 0);
      const shown = letters.map((letter) => ({ kind: 'letter', letter }));
      expect(faces).toEqual([...shown, { kind: 'number', number: total }]);
    }
  });

  it('A2 the sixth face is no blank: a cube shows its five letters and nothing else', () => {
    const state = position({ hands: ['AEHNO EFIRS'] });
    const placements = [
      { square: 'I9', cube: oneCube('AEHNO'), letter: 'Z' },
      { square: 'J9', cube: oneCube('EFIRS'), letter: 'E' },
    ];
    const result = rules.check(state, { kind: 'play', by: 0 as never, placements });
    expect(result).toMatchObject({
      ok: false,
      problem: { code: 'alphacubes/letter-not-on-cube', letter: 'Z' },
    });
  });

  it('A2 letters are shown by the first cubes that can, but those named stay', () => {
    const [first, second, third] = cubes('AEHNO AENST AEIOT');
    if (first === undefined || second === undefined || third === undefined) throw new Error('No cubes');
    const shown = (fixed: ReadonlyMap<number, typeof first>) =>
      firstMatching(alphacubesSet, [first, second, third], ['A', 'E'], fixed);
    expect(shown(new Map())).toEqual([first, second]);
    expect(shown(new Map([[0, third]]))).toEqual([third, first]);
    expect(shown(new Map([[1, first]]))).toEqual([second, first]);
    expect(
      shown(
        new Map([
          [0, third],
          [1, third],
        ]),
      ),
    ).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6])('A2 %i players: seven each, the rest in stock, no cube twice', (seats) => {
    const { seats: held, stock } = setup(seats, 31);
    expect(held.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => handSize));
    expect([...held.flatMap(({ hand }) => hand), ...stock].sort((a, b) => a - b)).toEqual(allCubes);
  });

  it('A2 the hand is filled up from the front of the stock after a play', () => {
    const state = position({ hands: ['EFIRS AEIOT ADIRT', 'AENST'], stock: 'BIKLS CEIOV DELNC DEFPR AENPT' });
    const after = playLines(state, ['0: I9 across IT']).state;
    expect(after.seats[0]?.hand).toEqual(cubes('ADIRT BIKLS CEIOV CDELN DEFPR AENPT'));
    expect(after.stock).toEqual([]);
  });

  it('A2 as far as the stock goes', () => {
    const state = position({ hands: ['EFIRS AEIOT ADIRT', 'AENST'], stock: 'BIKLS' });
    expect(playLines(state, ['0: I9 across IT']).state.seats[0]?.hand).toEqual(cubes('ADIRT BIKLS'));
  });

  it('A2 deals at random by the seed, and the same seed deals the same', () => {
    expect(setup(3, 5)).toEqual(setup(3, 5));
    expect(setup(3, 5).stock).not.toEqual(setup(3, 6).stock);
  });
});
