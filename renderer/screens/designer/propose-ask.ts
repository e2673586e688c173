import type { LexiconSummary } from '#shared/contract/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { ProposeAsk } from '#shared/set-design/index.ts';

/** What a proposal is asked for: a set of the language of its list, or where nobody has told that, of the set that it replaces. */
export function proposeAsk(
  set: Pick<PieceSet, 'title' | 'language'>,
  list: Pick<LexiconSummary, 'language'>,
  how: Pick<ProposeAsk, 'kind' | 'pieces' | 'seed'>,
): Omit<ProposeAsk, 'lexicon'> {
  return { ...how, title: set.title, language: list.language?.split('-')[0] ?? set.language };
}
