import { describe, expect, it } from 'vitest';
import { bonusOf, dieName, valueIn, valueOfWord } from '#shared/games/kubagram/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { centralOf, moved, playedOn, scoresOf, standing, wordsOf } from '#tests/support/kubagram/table.ts';

/** What the published rules say with figures, played through the rules. */
describe('the examples of the source', () => {
  it('K9 CATTLE with a joker for its E counts 42', () => {
    const state = standing({ central: 'CATTL', jokers: [['DOKTER'], []] });
    const { state: after, events } = playedOn(state, '0: claim CATTLE');
    expect(scoresOf(after)).toEqual([42, 0]);
    expect(events).toMatchObject([{ value: { bonus: 5, jokerFactor: 2, parts: 1, total: 42 } }]);
  });

  it('K9 CATTLE without a joker counts 21', () => {
    expect(scoresOf(moved(standing({ central: 'LETTAC' }), '0: claim CATTLE'))).toEqual([21, 0]);
  });

  it('K9 a word counts whatever its dice are, and a compound as often as it has words', () => {
    const dice = [...'TABLESPOON'].map((letter, at) => ({ die: cubeId(at), letter }));
    const value = (parts: number) => valueOfWord('en', { dice, parts, extended: false }).total;
    expect([value(1), value(2), value(3)]).toEqual([105, 210, 315]);
  });

  it('K9 the bonus is 5 for the sixth letter, 10 more for the seventh, 15 more for the eighth', () => {
    expect([4, 5, 6, 7, 8, 9].map(bonusOf)).toEqual([0, 0, 5, 15, 30, 50]);
  });

  it.each([3, 4, 6, 7])('K9 the bonus is the same where words have %i letters or more', (minLength) => {
    const state = standing({ central: 'COMPUTE', options: { minLength } });
    // 1 + 4 + 3 + 1 + 5 + 2 + 4, and 15.
    expect(scoresOf(moved(state, '0: claim COMPUTE'))).toEqual([35, 0]);
  });

  it('K10 TABLE of one player and SPOON of the other make TABLESPOON of two, 210', () => {
    const state = standing({ central: 'SPOON', words: [[], ['TABLE']] });
    const { state: after, events } = playedOn(state, '0: claim SPOON', '0: join TABLE SPOON');
    expect([wordsOf(after, 0), wordsOf(after, 1)]).toEqual([['TABLESPOON'], []]);
    expect(scoresOf(after)).toEqual([210, 0]);
    expect(events[1]).toMatchObject({ value: { bonus: 75, parts: 2, total: 210 } });
  });

  it('K10 both parts may lie, in one field or two, the own or another', () => {
    for (const words of [[['TABLE', 'SPOON']], [['TABLE'], ['SPOON']], [[], ['TABLE', 'SPOON']], [[], ['TABLE'], ['SPOON']]]) {
      const after = moved(standing({ seats: 3, words }), '0: join TABLE SPOON');
      expect(scoresOf(after)).toEqual([210, 0, 0]);
    }
  });

  it('K16, K11 COMPUTE of another takes R and S alone in the last turn: COMPUTERS, twice its value', () => {
    const state = standing({ central: 'SE', words: [[], ['COMPUTE']], box: { L1: 'AKR:R' } });
    const before = scoresOf(state);
    const last = moved(state, '0: take', '0: lay R', '0: declare');
    const { state: after, events } = playedOn(last, '0: extend COMPUTE to COMPUTERS', '0: end');
    expect(events[0]).toMatchObject({ how: 'extend', value: { bonus: 50, extendedFactor: 2, total: 148 } });
    expect(centralOf(after)).toBe('E');
    // The E left over costs 4, and COMPUTE leaves its owner, who loses 35.
    expect(scoresOf(after)).toEqual([148 - 4, (before[1] ?? 0) - 35]);
  });

  it('K16 the l and 0 of the printed tables are I and O', () => {
    expect(['I', 'O', 'L'].map((letter) => valueIn('en', letter))).toEqual([4, 4, 4]);
    expect(['I', 'O', 'L'].map((letter) => valueIn('nl', letter))).toEqual([2, 2, 4]);
    expect(['I', 'O', 'L'].map((letter) => valueIn('af', letter))).toEqual([2, 2, 4]);
    const names = Array.from({ length: 108 }, (_, die) => dieName('af', cubeId(die)));
    expect(names.join('')).toMatch(/^[A-Z]+$/);
  });
});
