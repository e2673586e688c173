import type { LexiconSummary } from '#shared/contract/index.ts';
import { sameLanguage } from '#shared/lexicon/index.ts';

export interface ChosenLists {
  readonly inLanguage: string | undefined;
  readonly otherwise: string;
}

/**
 * Chooses the list that a game starts with. For pieces of a language without a chosen list, it is one in that language:
 * the usual list if it fits, else the first. A list that lacks letters of the pieces gives way to one that has them
 * all; a chosen list does so only if it has fewer than half of them.
 */
export function listFor<List extends Pick<LexiconSummary, 'name' | 'language' | 'alphabet'>>(
  lexica: readonly List[],
  chosen: ChosenLists,
  language: string | undefined,
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
