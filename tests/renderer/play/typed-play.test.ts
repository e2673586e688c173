import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { reduce } from '#renderer/games/alphacubes/draft/reduce.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { aDraft, aTableOfTheSet, doing, picture, problemOf } from './a-table.ts';

const hand = ['CEILT', 'AGHOR', 'CJORT', 'AEKOR', 'ENOQR', 'EORTU', 'ILNOY'];
const codeOf = (text: string, lying: Readonly<Record<string, string>> = {}) => {
  const table = aTableOfTheSet(hand, lying);
  return problemOf(aDraft(table), table, { kind: 'typed', text }).code;
};

describe('a play in one line (P12)', () => {
  it.each([
    ['C3 across CHECK', 'C3 across'],
    ['c3 ACROSS check', 'C3 across'],
    ['  3C  right   CHECK ', 'C3 across'],
    ['check c3 a', 'C3 across'],
    ['C03 CHECK', 'C3 across'],
    ['C3, down, chec[k]', 'C3 down'],
  ])('%s', (text, where) => {
    const table = aTableOfTheSet(hand);
    const draft = doing(aDraft(table), table, { kind: 'typed', text });
    expect(draft.laid.map(({ letter }) => letter).join('')).toBe('CHECK');
    expect(picture(draft)).toContain(`> ${where}`);
  });

  it.each([
    ['', 'alphacubes/empty-line'],
    ['CHECK', 'alphacubes/typed-unclear'],
    ['pass', 'alphacubes/typed-unclear'],
    ['C3 D4 CHECK across', 'alphacubes/typed-unclear'],
    ['C3 sideways CHECK', 'alphacubes/typed-unclear'],
    ['C3', 'alphacubes/no-word'],
    ['C3 across C', 'alphacubes/bad-word'],
    ['C3 across CH3CK', 'alphacubes/bad-word'],
    ['R4 across CHECK', 'alphacubes/not-on-board'],
    ['H5 across CHECK', 'alphacubes/off-board'],
    ['C5 across ZOO', 'alphacubes/hand-lacks'],
    ['C5 across CHECK with CEILT', 'alphacubes/cubes-do-not-fit'],
  ])('asks again for “%s”: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('never throws, whatever is typed', () => {
    const table = aTableOfTheSet(hand);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        reduce(aDraft(table), table, { kind: 'typed', text });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a play in one line, in the language of the screens', () => {
  const table = aTableOfTheSet(hand);

  it.each([
    ['nl', 'C3 omlaag CHECK', 'C3 down'],
    ['nl', 'C3 across CHECK', 'C3 across'],
    ['sv', 'C3 lodrätt CHECK', 'C3 down'],
  ] as const)('is laid in %s: %s', (language, text, where) => {
    const draft = doing(aDraft(table), table, { kind: 'typed', text, language });
    expect(picture(draft)).toContain(`> ${where}`);
  });

  it('is refused as it was typed', () => {
    expect(
      problemOf(aDraft(table), table, { kind: 'typed', text: 'C3 D4 CHECK omlaag', language: 'nl' }),
    ).toEqual({ code: 'alphacubes/typed-unclear', text: 'C3 D4 CHECK omlaag' });
  });
});

describe('laying a typed play', () => {
  it('puts what was laid back first, and lays only what does not lie there', () => {
    const table = aTableOfTheSet(hand, { E3: 'E' });
    const draft = doing(
      aDraft(table),
      table,
      { kind: 'letter', letter: 'N' },
      { kind: 'typed', text: 'C3 across CHECK' },
    );
    const [ceilt, aghor, cjort, aekor] = table.hand;
    expect(picture(draft)).toBe(`C3:C(${ceilt}) D3:H(${aghor}) F3:C(${cjort}) G3:K(${aekor}) > C3 across`);
    expect(draft.laid.some(({ picked }) => picked)).toBe(false);
  });

  it('keeps to the cubes that the line names', () => {
    const table = aTableOfTheSet(hand, { D3: 'O' });
    const draft = doing(aDraft(table), table, { kind: 'typed', text: 'C3 across NO with ILNOY' });
    expect(picture(draft)).toBe(`C3:N(${table.hand[6]}) > C3 across`);
    expect(draft.laid.map(({ picked }) => picked)).toEqual([true]);
  });

  it('says where a letter stands in the way', () => {
    const table = aTableOfTheSet(hand, { E3: 'X' });
    expect(problemOf(aDraft(table), table, { kind: 'typed', text: 'C3 across CHECK' })).toEqual({
      code: 'alphacubes/letter-differs',
      word: 'CHECK',
      square: 'E3',
      there: 'X',
      needed: 'E',
    });
  });

  it.each([
    ['behind a cube', 'D3 across CHECK', { C3: 'S' }, 'SCHECK'],
    ['before one', 'C3 across CHECK', { H3: 'S', I3: 'O' }, 'CHECKSO'],
    ['between two', 'C4 down NO', { C3: 'I', C6: 'N' }, 'INON'],
  ] as const)('lays no word whose line goes on: %s', (_, text, there, formed) => {
    const table = aTableOfTheSet(hand, there);
    const refused = problemOf(aDraft(table), table, { kind: 'typed', text });
    expect(refused).toMatchObject({ code: 'alphacubes/word-goes-on', formed });
    expect(problemText(createTranslator().t, refused)).toContain(formed);
  });

  it('says when nothing is new', () => {
    expect(codeOf('C3 across NO', { C3: 'N', D3: 'O' })).toBe('alphacubes/nothing-to-lay');
  });
});
