import { describe, expect, it } from 'vitest';
import { nextInt, randomFrom, shuffle } from '#shared/kernel/index.ts';
import { sharesByBlanks, stratifiedMean, type Stratum } from '#shared/set-design/balance/stratified-mean.ts';

/** All ways to choose so many of these. */
function chosen<Piece>(size: number, pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  if (size === 0) return [[]];
  return pieces.flatMap((piece, at) =>
    chosen(size - 1, pieces.slice(at + 1)).map((others) => [piece, ...others]),
  );
}

const isBlank = (piece: string): boolean => piece.startsWith('*');
const blanksIn = (hand: readonly string[]): number => hand.filter(isBlank).length;

describe('the mean of hands with and without blanks', () => {
  const pieces = [...'ABCDEFGHIJKL', '*1', '*2'];
  const hands = chosen(4, pieces);
  const shares = sharesByBlanks(pieces.length, 2, 4);
  /** A blank brings ten times the words, as in real sets. */
  const wordsOf = (hand: readonly string[]): number =>
    10 ** blanksIn(hand) * (5 + hand.filter((piece) => 'AEI'.includes(piece)).length);
  const exact = hands.reduce((sum, hand) => sum + wordsOf(hand), 0) / hands.length;

  function strataOf(drawn: readonly (readonly string[])[]): readonly Stratum[] {
    return shares.map((share, blanks) => {
      const words = drawn.filter((hand) => blanksIn(hand) === blanks).map(wordsOf);
      const sum = words.reduce((all, one) => all + one, 0);
      const squares = words.reduce((all, one) => all + one ** 2, 0);
      return { share, hands: words.length, sum, squares };
    });
  }

  it('knows how many hands have so many blanks', () => {
    for (const [blanks, share] of shares.entries()) {
      const counted = hands.filter((hand) => blanksIn(hand) === blanks).length / hands.length;
      expect(share).toBeCloseTo(counted, 12);
    }
    expect(sharesByBlanks(20, 0, 7)).toEqual([1]);
    expect(sharesByBlanks(3, 3, 3)).toEqual([0, 0, 0, 1]);
  });

  it('is exact where every hand was drawn', () => {
    expect(stratifiedMean(strataOf(hands)).mean).toBeCloseTo(exact, 10);
  });

  it('is nearer to the truth than the plain mean, by as much as it says', () => {
    let random = randomFrom(11);
    const found = Array.from({ length: 200 }, () => {
      const drawn = Array.from({ length: 300 }, () => {
        let at: number;
        [at, random] = nextInt(random, hands.length);
        return hands[at] ?? [];
      });
      const plain = drawn.reduce((sum, hand) => sum + wordsOf(hand), 0) / drawn.length;
      return { plain, ...stratifiedMean(strataOf(drawn)) };
    });
    const root = (of: (one: (typeof found)[number]) => number): number =>
      Math.sqrt(found.reduce((sum, one) => sum + of(one) ** 2, 0) / found.length);
    const off = root(({ mean }) => mean - exact);
    expect(off).toBeLessThan(0.7 * root(({ plain }) => plain - exact));
    expect(root(({ error }) => error) / off).toBeGreaterThan(0.85);
    expect(root(({ error }) => error) / off).toBeLessThan(1.15);
  });

  it('is the plain mean of a set without blanks, and of a sample too small to tell hands apart', () => {
    const [mixed] = shuffle(randomFrom(3), hands);
    const drawn = mixed.slice(0, 9);
    const plain = drawn.reduce((sum, hand) => sum + wordsOf(hand), 0) / drawn.length;
    expect(stratifiedMean(strataOf(drawn)).mean).toBeCloseTo(plain, 10);
    expect(stratifiedMean([{ share: 1, hands: 4, sum: 8, squares: 20 }])).toEqual({
      mean: 2,
      error: Math.sqrt(4 / 3 / 4),
    });
    expect(stratifiedMean([{ share: 1, hands: 0, sum: 0, squares: 0 }])).toEqual({ mean: 0, error: 0 });
    const none = { share: 0.1, hands: 0, sum: 0, squares: 0 };
    expect(stratifiedMean([{ share: 0.9, hands: 100, sum: 1000, squares: 10_000 }, none]).mean).toBeCloseTo(
      10,
      12,
    );
  });
});
