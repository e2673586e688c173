import { typed, type WordValue } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface SumLine {
  readonly text: string;
  readonly points: string;
}

/** Each letter from the sixth on brings a bonus. */
const firstWithBonus = 6;

export function sumLines(t: Translate, value: WordValue): readonly SumLine[] {
  const { letters, bonus, parts, extendedFactor } = value;
  const sum = letters.reduce((points, letter) => points + letter.value, 0);
  const terms = letters.map((letter) => letter.value).join(' + ');
  const extra = letters.slice(firstWithBonus - 1).map((_, at) => 5 * (at + 1));
  return [
    { text: t('kubagramTable:sum.letters', { terms }), points: String(sum) },
    ...(bonus === 0
      ? []
      : [
          {
            text: t('kubagramTable:sum.bonus', {
              count: extra.length,
              last: letters.length,
              terms: extra.join(' + '),
            }),
            points: t('kubagramTable:sum.plus', { points: bonus }),
          },
        ]),
    ...letters
      .filter(({ joker }) => joker)
      .map(({ letter }) => ({
        text: t('kubagramTable:sum.joker', { letter: typed(letter) }),
        points: t('kubagramTable:sum.times', { factor: 2 }),
      })),
    ...(parts === 1
      ? []
      : [
          {
            text: t('kubagramTable:sum.parts', { count: parts }),
            points: t('kubagramTable:sum.times', { factor: parts }),
          },
        ]),
    ...(extendedFactor === 1
      ? []
      : [
          {
            text: t('kubagramTable:sum.extended'),
            points: t('kubagramTable:sum.times', { factor: extendedFactor }),
          },
        ]),
  ];
}
