import type { Translate } from '#shared/i18n/index.ts';
import type { Flickering } from './watching.ts';

const mostTold = 5;

/** The weakest squares, each with what to do about it, and how many more there are. */
export function flickerSentences(
  t: Translate,
  flickering: readonly Flickering[],
  name: (square: number) => string,
): readonly string[] {
  const more = flickering.slice(mostTold).map(({ square }) => name(square));
  return [
    ...flickering.slice(0, mostTold).map((one) => sentence(t, one, name(one.square))),
    ...(more.length === 0 ? [] : [t('box:weak.more', { squares: more.join(', ') })]),
  ];
}

function sentence(t: Translate, found: Flickering, square: string): string {
  const { lying, empty, moving, cubes, uneasy } = found;
  const margin = Math.round(found.margin * 100);
  if (lying === 0 && empty === 0) return t('box:weak.moving', { square, margin, times: moving });
  if (empty > lying) return t('box:weak.empty', { square, margin, times: empty });
  const told = { square, margin, times: lying };
  if (cubes < 2) return t('box:weak.onlyCube', told);
  if (uneasy < 2) return t('box:weak.oneCube', { ...told, others: cubes - 1 });
  return t('box:weak.sensor', { ...told, uneasy, cubes });
}
