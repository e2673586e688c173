import type { LexiconSummary } from '#shared/contract/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { ProposeAsk } from '#shared/set-design/index.ts';

/** The set gets the language of its word list, or else that of the set that it replaces. */
export function proposeAsk(
  set: Pick<PieceSet, 'title' | 'language'>,
  list: Pick<LexiconSummary, 'language'>,
  how: Pick<ProposeAsk, 'kind' | 'pieces' | 'seed'>,
): Omit<ProposeAsk, 'lexicon'> {
  return { ...how, title: set.title, language: list.language?.split('-')[0] ?? set.language };
}
