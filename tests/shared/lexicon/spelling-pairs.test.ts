import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpellingPairs, type WordJudge } from '#shared/lexicon/index.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

const english = bundledList('english');
const large = bundledList('english-large');
const everything: WordJudge = { has: () => true };

describe('British and American spellings (C7)', () => {
  const pairs = createSpellingPairs(english.set);

  it.each([
    ['COLOUR', 'COLOR'],
    ['ODOUR', 'ODOR'],
    ['HARBOURED', 'HARBORED'],
    ['FAVOURITES', 'FAVORITES'],
    ['ORGANISE', 'ORGANIZE'],
    ['ORGANISATIONS', 'ORGANIZATIONS'],
    ['ANALYSED', 'ANALYZED'],
    ['CENTRE', 'CENTER'],
    ['THEATRES', 'THEATERS'],
    ['DIALOGUE', 'DIALOG'],
    ['DEFENCE', 'DEFENSE'],
    ['TRAVELLED', 'TRAVELED'],
    ['LABELLING', 'LABELING'],
  ])('%s and %s are one word', (british, american) => {
    expect(pairs.sameSpelling(british, american)).toBe(true);
    expect(pairs.sameSpelling(american, british)).toBe(true);
    expect(pairs.spellingOf(british)).toBe(pairs.spellingOf(american));
  });

  it.each([
    ['PRISE', 'PRIZE', 'the stem PR is too short'],
    ['FOUR', 'FOR', 'the stem F is too short'],
    ['TIRE', 'TYRE', 'no pair of endings makes one of the other'],
    ['SHIRE', 'SHIER', 'SHIRE is excepted'],
    ['SHORE', 'SHOER', 'SHORE is excepted'],
    ['VENTRE', 'VENTER', 'VENTRE is excepted'],
    ['UMBRE', 'UMBER', 'UMBRE is excepted'],
    ['TWIRE', 'TWIER', 'TWIRE is excepted'],
    ['COLOUR', 'COLORED', 'more than the ending differs'],
    ['CENTRE', 'CENTRES', 'one is the plural of the other'],
  ])('%s and %s are two words: %s', (one, other) => {
    expect(pairs.sameSpelling(one, other)).toBe(false);
    expect(pairs.sameSpelling(other, one)).toBe(false);
  });

  it('names every way of writing a word, in order', () => {
    expect(pairs.waysOf('COLOUR')).toEqual(['COLOR', 'COLOUR']);
    expect(pairs.waysOf('COLOR')).toEqual(['COLOR', 'COLOUR']);
    expect(pairs.waysOf('TONE')).toEqual(['TONE']);
  });

  it('asks for both spellings in the lexicon', () => {
    expect(createSpellingPairs(new Set(['COLOUR'])).sameSpelling('COLOUR', 'COLOR')).toBe(false);
    expect(createSpellingPairs(new Set(['COLOUR', 'COLOR'])).sameSpelling('COLOUR', 'COLOR')).toBe(true);
    expect(pairs.spellingOf('NOSUCHWORDISE')).toBe('NOSUCHWORDISE');
  });

  it('never joins more than two words of the bundled lists', () => {
    for (const { words, set } of [english, large]) {
      const { spellingOf } = createSpellingPairs(set);
      const ways = new Map<string, number>();
      for (const word of words) ways.set(spellingOf(word), (ways.get(spellingOf(word)) ?? 0) + 1);
      expect([...ways].filter(([, count]) => count > 2)).toEqual([]);
      expect([...ways].filter(([, count]) => count === 2).length).toBeGreaterThan(2_000);
    }
  });

  it.each([
    ['LETTRE', 'LETTER'],
    ['CHANCRE', 'CHANCER'],
    ['SPAER', 'SPARE'],
  ])('keeps %s, which only the larger list has beside %s, apart', (rare, common) => {
    expect([rare, common].every((word) => large.set.has(word))).toBe(true);
    expect(createSpellingPairs(large.set).sameSpelling(rare, common)).toBe(false);
  });

  it('is the same from either side, and ends, whatever the lexicon', () => {
    const { sameSpelling, spellingOf } = createSpellingPairs(everything);
    const stem = fc.stringMatching(/^[A-Z]{0,6}$/);
    const ending = fc.constantFrom(
      'ISE',
      'IZE',
      'OUR',
      'OR',
      'RE',
      'ER',
      'ELLERS',
      'ELERS',
      'OURERS',
      'LED',
      '',
    );
    fc.assert(
      fc.property(stem, ending, ending, (start, one, other) => {
        const [a, b] = [start + one, start + other];
        expect(sameSpelling(a, b)).toBe(sameSpelling(b, a));
        expect(spellingOf(spellingOf(a))).toBe(spellingOf(a));
        expect(sameSpelling(a, spellingOf(a))).toBe(true);
      }),
    );
  });
});
