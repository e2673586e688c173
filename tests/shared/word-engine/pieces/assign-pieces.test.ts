import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignPieces, cheapestPieces, type LaidLetter } from '#shared/word-engine/index.ts';
import type { Piece } from '#shared/word-engine/position.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { randomPieces } from '#tests/support/word-engine/random-words.ts';
import { slowAssignments } from '#tests/support/word-engine/slow-words.ts';
import { runs } from '#tests/support/runs.ts';

const cube = (letters: string, value = 1): Piece => ({
  faces: Array.from(letters, (letter) => ({ letter, value })),
});
const blank: Piece = { faces: [], blank: true };
const laid = (letters: string): readonly LaidLetter[] =>
  Array.from(letters, (letter) => ({ letter, value: 1, blank: false }));

describe('which piece shows which letter', () => {
  it('is settled exactly, with every choice there is', () => {
    const rack = [cube('AB'), cube('AC'), cube('BC')];
    expect(assignPieces(rack, laid('AB'))).toEqual({
      pieces: [0, 2],
      choices: [
        [0, 1],
        [0, 2],
      ],
    });
    // With all three laid, A on the first leaves B for the third and C for the second.
    expect(assignPieces(rack, laid('ABC'))).toEqual({
      pieces: [0, 2, 1],
      choices: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    });
    expect(assignPieces(rack, laid('AAA'))).toBeUndefined();
    expect(assignPieces([], [])).toEqual({ pieces: [], choices: [] });
  });

  it('tells faces of other values and blanks apart', () => {
    const rack = [cube('A', 2), blank, cube('A', 1)];
    expect(assignPieces(rack, laid('A'))?.choices).toEqual([[2]]);
    expect(assignPieces(rack, [{ letter: 'A', value: 0, blank: true }])?.choices).toEqual([[1]]);
    expect(assignPieces(rack, [{ letter: 'A', value: 0, blank: false }])).toBeUndefined();
  });

  it('keeps what is worth most', () => {
    const rack = [cube('AB'), cube('AC'), cube('BC'), cube('AZ')];
    const worths = [9, 5, 7, 1];
    const worthOf = (piece: Piece): number => worths[rack.indexOf(piece)] ?? 0;
    expect(cheapestPieces(rack, laid('A'), worthOf)).toEqual([3]);
    expect(cheapestPieces(rack, laid('AB'), worthOf)).toEqual([3, 2]);
    expect(cheapestPieces(rack, laid('AC'), worthOf)).toEqual([3, 1]);
    expect(cheapestPieces(rack, laid('AC'), () => 4)).toEqual([0, 1]);
    expect(cheapestPieces(rack, laid('ZZ'), worthOf)).toBeUndefined();
  });

  it('agrees with every assignment written out', () => {
    const letters = 'ABCD';
    const letter = fc.record({
      letter: fc.constantFrom(...letters),
      value: fc.constantFrom(0, 1),
      blank: fc.constant(false),
    });
    const places = fc.record({ place: fc.nat(5), face: fc.nat(3) });
    const worths = fc.array(fc.nat(20), { minLength: 6, maxLength: 6 });
    let several = 0;
    assertCompared(
      fc.property(
        randomPieces(letters, 1, 6, [0, 1]),
        fc.uniqueArray(places, { maxLength: 5, size: 'max', selector: ({ place }) => place }),
        fc.option(letter, { nil: undefined, freq: 4 }),
        worths,
        (rack, given, more, worth) => {
          // Faces of pieces of the rack, and at times one more, so that most racks can show what is laid.
          const shown = given.flatMap(({ place, face }): LaidLetter[] => {
            const piece = rack[place];
            if (piece?.blank === true) return [{ letter: 'A', value: 0, blank: true }];
            const one = piece?.faces[face % piece.faces.length];
            return one === undefined ? [] : [{ ...one, blank: false }];
          });
          if (more !== undefined) shown.push(more);
          const every = slowAssignments(rack, shown);
          const assigned = assignPieces(rack, shown);
          const kept = cheapestPieces(rack, shown, (piece) => worth[rack.indexOf(piece)] ?? 0);
          if (every.length === 0) {
            expect(assigned).toBeUndefined();
            expect(kept).toBeUndefined();
            return;
          }
          if (every.length > 1) several += 1;
          const first = every.toSorted((one, other) => compare(one, other))[0];
          expect(assigned?.pieces).toEqual(first);
          expect(assigned?.choices).toEqual(
            shown.map((_, at) => [...new Set(every.map((pieces) => pieces[at]))].sort()),
          );
          // Equal pieces have one worth: `indexOf` finds the first of them.
          const spent = (pieces: readonly number[]): number =>
            pieces.reduce(
              (sum, piece) => sum + (worth[rack.findIndex((one) => one === rack[piece])] ?? 0),
              0,
            );
          const least = Math.min(...every.map(spent));
          const cheapest = every.filter((pieces) => spent(pieces) === least).toSorted(compare)[0];
          expect(kept).toEqual(cheapest);
        },
      ),
      { numRuns: runs(1_000), least: 150 },
      () => several,
    );
  });

  it('takes ten blanks without listing their 3,628,800 orders', () => {
    const rack = new Array<Piece>(10).fill(blank);
    const ten = laid('ABCDEFGHIJ').map((one) => ({ ...one, value: 0, blank: true }));
    expect(assignPieces(rack, ten)?.choices.every((choice) => choice.length === 10)).toBe(true);
  });
});

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((piece, at) => piece - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
