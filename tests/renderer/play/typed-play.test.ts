import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseTypedPlay } from '#renderer/play/typed-play.ts';
import { squareName } from '#renderer/board/index.ts';
import { aDraft, aTable, doing, picture, problemOf } from './a-table.ts';

const size = { columns: 17, rows: 17 };
const hand = ['CEILT', 'AGHOR', 'CJORT', 'AEKOR', 'ENOQR', 'EORTU', 'ILNOY'];

describe('a play in one line (P12)', () => {
  it.each([
    ['G4 across CHECK', 'G4 across CHECK'],
    ['g4 ACROSS check', 'G4 across CHECK'],
    ['  4G  right   CHECK ', 'G4 across CHECK'],
    ['8H right WORD', 'H8 across WORD'],
    ['check g4 down', 'G4 down CHECK'],
    ['G4, down, check', 'G4 down CHECK'],
    ['I4 d EXPAND', 'I4 down EXPAND'],
    ['Q17 a A', 'Q17 across A'],
    ['G04 CHECK', 'G4 down CHECK'],
    ['A1 down', 'A1 down DOWN'],
  ])('%s', (text, meant) => {
    const parsed = parseTypedPlay(text, size, 'down');
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const { start, direction, word } = parsed.value;
    expect(`${squareName(start)} ${direction} ${word}`).toBe(meant);
  });

  it.each([
    '',
    'CHECK',
    'G4',
    'G4 across',
    'G4 H5 CHECK across',
    'G4 sideways CHECK',
    'G4 across CH3CK',
    'G4 across CH ECK',
  ])('asks again for “%s”', (text) => {
    const parsed = parseTypedPlay(text, size, 'across');
    if (text === 'G4 across') expect(parsed.ok).toBe(true);
    else expect(parsed).toMatchObject({ ok: false, problem: { code: 'draft/typed-unclear' } });
  });

  it('names the last square when the square is off the board', () => {
    expect(parseTypedPlay('R4 across CHECK', size, 'across')).toEqual({
      ok: false,
      problem: { code: 'draft/typed-off-board', square: 'R4', last: 'Q17' },
    });
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        parseTypedPlay(text, size, 'across');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('laying a typed play', () => {
  it('puts what was laid back first, and lays only what does not lie there', () => {
    const table = aTable(hand, { E3: 'E' });
    const draft = doing(
      aDraft(table),
      table,
      { kind: 'letter', letter: 'N' },
      { kind: 'typed', text: 'C3 across CHECK' },
    );
    expect(picture(draft)).toBe('C3:C(11) D3:H(12) F3:C(13) G3:K(14) > C3 across');
  });

  it('says where a letter stands in the way', () => {
    const table = aTable(hand, { E3: 'X' });
    expect(problemOf(aDraft(table), table, { kind: 'typed', text: 'C3 across CHECK' })).toEqual({
      code: 'draft/typed-clash',
      square: 'E3',
      letter: 'X',
      wanted: 'E',
    });
  });

  it('says when the hand has not the letters, the board no room, or nothing is new', () => {
    const table = aTable(hand, { C3: 'N', D3: 'O' });
    const typed = (text: string) => problemOf(aDraft(table), table, { kind: 'typed', text }).code;
    expect(typed('C5 across ZOO')).toBe('draft/letters-not-in-hand');
    expect(typed('H5 across CHECK')).toBe('draft/edge');
    expect(typed('C3 across NO')).toBe('draft/typed-nothing-new');
  });
});
