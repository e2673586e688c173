import type { LexiconSummary } from '#shared/contract/index.ts';
import { sameLanguage } from '#shared/lexicon/index.ts';

/** The lists that people have chosen, by name. */
export interface ChosenLists {
  /** For games whose pieces are of this language. */
  readonly inLanguage: string | undefined;
  /** For other games. */
  readonly otherwise: string;
}

/**
 * The list that a game begins with. Where its pieces are made for a language and nobody has chosen a list for them, that
 * is a list in the same language: the one that other games are played with, if it is one, else the first. A list that lacks
 * letters of the pieces gives way to one that has them all, and one that was chosen does so where it has not even half of them.
 */
export function listFor<List extends Pick<LexiconSummary, 'name' | 'language' | 'alphabet'>>(
  lexica: readonly List[],
  chosen: ChosenLists,
  language: string | undefined,
  /** That the pieces show. */
  letters = '',
): List | undefined {
  const named = (name: string | undefined) => lexica.find((one) => one.name === name);
  const usual = named(chosen.otherwise) ?? lexica[0];
  const has = (list: List | undefined, share: number) =>
    list !== undefined &&
    [...letters].filter((letter) => list.alphabet.includes(letter)).length >= share * letters.length;
  const inLetters = (list: List | undefined) =>
    has(list, 1) ? list : (lexica.find((other) => has(other, 1)) ?? list);
  if (language === undefined) return has(usual, 0.5) ? usual : inLetters(usual);
  const fits = (list: List | undefined) =>
    list?.language !== undefined && sameLanguage(list.language, language);
  const wanted = named(chosen.inLanguage);
  if (wanted !== undefined && has(wanted, 0.5)) return wanted;
  return inLetters(fits(usual) ? usual : (lexica.find(fits) ?? usual));
}
