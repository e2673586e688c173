import { describe, expect, it } from 'vitest';
import { foldedRows, leastHeight, peekHeight, shownHeight } from '#renderer/table/score/whole-rows.ts';

const six = { head: 60, fold: 28, rows: [28, 28, 28, 28, 28, 28] };

describe('the rows of a score pad', () => {
  it('are all shown where they have room, and else the oldest are folded into one', () => {
    expect([228, 227, 200, 199, 172, 171].map((room) => foldedRows(six, room))).toEqual([0, 2, 2, 3, 3, 4]);
    expect(shownHeight(six, 3)).toBe(60 + 28 + 3 * 28);
  });

  it('are never fewer than three, with the folded one', () => {
    expect([150, 0].map((room) => foldedRows(six, room))).toEqual([4, 4]);
    expect(leastHeight(six)).toBe(60 + 3 * 28);
    expect(foldedRows({ ...six, rows: [28, 28, 28] }, 0)).toBe(0);
    expect(leastHeight({ ...six, rows: [28, 28] })).toBe(60 + 2 * 28);
  });

  it('may be of unlike heights', () => {
    const heights = { head: 50, fold: 28, rows: [28, 63, 28, 45, 28] };
    expect(foldedRows(heights, 242)).toBe(0);
    expect(foldedRows(heights, 200)).toBe(2);
    expect(foldedRows(heights, 178)).toBe(3);
    expect(shownHeight(heights, 3)).toBe(151);
  });
});

describe('a list that scrolls', () => {
  it('is as high as its rows where they fit', () => {
    expect(peekHeight([20, 20, 20], 6, 72)).toBe(72);
    expect(peekHeight([], 6, 72)).toBe(0);
  });

  it('shows whole rows from its end, and of the next one 24 px or three fifths, or all but 24 px', () => {
    expect(peekHeight([20, 20, 20, 20], 6, 90)).toBe(20 + 6 + 20 + 6 + 20 + 6 + 12);
    expect(peekHeight([60, 60, 20], 6, 49)).toBe(49);
    expect(peekHeight([60, 60, 20], 6, 60)).toBe(60);
    expect(peekHeight([60, 60, 20], 6, 90)).toBe(20 + 6 + 36);
    expect(peekHeight([20, 60, 20], 6, 111)).toBe(20 + 6 + 60 + 6 + 12);
  });

  it('takes all the room where that is too little for a row and a part of the next', () => {
    expect(peekHeight([60, 60], 6, 40)).toBe(40);
  });
});
