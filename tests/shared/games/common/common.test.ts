import { describe, expect, it } from 'vitest';
import { reseat } from '#shared/games/common/reseat.ts';
import { turnReviewOf } from '#shared/games/common/review.ts';
import { allowedLater, allowedNow, rulingProblem, withWaiting } from '#shared/games/common/rulings.ts';
import { firstOf, leaders, roundOf, seatOfTurn, withEvents } from '#shared/games/common/turns.ts';
import { seat } from '#shared/kernel/index.ts';
import { noWords, wordsIn } from '#shared/lexicon/index.ts';

describe('what games share', () => {
  it('finds the seat and the round of a turn, and from them who began', () => {
    for (const seats of [1, 3, 6]) {
      for (let turn = 1; turn <= 20; turn += 1) {
        const at = seatOfTurn(turn, seat(seats - 1), seats);
        expect(firstOf(at, turn, seats)).toBe(seats - 1);
        expect(roundOf(turn, seats)).toBe(Math.floor((turn - 1) / seats) + 1);
      }
    }
  });

  it('lets all with the highest score win, even below 0', () => {
    expect(leaders([-7, -3, -11, -3])).toEqual([1, 3]);
  });

  it('tells first what led to a step', () => {
    expect(withEvents(['a'], { state: 5, events: ['b', 'c'] })).toEqual({
      state: 5,
      events: ['a', 'b', 'c'],
    });
  });

  it('moves what belongs to a seat with its player; a new seat has nothing', () => {
    const { seatOf, listOf } = reseat([2, undefined, 0]);
    expect([0, 1, 2, undefined].map(seatOf)).toEqual([2, undefined, 0, undefined]);
    expect(listOf([13, 17, 19], 0)).toEqual([19, 0, 13]);
    expect(listOf<number>(undefined, 0)).toEqual([0, 0, 0]);
  });

  it('lets words count at once, or from the next turn on', () => {
    const state = { allowed: noWords, waiting: noWords };
    expect([...wordsIn(allowedNow(state, ['QAT']).allowed)]).toEqual(['QAT']);
    const later = allowedLater(state, ['QAT']);
    expect([...wordsIn(later.allowed)]).toEqual([]);
    expect([...wordsIn(withWaiting(later).allowed)]).toEqual(['QAT']);
    expect(withWaiting(withWaiting(later)).waiting).toBe(noWords);
    expect(withWaiting(state)).toBe(state);
  });

  it('refuses rulings on no word, on too many, and on what no piece can spell', () => {
    const codes = { bad: 'x/bad-word', many: 'x/too-many-words' } as const;
    const problemOf = (words: readonly string[], letters?: string) => rulingProblem(codes, words, letters);
    expect(problemOf(['QAT', 'ZA'])).toBeUndefined();
    expect(problemOf([])).toEqual({ code: 'x/bad-word', word: '' });
    expect(problemOf(['QAT', 'ÅL'])).toEqual({ code: 'x/bad-word', word: 'ÅL' });
    expect(problemOf(['ÅL'], 'ÅL')).toBeUndefined();
    expect(problemOf(Array.from({ length: 21 }, () => 'QAT'))).toEqual({
      code: 'x/too-many-words',
      words: 21,
      most: 20,
    });
  });

  it('says what a turn could have brought, only if it is more', () => {
    const best = { points: 23 };
    expect(turnReviewOf(17, [best], true)).toEqual({ played: 17, better: best, lost: 6, exact: true });
    expect(turnReviewOf(23, [best], false)).toEqual({ played: 23, better: undefined, lost: 0, exact: false });
    expect(turnReviewOf(0, [], true).lost).toBe(0);
  });
});
