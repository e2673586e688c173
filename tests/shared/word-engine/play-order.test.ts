import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, comparePlays, type Play, type PlayList } from '#shared/word-engine/index.ts';

/** Plays with few scores and squares, so that many are equal in part. */
const play: fc.Arbitrary<Play> = fc
  .record({
    start: fc.nat(3),
    direction: fc.constantFrom('across' as const, 'down' as const),
    word: fc.constantFrom('AT', 'CAT', 'TA'),
    value: fc.nat(2),
    blank: fc.boolean(),
    score: fc.nat(9),
  })
  .map(({ value, blank, ...rest }) => ({ ...rest, laid: [{ square: 0, letter: 'A', value, blank }] }));

const listOf = (plays: readonly Play[]): PlayList => ({
  count: plays.length,
  scoreAt: (place) => plays[place]?.score ?? NaN,
  playAt: (place) => plays[place] as Play,
});

describe('the best of a list', () => {
  it('is the beginning of the sorted list, however many are wanted', () => {
    const plays = fc.array(play, { maxLength: 300, size: 'max' });
    const most = fc.oneof(fc.nat(5), fc.integer({ min: 60, max: 70 }), fc.nat(400));
    const atMost = fc.option(fc.nat(9), { nil: undefined });
    fc.assert(
      fc.property(plays, most, atMost, (all, count, ceiling) => {
        const wanted = all.filter(({ score }) => score <= (ceiling ?? Infinity)).sort(comparePlays);
        expect(bestOf(listOf(all), count, ceiling)).toEqual(wanted.slice(0, count));
      }),
    );
  });

  it('makes plays of the best alone', () => {
    const scores = Array.from({ length: 5_000 }, (_, place) => place % 1_000);
    let made = 0;
    const list: PlayList = {
      count: scores.length,
      scoreAt: (place) => scores[place] ?? NaN,
      playAt(place) {
        made += 1;
        return { start: place, direction: 'across', word: 'AT', laid: [], score: scores[place] ?? NaN };
      },
    };
    expect(bestOf(list, 3).map(({ start }) => start)).toEqual([999, 1_999, 2_999]);
    expect(made).toBe(5);
  });

  it('puts across before down, then goes by square, word, letters before blanks, and high values before low', () => {
    const base: Play = { start: 4, direction: 'across', word: 'CAT', laid: [], score: 9 };
    const laid = (value: number, blank: boolean): Play => ({
      ...base,
      laid: [{ square: 4, letter: 'C', value, blank }],
    });
    const inOrder: readonly Play[] = [
      { ...base, score: 10, direction: 'down' },
      { ...base, start: 3 },
      { ...base, word: 'ACT' },
      laid(3, false),
      laid(1, false),
      laid(0, true),
      { ...base, word: 'TAC' },
      { ...base, start: 0, direction: 'down' },
    ];
    expect(inOrder.toReversed().sort(comparePlays)).toEqual(inOrder);
  });
});
