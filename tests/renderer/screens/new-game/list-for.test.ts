import { describe, expect, it } from 'vitest';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { firstListIn, listFor } from '#renderer/screens/new-game/use-game-words.ts';

const lexica = [
  { name: 'english', language: 'en-GB', alphabet: latinAlphabet },
  { name: 'large', language: 'en', alphabet: latinAlphabet },
  { name: 'dutch', language: 'nl', alphabet: latinAlphabet },
  { name: 'mine', alphabet: latinAlphabet },
];

describe('the word list of a new game', () => {
  it.each([
    ['what was chosen, where pieces are of no language', { otherwise: 'mine' }, undefined, 'mine'],
    ['in the language of the dice, where nobody has chosen', { otherwise: 'english' }, 'nl', 'dutch'],
    ['the one of other games, if it fits the dice', { otherwise: 'large' }, 'en', 'large'],
    ['not one that does not say its language', { otherwise: 'mine' }, 'en', 'english'],
    ['what was chosen for these dice', { otherwise: 'english', inLanguage: 'mine' }, 'nl', 'mine'],
    [
      'in the language of the dice, once the chosen one is gone',
      { otherwise: 'x', inLanguage: 'y' },
      'nl',
      'dutch',
    ],
    ['that of other games, where none is in the language', { otherwise: 'large' }, 'af', 'large'],
    ['the first, where the chosen one is gone', { otherwise: 'x' }, undefined, 'english'],
  ])('is %s', (_case, chosen: { otherwise: string; inLanguage?: string }, language, name) => {
    expect(listFor(lexica, { inLanguage: undefined, ...chosen }, language)?.name).toBe(name);
  });

  it.each([
    ['a list that has their letters, where nobody has chosen', {}, 'el', 'ellinika'],
    ['that list, though their language is said to be another', {}, 'en', 'ellinika'],
    ['that list, though one in other letters was chosen', { inLanguage: 'dutch' }, 'en', 'ellinika'],
  ])('of pieces in Greek is %s', (_case, chosen, language, name) => {
    const all = [...lexica, { name: 'ellinika', alphabet: 'ΑΒΓΔΩ' }];
    expect(
      listFor(all, { inLanguage: undefined, otherwise: 'english', ...chosen }, language, 'ΑΒΓΔΩ')?.name,
    ).toBe(name);
  });

  it('stays the chosen one, where the pieces have a letter more', () => {
    const all = [...lexica, { name: 'svenska', alphabet: `${latinAlphabet}Å` }];
    const chosen = { inLanguage: 'dutch', otherwise: 'english' };
    expect(listFor(all, chosen, 'sv', 'ABCDÅ')?.name).toBe('dutch');
    expect(listFor(all, { ...chosen, inLanguage: undefined }, 'sv', 'ABCDÅ')?.name).toBe('svenska');
  });

  it('is none where there are no lists', () => {
    expect(listFor([], { inLanguage: undefined, otherwise: 'english' }, 'nl')).toBeUndefined();
  });
});

describe('the list that is offered first, where nobody has chosen', () => {
  it.each([
    ['en', 'english'],
    ['nl', 'dutch'],
    ['sv', 'english'],
  ] as const)('on screens in %s is %s', (screens, name) => {
    const all = [{ name: 'a-large-one', language: 'en', alphabet: latinAlphabet }, ...lexica];
    const otherwise = firstListIn(all, screens);
    expect(otherwise).toBe(name);
    expect(listFor(all, { inLanguage: undefined, otherwise }, undefined)?.name).toBe(name);
  });

  it('is a Swedish one as soon as somebody has added it', () => {
    const all = [...lexica, { name: 'svenska', language: 'sv', alphabet: `${latinAlphabet}Å` }];
    expect(firstListIn(all, 'sv')).toBe('svenska');
  });
});
