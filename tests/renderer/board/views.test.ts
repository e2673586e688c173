import { squareName } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { centre, fitBoard, follow } from '#renderer/board/board-fit.ts';
import { faceUp, hiddenLetters, lettersOf, tip, turnTo } from '#renderer/board/facing.ts';
import { parseSquare, step } from '#renderer/board/squares.ts';

describe('the net of a cube', () => {
  it('has the others above, left, right and below, in the order of the alphabet', () => {
    expect(faceUp([...'EORTU'], 'O')).toEqual({
      top: 'O',
      sides: { up: 'E', left: 'R', right: 'T', down: 'U' },
    });
  });

  it('keeps its letters however it is tipped, and tipping twice the same way undoes it', () => {
    const side = fc.constantFrom('up', 'left', 'right', 'down' as const);
    fc.assert(
      fc.property(fc.array(side, { maxLength: 12 }), side, (tips, last) => {
        const facing = tips.reduce((next, towards) => tip(next, towards as 'up'), faceUp([...'EORTU'], 'E'));
        expect([...lettersOf(facing)].sort()).toEqual([...'EORTU']);
        expect(hiddenLetters(facing)).toEqual([...'EORTU'].filter((letter) => letter !== facing.top));
        expect(tip(tip(facing, last as 'up'), last as 'up')).toEqual(facing);
      }),
    );
  });

  it('turns to any of its letters, and stays for one it has not', () => {
    const facing = faceUp([...'EORTU'], 'O');
    for (const letter of 'EORTU') expect(turnTo(facing, letter).top).toBe(letter);
    expect(turnTo(facing, 'Z')).toBe(facing);
  });
});

describe('the room a board has', () => {
  it('at 1280 x 800 has squares of 39 px, as drawn', () => {
    expect(fitBoard({ width: 707, height: 716 }, 17, 17)).toMatchObject({ kind: 'whole', q: 39, margin: 22 });
  });

  it('at 200 % zoom becomes a window of at least 9 x 9 squares of 28 px', () => {
    const fit = fitBoard({ width: 350, height: 350 }, 17, 17);
    expect(fit).toMatchObject({ kind: 'window', q: 31, margin: 18 });
    for (const side of [270, 290, 320, 360, 420, 500]) {
      const small = fitBoard({ width: side, height: side }, 17, 17);
      expect(small.q).toBeGreaterThanOrEqual(28);
      expect((side - small.margin) / small.q).toBeGreaterThanOrEqual(9);
    }
  });

  it('as a window has felt behind its last squares, so that it begins at a whole one everywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 260, max: 460 }), fc.integer({ min: 260, max: 460 }), (width, height) => {
        const { kind, q, margin, beyond } = fitBoard({ width, height }, 17, 21);
        expect(kind).toBe('window');
        expect((17 * q + beyond.right - (width - margin)) % q).toBe(0);
        expect((21 * q + beyond.below - (height - margin)) % q).toBe(0);
        expect(Math.max(beyond.right, beyond.below)).toBeLessThan(q);
        for (let at = 0; at < 17; at += 1) {
          const begin = centre(width - margin, at, q, 17);
          expect(begin % q).toBe(0);
          expect(begin).toBeLessThanOrEqual(at * q);
          expect(begin + width - margin).toBeGreaterThanOrEqual((at + 1) * q);
        }
      }),
    );
  });

  it('has no felt behind squares that all have room', () => {
    const low = fitBoard({ width: 534, height: 276 }, 17, 17);
    expect(low).toMatchObject({ kind: 'window', q: 28, beyond: { right: 0 } });
    expect(low.beyond.below).toBeGreaterThan(0);
    const narrow = fitBoard({ width: 276, height: 534 }, 17, 17);
    expect(narrow.beyond).toEqual({ right: low.beyond.below, below: 0 });
  });

  it('follows the cursor with two squares to spare and never past the edges', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 1 }), (walk) => {
        const [q, count, length] = [31, 17, 332];
        let begin = 0;
        for (const at of walk) {
          begin = follow(begin, length, at, q, count);
          expect(begin).toBeGreaterThanOrEqual(0);
          expect(begin).toBeLessThan(count * q - length + q);
          expect(begin % q).toBe(0);
          expect(begin).toBeLessThanOrEqual(Math.max(0, (at - 2) * q));
          expect(begin + length).toBeGreaterThanOrEqual(Math.min(count, at + 3) * q);
        }
      }),
    );
  });
});

describe('squares', () => {
  it('are named by column, then row, and read back on boards up to 21 x 21', () => {
    expect(squareName({ column: 7, row: 3 })).toBe('H4');
    for (let column = 0; column < 21; column += 1) {
      for (let row = 0; row < 21; row += 1) {
        expect(parseSquare(squareName({ column, row }), 21, 21)).toEqual({ column, row });
      }
    }
    for (const name of ['', 'R1', 'A18', 'A0', 'a1', 'A01', 'AA1', '4H']) {
      expect(parseSquare(name, 17, 17)).toBeUndefined();
    }
  });

  it('step along their line and not off the board', () => {
    expect(step({ column: 15, row: 3 }, 'across', 1, 17, 17)).toEqual({ column: 16, row: 3 });
    expect(step({ column: 16, row: 3 }, 'across', 1, 17, 17)).toBeUndefined();
    expect(step({ column: 5, row: 0 }, 'down', -1, 17, 17)).toBeUndefined();
  });
});

describe('a board in a large window', () => {
  it('fills the room it has, coordinates and all, up to any size (8.1)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 720, max: 4000 }), (side) => {
        const { kind, q, margin } = fitBoard({ width: side, height: side }, 17, 17);
        expect(kind).toBe('whole');
        const taken = 17 * q + 2 * margin;
        expect(taken).toBeLessThanOrEqual(side);
        expect(side - taken).toBeLessThan(21);
        expect(margin / q).toBeGreaterThan(0.5);
      }),
    );
  });
});
