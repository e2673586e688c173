import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { alphacubesSet, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { replacePieces } from '#shared/set-design/index.ts';
import { HighestScoringWords } from '#shared/set-design/lab/highest-scoring-words.ts';
import { beginWorth, measureWorth, worthFigures, type WorthSums } from '#shared/set-design/lab/worth.ts';

const words = ['AB', 'ABBA', 'BAD', 'CAB', 'CEDE', 'DAD', 'DEED', 'FACE', 'FED', 'HA'];
const lexicon = buildLexicon(words, { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) });
const values = alphacubesSet.values;

/** Pieces by their letters; `*` is a blank. */
function setOf(pieces: readonly string[]): PieceSet {
  const faces = pieces.map((text) =>
    Array.from(text, (letter): Face => (letter === '*' ? { kind: 'blank' } : { kind: 'letter', letter })),
  );
  return expectOk(replacePieces(alphacubesSet, faces));
}

/** The most that a word counts, by trying every piece for every letter; -1 where it cannot be laid. */
function slowPoints(word: string, pieces: readonly string[]): number {
  const [letter, ...rest] = word;
  if (letter === undefined) return 0;
  const ways = pieces.map((piece, at) => {
    if (piece !== '*' && !piece.includes(letter)) return -1;
    const others = slowPoints(rest.join(''), pieces.toSpliced(at, 1));
    return others < 0 ? -1 : others + (piece === '*' ? 0 : (values[letter] ?? 0));
  });
  return Math.max(-1, ...ways);
}
const slowBest = (pieces: readonly string[]): number =>
  Math.max(...words.map((word) => slowPoints(word, pieces)));

/** Every choice of so many. */
function choices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** The worth of every piece, over all hands there are. */
function exactWorth(pieces: readonly string[], hand: number): readonly number[] {
  return pieces.map((piece, own) => {
    const others = pieces.filter((_, at) => at !== own);
    const gains = choices(others, hand - 1).map((held) => {
      const points = (one: string): number => Math.max(0, slowBest([...held, one]));
      const left = [...others];
      for (const one of held) left.splice(left.indexOf(one), 1);
      return points(piece) - left.reduce((sum, one) => sum + points(one), 0) / left.length;
    });
    return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  });
}

function measured(set: PieceSet, hands: number, seed = 1, from?: WorthSums): WorthSums {
  const run = measureWorth({ set, lexicon, hand: 4, seed }, hands, from);
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value;
  }
}

/** Rich and poor pieces, a blank, one that is in no word, and two alike. */
const pieces = ['AB', 'BC', 'AD', 'DE', 'DE', 'EF', 'AH', '*', 'XZ'];

describe('the worth of a piece', () => {
  it('finds the highest-scoring word that a slow twin finds, whatever hand and newcomer', () => {
    const piece = fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .uniqueArray(fc.constantFrom(...'ABCDEFHZ'), { minLength: 1, maxLength: 4 })
          .map((letters) => letters.join('')),
      },
      { weight: 1, arbitrary: fc.constant('*') },
    );
    const words = new HighestScoringWords(alphacubesSet, lexicon);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), piece, (hand, newcomer) => {
        const [last, ...held] = setOf([newcomer, ...hand]).pieces;
        words.hold(held);
        expect(last && words.with(last)).toBe(slowBest([...hand, newcomer]));
      }),
      { numRuns: 150 },
    );
  });

  it('comes to what all hands come to, within its interval as often as it says', () => {
    const exact = exactWorth(pieces, 4);
    expect(new Set(exact.map((one) => one.toFixed(6))).size).toBe(pieces.length - 1);
    const set = setOf(pieces);
    const { pieces: found } = worthFigures(measured(set, 4_000));
    expect(found).toHaveLength(pieces.length);
    for (const { piece, value, error } of found) {
      expect(error).toBeGreaterThan(0);
      expect(Math.abs(value - (exact[piece] ?? NaN)), pieces[piece]).toBeLessThan(4 * error);
    }
    // Many short runs: their mean is right, and 95 of 100 intervals hold what is right.
    const seeds = Array.from({ length: 200 }, (_, seed) => seed);
    const runs = seeds.map((seed) => worthFigures(measured(set, 80, seed)).pieces);
    const errors = runs.flatMap((run) =>
      run.map(({ piece, value, error }) => (value - (exact[piece] ?? NaN)) / error),
    );
    const mean = errors.reduce((sum, one) => sum + one, 0) / errors.length;
    expect(Math.abs(mean)).toBeLessThan(0.15);
    const held = errors.filter((one) => Math.abs(one) < 1.96).length / errors.length;
    expect(held).toBeGreaterThan(0.92);
    expect(held).toBeLessThan(0.98);
  });

  it('tells the points of a hand and how many are dead', () => {
    const hands = choices(pieces, 4).map(slowBest);
    const { points, dead } = worthFigures(measured(setOf(pieces), 4_000));
    const mean = hands.reduce((sum, one) => sum + Math.max(0, one), 0) / hands.length;
    expect(Math.abs(points.value - mean)).toBeLessThan(4 * points.error);
    const share = hands.filter((one) => one < 0).length / hands.length;
    expect(share).toBeGreaterThan(0);
    expect(Math.abs(dead.value - share)).toBeLessThan(4 * dead.error);
  });

  it('is the same from a seed however often it stopped, and another from another', () => {
    const set = setOf(pieces);
    const whole = measured(set, 300);
    let sums: WorthSums | undefined;
    // What is kept between is plain JSON.
    for (const upTo of [1, 13, 200, 300]) {
      sums = JSON.parse(JSON.stringify(measured(set, upTo, 1, sums))) as WorthSums;
    }
    expect(sums).toEqual(whole);
    expect(measured(set, 300, 2).points).not.toEqual(whole.points);
  });

  it('is nothing among equals, and nothing is told where no piece can take another’s place', () => {
    const equal = worthFigures(measured(setOf(['AB', 'AB', 'AB', 'AB', 'AB', 'AB']), 40));
    expect(equal.pieces.map(({ value, error }) => [value, error])).toEqual(equal.pieces.map(() => [0, 0]));
    expect(equal.points).toEqual({ value: slowBest(['AB', 'AB', 'AB', 'AB']), error: 0 });
    // A hand of one less than there are pieces.
    expect(beginWorth({ set: setOf(['AB', 'BC', 'AD']), lexicon }).hand).toBe(2);
    for (const few of [['AB'], ['*']]) {
      expect(worthFigures(measured(setOf(few), 10))).toMatchObject({ hands: 0, pieces: [] });
    }
  });
});
