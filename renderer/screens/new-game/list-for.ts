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
 * is a list in the same language: the one that other games are played with, if it is one, else the first.
 */
export function listFor<List extends Pick<LexiconSummary, 'name' | 'language'>>(
  lexica: readonly List[],
  chosen: ChosenLists,
  language: string | undefined,
): List | undefined {
  const named = (name: string | undefined) => lexica.find((one) => one.name === name);
  const usual = named(chosen.otherwise) ?? lexica[0];
  if (language === undefined) return usual;
  const fits = (list: List | undefined) =>
    list?.language !== undefined && sameLanguage(list.language, language);
  return named(chosen.inLanguage) ?? (fits(usual) ? usual : (lexica.find(fits) ?? usual));
}
