import { describe, expect, it } from 'vitest';
import { parseDictation, rowsSaid } from '#shared/spoken/index.ts';

const typed = (text: string, language: 'en' | 'nl' | 'sv' = 'en') => {
  const said = parseDictation(text, language);
  return said === undefined ? undefined : said.ok ? said.value : said.problem;
};

describe('a row that was dictated', () => {
  it.each([
    ['Alpha, bravo. Charlie', 'A B C'],
    ['x-ray fox trot double you Zulu', 'X F W Z'],
    ['a, b, c.', 'A B C'],
    ['A. B. C.', 'A B C'],
    ['see a tea why', 'C A T Y'],
    ['tango joker alpha blank', 'T* A*'],
    ['Alpha open bracket Charlie hotel close bracket bravo', 'A( C H) B'],
    ['alpha (Charlie hotel) bravo', 'A( C H) B'],
    ['alpha space bravo, any. three empty, for question marks', 'A . B ? . . . ? ? ? ?'],
    ['alpha . ? bravo', 'A . ? B'],
    ['alpha BCD and echo', 'A B C D E'],
  ])('is read as it would be typed: %s', (text, expected) => {
    expect(typed(text)).toBe(expected);
  });

  it('in Dutch has an alphabet of its own, with IJ, beside the English one', () => {
    expect(typed('Anton Bernard IJmuiden, Izaak Johan spatie Quotiënt', 'nl')).toBe('A B Ĳ I J . Q');
    expect(typed('alpha Cornelis ster', 'nl')).toBe('A C*');
  });

  it('in Swedish has an alphabet of its own, with Å, Ä and Ö, beside the English one', () => {
    expect(typed('Adam Bertil Åke, Ärlig Östen tom Qvintus', 'sv')).toBe('A B Å Ä Ö . Q');
    expect(typed('Urban ä stjärna två okända alpha', 'sv')).toBe('U Ä* ? ? A');
    expect(rowsSaid('Adam nästa rad', 'sv')).toEqual(['Adam', '']);
  });

  it('has each word that was misheard named with its place', () => {
    const misheard = { code: 'spoken/misheard', words: ['sharlie', 'Fortran'], places: [3, 5] };
    expect(typed('Alpha bravo sharlie delta Fortran golf')).toEqual(misheard);
    expect(typed('joker alpha bravo')).toMatchObject({ words: ['joker'], places: [1] });
    expect(typed('alpha three bravo')).toMatchObject({ words: ['three'], places: [2] });
  });

  it.each([
    '',
    'alpha',
    'KILO',
    'absenteedogx',
    'ABSE NTEE DOGX',
    'C(AH)?.T*',
    'A(CH)KILO',
    'T*GOLF',
    'cab a(ch) .?',
    'A B C',
    'A B . C',
  ])('is told from one that was typed: “%s”', (text) => {
    expect(typed(text)).toBeUndefined();
  });

  it('is several rows where somebody says so', () => {
    expect(rowsSaid('alpha bravo, next row. Charlie New line delta', 'en')).toEqual([
      'alpha bravo,',
      'Charlie',
      'delta',
    ]);
    expect(rowsSaid('Anton volgende rij', 'nl')).toEqual(['Anton', '']);
    expect(rowsSaid('C(AH) .?', 'en')).toEqual(['C(AH) .?']);
    // A word alone is letters, until it is known that somebody speaks.
    expect(parseDictation('Charlie', 'en', true)).toEqual({ ok: true, value: 'C' });
    expect(parseDictation('absenteedogx', 'en', true)).toBeUndefined();
  });
});
