import { unprintableLetters } from '#print-templates/fonts/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Proposal } from '#shared/set-design/index.ts';
import { share } from './share.ts';

export const words = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Letters that no font can print come first. */
export function proposalText(t: Translate, { set, figures, reference, verdict }: Proposal): string {
  const unprintable = unprintableLetters(set.pieces).join(', ');
  const warning = unprintable === '' ? [] : [t('checks:no-glyph', { letters: unprintable })];
  const sentence = t('design:propose.done', {
    title: reference.title,
    words: words.format(figures.median),
    dead: share(figures.dead),
    theirWords: words.format(reference.figures.median),
    theirDead: share(reference.figures.dead),
  });
  return [...warning, sentence, t(`design:propose.verdict.${verdict}`)].join(' ');
}
