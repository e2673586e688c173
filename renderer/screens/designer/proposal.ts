import { unprintableLetters } from '#print-templates/fonts/index.ts';
import { whole } from '#renderer/app/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { Proposal, ProposeAsk } from '#shared/set-design/index.ts';
import { share } from './figures.ts';

/** Letters that no font can print come first. */
export function proposalText(t: Translate, { set, figures, reference, verdict }: Proposal): string {
  const unprintable = unprintableLetters(set.pieces).join(', ');
  const warning = unprintable === '' ? [] : [t('checks:no-glyph', { letters: unprintable })];
  const sentence = t('design:propose.done', {
    title: reference.title,
    words: whole.format(figures.median),
    dead: share(figures.dead),
    theirWords: whole.format(reference.figures.median),
    theirDead: share(reference.figures.dead),
  });
  return [...warning, sentence, t(`design:propose.verdict.${verdict}`)].join(' ');
}

export function proposeAsk(
  set: Pick<PieceSet, 'title' | 'language'>,
  list: Pick<LexiconSummary, 'language'>,
  how: Pick<ProposeAsk, 'kind' | 'pieces' | 'seed'>,
): Omit<ProposeAsk, 'lexicon'> {
  return { ...how, title: set.title, language: list.language?.split('-')[0] ?? set.language };
}
