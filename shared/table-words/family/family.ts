import type { Option } from '#shared/options/index.ts';
import data from './words.json' with { type: 'json' };

/**
 * Lists of words that are not for everybody, a list a language (P10). A record names the list that a game leaves out, so a
 * list never changes: one that is made better gets another name, and this one stays.
 */
export const familyLists = ['af', 'da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pt', 'sv'] as const;
export type FamilyList = (typeof familyLists)[number];

/** The list that a game leaves out; the same switch in every game of words. */
export const familyOption = {
  kind: 'choice',
  name: 'family',
  choices: ['off', ...familyLists],
  default: 'off',
} as const satisfies Option;

/** The words of a list in capitals, with their accents. */
export function familyWords(list: FamilyList | 'off'): readonly string[] {
  return list === 'off' ? [] : data.words[list].split(' ');
}

/** The list for a language, BCP 47; undefined where there is none, or the language is not known. */
export function familyListFor(language: string | undefined): FamilyList | undefined {
  if (language === undefined) return undefined;
  const written = new Intl.Locale(language).language;
  // Both ways of writing Norwegian.
  const known = ['nb', 'nn'].includes(written) ? 'no' : written;
  return familyLists.find((list) => list === known);
}
