import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  sense,
  settle,
  settlesAt,
  stillSince,
  unsettled,
  type Settling,
} from '#shared/box-sync/index.ts';

describe('squares that settle (B6)', () => {
  it('what is felt first counts at once', () => {
    expect(sense(unsettled, '11', 5)).toEqual({ sensed: '11', since: 5, settled: '11' });
  });

  it('a die that is lifted and put back within the span was never lifted', () => {
    let now = sense(unsettled, '11', 0);
    now = sense(now, '01', 1000);
    expect(settlesAt(now, 200)).toBe(1200);
    now = settle(now, 1199, 200);
    expect(now.settled).toBe('11');
    now = sense(now, '11', 1199);
    expect(settlesAt(now, 200)).toBeUndefined();
    expect(settle(now, 5000, 200).settled).toBe('11');
  });

  it('a hand over the box counts once it is gone', () => {
    let now = sense(unsettled, '111', 0);
    for (const [at, squares] of ['011', '001', '000', '010'].entries()) now = sense(now, squares, 100 * at);
    expect(settle(now, 499, 200).settled).toBe('111');
    expect(settle(now, 500, 200).settled).toBe('010');
  });

  it('counts from when the box felt it, not from when that was heard of', () => {
    const before = sense(unsettled, '11', 0);
    const now = sense(before, '01', stillSince(1030, 30, 200));
    expect(settlesAt(now, 200)).toBe(1200);
  });

  it('waits half of the span for what may follow news that comes late, or from a clock set forward', () => {
    const before = sense(unsettled, '11', 0);
    const late = sense(before, '01', stillSince(1500, 450, 200));
    expect(settle(late, 1500, 200).settled).toBe('11');
    expect(settlesAt(late, 200)).toBe(1600);
    const setBack = sense(before, '01', stillSince(1500, -3_600_000, 200));
    expect(settlesAt(setBack, 200)).toBe(1700);
  });

  it('of a box that is gone nothing is left', () => {
    expect(sense(sense(unsettled, '1', 0), undefined, 9)).toEqual(unsettled);
  });

  it('what has held still for the span counts, and nothing else', () => {
    const spanMs = 200;
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom('00', '01', '10', '11')),
    );
    fc.assert(
      fc.property(steps, (changes) => {
        let state: Settling = sense(unsettled, '11', 0);
        let now = 0;
        let held = { squares: '11', since: 0 };
        let expected = '11';
        for (const [pause, squares] of changes) {
          now += pause;
          if (now - held.since >= spanMs) expected = held.squares;
          state = settle(state, now, spanMs);
          expect(state.settled).toBe(expected);
          if (squares !== held.squares) held = { squares, since: now };
          state = sense(state, squares, now);
        }
      }),
    );
  });
});

describe('differences', () => {
  it('a full square to be lifted, an empty one to be filled; unsure and bad ones are passed over (B14)', () => {
    expect(differencesOf('110010', '1010?1', new Set([5]))).toEqual([
      { square: 1, act: 'put' },
      { square: 2, act: 'lift' },
    ]);
  });
});
