import { expect, it } from 'vitest';
import { emptySet } from '#renderer/screens/designer/open-set-file.ts';
import { proposeRequest } from '#renderer/screens/designer/ProposePart.tsx';
import { knownLanguage } from '#shared/lexicon/index.ts';

const how = { kind: 'cubes', pieces: 98, seed: 3 } as const;

it('a proposed set is of the language of its list, where it is told', () => {
  const mine = { title: 'Mine', language: 'sv' };
  expect(proposeRequest(mine, { language: 'fo' }, how)).toEqual({ ...how, title: 'Mine', language: 'fo' });
  expect(proposeRequest(mine, { language: 'en-GB' }, how).language).toBe('en');
  expect(proposeRequest(mine, {}, how).language).toBe('sv');
  // Nobody has said that an empty set is English.
  expect(knownLanguage(proposeRequest(emptySet(), {}, how).language)).toBeUndefined();
});
