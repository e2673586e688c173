import type { Option } from '#shared/options/index.ts';
import data from './words.json' with { type: 'json' };

/** The words are not for everybody (P10). Records name their list, so it never changes; a better one has a new name. */
export const familyLists = ['af', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pt', 'sv'] as const;
export type FamilyList = (typeof familyLists)[number];

export const familyOption = {
  kind: 'choice',
  name: 'family',
  choices: ['off', ...familyLists],
  default: 'off',
} as const satisfies Option;

/** Words are in capitals with their accents. */
export function familyWords(list: FamilyList | 'off'): readonly string[] {
  return list === 'off' ? [] : data.words[list].split(' ');
}

/** `language` is in BCP 47; undefined if it is unknown or has no list. */
export function familyListFor(language: string | undefined): FamilyList | undefined {
  if (language === undefined) return undefined;
  const written = new Intl.Locale(language).language;
  // Norwegian has two written languages, nb and nn, and one list.
  const known = ['nb', 'nn'].includes(written) ? 'no' : written;
  return familyLists.find((list) => list === known);
}
