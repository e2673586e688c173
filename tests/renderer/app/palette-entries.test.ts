import { describe, expect, it } from 'vitest';
import { bestMatches } from '#renderer/app/palette/entries.ts';

const entries = [
  'Undo the last step',
  'New game',
  'Look words up',
  'The next game of the library',
  'Renew it',
].map((text) => ({ text }));
const found = (query: string) => bestMatches(entries, query).map(({ text }) => text);

describe('what the palette finds (D10)', () => {
  it('D10 is everything for no word, in the order of the table', () => {
    expect(found('  ')).toEqual(entries.map(({ text }) => text));
  });

  it('has every word somewhere, in any case', () => {
    expect(found('GAME library')).toEqual(['The next game of the library']);
    expect(found('game nothing')).toEqual([]);
  });

  it('begins with what begins so, before what has a word that does, before the rest', () => {
    expect(found('new')).toEqual(['New game', 'Renew it']);
    expect(found('l')).toEqual(['Look words up', 'Undo the last step', 'The next game of the library']);
    expect(found('e')[0]).toBe('Undo the last step');
  });
});
