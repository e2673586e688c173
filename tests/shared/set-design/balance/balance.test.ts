import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { alphacubesSet, cubewordSet, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { balanceOf, measureBalance, replacePieces } from '#shared/set-design/index.ts';
import { HandCounter } from '#shared/set-design/balance/hand-counter.ts';
import { commonEnglish, foreignLexicon } from '#tests/support/set-design/foreign-words.ts';

const words = ['AB', 'ABBA', 'BAD', 'CAB', 'CEDE', 'DAD', 'DEED', 'FACE', 'FED'];
const small = buildLexicon(words, { name: 'small', alphabet: latinAlphabet, sha256: '0'.repeat(64) });

/** Pieces by their letters; `*` is a blank. */
function setOf(pieces: readonly string[]): PieceSet {
  const faces = pieces.map((text) =>
    Array.from(text, (letter): Face => (letter === '*' ? { kind: 'blank' } : { kind: 'letter', letter })),
  );
  return expectOk(replacePieces(alphacubesSet, faces));
}

/** Whether a word can be laid, by trying every piece for every letter. */
function slowlySpells(word: string, pieces: readonly string[]): boolean {
  const [letter, ...rest] = word;
  if (letter === undefined) return true;
  return pieces.some(
    (piece, at) =>
      (piece === '*' || piece.includes(letter)) && slowlySpells(rest.join(''), pieces.toSpliced(at, 1)),
  );
}

/** All hands of so many pieces. */
function handsOf(size: number, pieces: PieceSet['pieces']): readonly PieceSet['pieces'][] {
  if (size === 0) return [[]];
  return pieces.flatMap((piece, at) =>
    handsOf(size - 1, pieces.slice(at + 1)).map((others) => [piece, ...others]),
  );
}

describe('the balance of a set', () => {
  it('counts the words that a slow twin counts, whatever the hand', () => {
    const counter = new HandCounter(small, latinAlphabet);
    const piece = fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .uniqueArray(fc.constantFrom(...'ABCDEF'), { minLength: 1, maxLength: 4 })
          .map((letters) => letters.join('')),
      },
      { weight: 1, arbitrary: fc.constant('*') },
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
        const spelled = words.filter((word) => slowlySpells(word, pieces));
        expect(counter.count(setOf(pieces).pieces)).toBe(spelled.length);
        for (const [at, letter] of [...latinAlphabet].entries()) {
          expect(counter.using[at + 1]).toBe(spelled.filter((word) => word.includes(letter)).length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('comes to the figures of all hands where there is one', () => {
    const figures = balanceOf({ set: setOf(['AB', 'B', 'AD']), lexicon: small, hands: 20 });
    // AB, ABBA has too few pieces, BAD and DAD want two D: AB and BAD.
    expect(figures).toMatchObject({
      hand: 3,
      hands: 20,
      mean: 2,
      median: 2,
      lowTenth: 2,
      error: 0,
      dead: 0,
      poor: 1,
    });
    const none = balanceOf({ set: setOf(['X', 'Q', 'Z']), lexicon: small, hands: 8 });
    expect(none).toMatchObject({ mean: 0, dead: 1, poor: 1 });
    expect(none.letters).toMatchObject([{ unused: 1 }, { unused: 1 }, { unused: 1 }]);
  });

  it('comes near to the mean of all hands of a set with blanks, within what it says', () => {
    const letters = ['A', 'A', 'B', 'C', 'D', 'D', 'E', 'E', 'F', 'B', '*', '*'];
    const set = setOf(letters);
    const counter = new HandCounter(small, latinAlphabet);
    const all = handsOf(4, set.pieces).map((hand) => counter.count(hand));
    const exact = all.reduce((sum, one) => sum + one, 0) / all.length;
    const off = Array.from({ length: 60 }, (_, seed) => {
      const { mean, error } = balanceOf({ set, lexicon: small, hand: 4, hands: 150, seed });
      return (mean - exact) / error;
    });
    const middle = off.reduce((sum, one) => sum + one, 0) / off.length;
    expect(Math.abs(middle)).toBeLessThan(0.4);
    expect(off.filter((one) => Math.abs(one) < 2).length).toBeGreaterThan(52);
  });

  it('is the same from the same seed, and gets better as it goes', () => {
    const ask = { set: alphacubesSet, lexicon: commonEnglish, hands: 40, seed: 7 };
    expect(balanceOf(ask)).toEqual(balanceOf(ask));
    expect(balanceOf({ ...ask, seed: 8 })).not.toEqual(balanceOf(ask));
    const reports = [...measureBalance(ask)];
    expect(reports.map(({ hands }) => hands)).toEqual([4, 8, 12, 16, 20, 24, 28, 32, 36]);
    expect(balanceOf({ ...ask, hands: 320 }).error).toBeLessThan(reports[1]?.error ?? 0);
  });

  it('names what blocks first', () => {
    const pieces = ['AE', 'DE', 'AD', 'BE', 'FA', 'CE', 'DA', 'EB', 'X', 'AF', 'CD', 'ED'];
    const { letters, pieces: figures } = balanceOf({
      set: setOf(pieces),
      lexicon: small,
      hand: 4,
      hands: 400,
    });
    expect(letters[0]).toMatchObject({ letter: 'X', unused: 1 });
    expect(letters[0]?.effect).toBeLessThan(0.9);
    expect(figures[0]?.piece).toBe(8);
  });

  it('leaves out what spells nothing, and knows no word in another script', () => {
    const cubes = balanceOf({ set: cubewordSet, lexicon: commonEnglish, hands: 40 });
    expect(cubes.pieces.every(({ piece }) => piece < 24)).toBe(true);
    const strange = balanceOf({ set: alphacubesSet, lexicon: foreignLexicon, hands: 8 });
    expect(strange).toMatchObject({ mean: 0, dead: 1 });
  });
});
