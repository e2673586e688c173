import { describe, expect, it } from 'vitest';
import { listFor } from '#renderer/screens/new-game/list-for.ts';

const lexica = [
  { name: 'english', language: 'en-GB' },
  { name: 'large', language: 'en' },
  { name: 'dutch', language: 'nl' },
  { name: 'mine' },
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

  it('is none where there are no lists', () => {
    expect(listFor([], { inLanguage: undefined, otherwise: 'english' }, 'nl')).toBeUndefined();
  });
});
