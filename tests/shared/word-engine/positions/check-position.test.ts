import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { checkPosition } from '#shared/word-engine/index.ts';
import type { Face, Layout, Piece, Position } from '#shared/word-engine/position.ts';

const { t } = createTranslator();

/** Three columns, two rows, a T on B2 and two pieces: sound in every respect. */
const layout: Layout = {
  width: 3,
  height: 2,
  letterFactors: [1, 1, 2, 1, 3, 1],
  wordFactors: [2, 1, 1, 1, 1, 3],
  start: [4],
};
const sound: Position = {
  layout,
  board: [undefined, undefined, undefined, undefined, { letter: 'T', value: 1 }, undefined],
  rack: [
    {
      faces: [
        { letter: 'A', value: 7 },
        { letter: 'B', value: 0 },
      ],
    },
    { faces: [], blank: true },
  ],
  bonuses: { 2: 30 },
};

const face = (letter: string, value = 1): Face => ({ letter, value });
const withLayout = (changes: Partial<Layout>): Position => ({ ...sound, layout: { ...layout, ...changes } });
const withRack = (...rack: readonly Piece[]): Position => ({ ...sound, rack });
const withBoard = (square: number, there: Face): Position => ({
  ...sound,
  board: sound.board.with(square, there),
});

function problemOf(position: Position, alphabet = latinAlphabet): object {
  const checked = checkPosition(position, { alphabet });
  if (checked.ok) throw new Error('Nothing was found wrong.');
  // Every fact has its place in the sentence.
  expect(problemText(t, checked.problem)).not.toMatch(/{{|undefined/);
  return checked.problem;
}

describe('a position that can be searched', () => {
  it('is passed on as it is', () => {
    const checked = checkPosition(sound, { alphabet: latinAlphabet });
    expect(checked.ok && checked.value).toBe(sound);
  });

  it('may have an empty rack, an empty board and no start square', () => {
    const bare = { ...withLayout({ start: [] }), rack: [], board: new Array<undefined>(6).fill(undefined) };
    expect(checkPosition(bare, { alphabet: latinAlphabet }).ok).toBe(true);
  });

  it('may have ten pieces, 21 x 21 squares, and letters of another alphabet', () => {
    const squares = 21 * 21;
    const large: Position = {
      layout: {
        width: 21,
        height: 21,
        letterFactors: new Array<number>(squares).fill(3),
        wordFactors: new Array<number>(squares).fill(1),
        start: [440],
      },
      board: new Array<undefined>(squares).fill(undefined),
      rack: Array.from({ length: 10 }, () => ({ faces: [face('Ĳ', 99)] })),
      bonuses: { 10: 9_999 },
    };
    expect(checkPosition(large, { alphabet: 'AĲ' }).ok).toBe(true);
    expect(problemOf(large)).toMatchObject({
      code: 'position/unknown-letter-on-rack',
      piece: 1,
      letter: 'Ĳ',
    });
  });

  it('asks nothing of the faces of a blank', () => {
    const faces = [face('?'), face('?')];
    expect(checkPosition(withRack({ faces, blank: true }), { alphabet: latinAlphabet }).ok).toBe(true);
  });
});

describe('the layout', () => {
  it.each([0, 22, 2.5, -3, NaN, Infinity])('has a side of 1 to 21, not %d', (found) => {
    const side = { least: 1, most: 21, found };
    expect(problemOf(withLayout({ width: found }))).toEqual({
      code: 'position/bad-side',
      side: 'width',
      ...side,
    });
    expect(problemOf(withLayout({ height: found }))).toEqual({
      code: 'position/bad-side',
      side: 'height',
      ...side,
    });
  });

  it.each(['letterFactors', 'wordFactors'] as const)('has one of the %s a square', (list) => {
    const expected = { code: 'position/wrong-length', list, expected: 6 };
    expect(problemOf(withLayout({ [list]: [1, 1, 1, 1, 1] }))).toEqual({ ...expected, found: 5 });
    expect(problemOf(withLayout({ [list]: [1, 1, 1, 1, 1, 1, 1] }))).toEqual({ ...expected, found: 7 });
  });

  it.each([-1, 10, 1.5, NaN])('has whole factors from 0 to 9, not %d', (found) => {
    const expected = { code: 'position/bad-factor', found, most: 9 };
    const letterFactors = layout.letterFactors.with(5, found);
    expect(problemOf(withLayout({ letterFactors }))).toEqual({ ...expected, square: 'C2' });
    const wordFactors = layout.wordFactors.with(1, found);
    expect(problemOf(withLayout({ wordFactors }))).toEqual({ ...expected, square: 'B1' });
  });

  it.each([-1, 6, 0.5])('does not start on square %d', (square) => {
    const expected = { code: 'position/start-off-board', square, squares: 6 };
    expect(problemOf(withLayout({ start: [0, square] }))).toEqual(expected);
  });

  it('lets no word score past the whole numbers of 32 bits', () => {
    const squares = 21 * 21;
    const dear = (factor: number): Position => ({
      ...sound,
      layout: {
        width: 21,
        height: 21,
        letterFactors: new Array<number>(squares).fill(9),
        wordFactors: new Array<number>(squares).fill(factor),
        start: [],
      },
      board: new Array<undefined>(squares).fill(undefined),
      rack: Array.from({ length: 10 }, () => ({ faces: [face('A', 99)] })),
    });
    expect(problemOf(dear(4))).toMatchObject({
      code: 'position/score-too-large',
      score: 4 ** 10 * 21 * 99 * 9,
    });
    expect(checkPosition({ ...dear(4), rack: [] }, { alphabet: latinAlphabet }).ok).toBe(true);
  });
});

describe('the board', () => {
  it('has an entry a square', () => {
    expect(problemOf({ ...sound, board: sound.board.slice(1) })).toEqual({
      code: 'position/wrong-length',
      list: 'board',
      found: 5,
      expected: 6,
    });
  });

  it.each(['a', '', 'AB', 'Ä', '.'])('has letters of the alphabet, not %j', (letter) => {
    expect(problemOf(withBoard(3, face(letter)))).toMatchObject({
      code: 'position/unknown-letter',
      at: 'A2',
      letter,
    });
  });

  it.each([-1, 100, 0.5, NaN])('has values from 0 to 99, not %d', (found) => {
    const expected = { code: 'position/bad-value', at: 'C1', letter: 'Q', found, most: 99 };
    expect(problemOf(withBoard(2, face('Q', found)))).toEqual(expected);
  });
});

describe('the rack', () => {
  it('has at most ten pieces', () => {
    const rack = Array.from({ length: 11 }, () => ({ faces: [face('A')] }));
    expect(problemOf(withRack(...rack))).toEqual({ code: 'position/too-many-pieces', pieces: 11, most: 10 });
  });

  it('has pieces with one to six letters, blanks apart', () => {
    const good = { faces: [face('A')] };
    expect(problemOf(withRack(good, { faces: [] }))).toEqual({ code: 'position/no-face', piece: 2 });
    const seven = { faces: [...'ABCDEFG'].map((letter) => face(letter)) };
    const expected = { code: 'position/too-many-faces', piece: 3, faces: 7, most: 6 };
    expect(problemOf(withRack(good, { faces: [], blank: true }, seven))).toEqual(expected);
  });

  it('has no letter twice on a piece, whatever it is worth', () => {
    const twice = { faces: [face('E', 1), face('A'), face('E', 2)] };
    expect(problemOf(withRack(twice))).toEqual({ code: 'position/letter-twice', piece: 1, letter: 'E' });
  });

  it.each(['e', '', 'EE', '?'])('has letters of the alphabet, not %j', (letter) => {
    const expected = { code: 'position/unknown-letter-on-rack', piece: 1, letter };
    expect(problemOf(withRack({ faces: [face('A'), face(letter)] }))).toMatchObject(expected);
  });

  it.each([-1, 100, 0.5])('has values from 0 to 99, not %d', (found) => {
    const expected = { code: 'position/bad-value-on-rack', piece: 1, letter: 'E', found, most: 99 };
    expect(problemOf(withRack({ faces: [face('E', found)] }))).toEqual(expected);
  });
});

describe('the bonuses', () => {
  it.each([
    [{ 0: 5 }, '0', 5],
    [{ 11: 5 }, '11', 5],
    [{ '01': 5 }, '01', 5],
    [{ '1e1': 5 }, '1e1', 5],
    [{ ' 3': 5 }, ' 3', 5],
    [{ 7: -1 }, '7', -1],
    [{ 7: 50, 3: 10_000 }, '3', 10_000],
    [{ 7: 2.5 }, '7', 2.5],
  ])('are for 1 to 10 pieces and whole: %j', (bonuses, pieces, found) => {
    expect(problemOf({ ...sound, bonuses })).toEqual({
      code: 'position/bad-bonus',
      pieces,
      found,
      most: 9_999,
    });
  });
});
