import { describe, expect, it } from 'vitest';
import { fitted, follow, inside, showsAll } from '#renderer/games/cubeword/felt/felt-window.ts';
import { lying } from '#tests/support/cubeword/table.ts';

const room = { width: 575, height: 575, least: 28 };
const origin = { column: 0, row: 0 };

describe('the window over the felt (C2)', () => {
  it('shows 15 places each way, the cubes in their middle', () => {
    expect(fitted([], room, origin)).toEqual({ column: -7, row: -7, columns: 15, rows: 15, q: 37 });
    const felt = lying('GINTZ T 100 -40', 'ABDTU A 104 -40');
    expect(fitted(felt, room, origin)).toEqual({ column: 95, row: -47, columns: 15, rows: 15, q: 37 });
  });

  it('takes smaller places for cubes that lie wider, with felt beyond them', () => {
    const felt = lying('GINTZ T -9 0', 'ABDTU A 5 3');
    const window = fitted(felt, room, origin);
    expect(window).toMatchObject({ columns: 19, q: 29 });
    expect(
      showsAll(window, [
        { column: -11, row: -2 },
        { column: 7, row: 5 },
      ]),
    ).toBe(true);
  });

  it('keeps places large enough where the cubes have no room, and follows the cursor', () => {
    const felt = lying('GINTZ T -90 0', 'ABDTU A 50 3');
    const window = fitted(felt, room, { column: 50, row: 3 });
    expect(window.q).toBe(28);
    expect(showsAll(window, [{ column: 52, row: 3 }])).toBe(true);
    // They have just room, and none beyond.
    const just = fitted(lying('GINTZ T 0 0', 'ABDTU A 10 3'), { width: 328, height: 350, least: 28 }, origin);
    expect(just).toMatchObject({ column: 0, columns: 11 });
    expect(fitted([], { width: 328, height: 350, least: 28 }, origin)).toMatchObject({
      columns: 11,
      rows: 12,
    });
  });

  it('moves no further than it must to show two places round the cursor', () => {
    const window = fitted([], room, origin);
    expect(follow(window, { column: 5, row: -5 })).toBe(window);
    expect(follow(window, { column: 6, row: -6 })).toEqual({ ...window, column: -6, row: -8 });
    expect(follow(window, { column: -30, row: 30 })).toEqual({ ...window, column: -32, row: 18 });
  });

  it('has for each place the nearest that it need not follow', () => {
    const window = fitted([], room, origin);
    const near = inside(window, { column: 90, row: -1 });
    expect(near).toEqual({ column: 5, row: -1 });
    expect(follow(window, near)).toBe(window);
  });
});
