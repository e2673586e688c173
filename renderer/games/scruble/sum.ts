import { facesOf, type ClaimScore, type Run } from '#shared/games/scruble/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { faceText } from '#shared/pieces/index.ts';

export interface SumLine {
  readonly text: string;
  readonly points: string;
}

export function sumLines(
  t: Translate,
  { score, run }: { readonly score: ClaimScore; readonly run: Run },
): readonly SumLine[] {
  const terms = score.letters.map(({ points, times }) =>
    times === 1 ? `${points}` : `${times} × ${points}`,
  );
  return [
    { text: t('scrubleTable:sum.letters', { terms: terms.join(' + ') }), points: `${score.sum}` },
    ...score.premiums.map(({ premium, stands, letter }) => {
      const premiumName = String(faceText(premium));
      const beside = score.letters[stands === 'before' ? 0 : score.letters.length - 1]?.letter ?? '';
      const text =
        typeof stands === 'number'
          ? t('scrubleTable:sum.inside', { premium: premiumName, number: stands + 1 })
          : t(`scrubleTable:sum.${stands}`, { premium: premiumName, letter: beside });
      return { text, points: letter === undefined ? `× ${premium.times}` : '' };
    }),
    ...(score.lengthBonus === 0
      ? []
      : [{ text: t('scrubleTable:sum.length', { count: run.length }), points: `+ ${score.lengthBonus}` }]),
    ...(score.facesBonus === 0
      ? []
      : [{ text: t('scrubleTable:sum.faces', { count: facesOf(run) }), points: `+ ${score.facesBonus}` }]),
    ...(score.crossing === undefined
      ? []
      : [
          {
            text: t('scrubleTable:sum.crossing', { word: score.crossing.word }),
            points: `+ ${score.crossing.points}`,
          },
        ]),
  ];
}
