import type { Translate } from '#shared/i18n/index.ts';
import { someNames } from './some-names.ts';
import { sinceLiftOf, type Flickering, type SensorWatch } from './watching.ts';

const mostTold = 5;
const mostNamed = 24;

/** The weakest squares, each with what to do about it, and the names of others. */
export function flickerSentences(
  t: Translate,
  flickering: readonly Flickering[],
  name: (square: number) => string,
): readonly string[] {
  const others = flickering.slice(mostTold).map(({ square }) => name(square));
  return [
    ...flickering.slice(0, mostTold).map((one) => sentence(t, one, name(one.square))),
    ...(others.length === 0 ? [] : [t('box:weak.others', { squares: someNames(t, others, mostNamed) })]),
  ];
}

/** What a square has felt since its cube was last lifted, and how surely. */
export function feltSentence(
  t: Translate,
  watch: SensorWatch,
  square: number,
  name: (square: number) => string,
): string {
  const { moves, flickers } = sinceLiftOf(watch, square);
  if (flickers === 0) {
    const isBack = watch.squares[square]?.full === true;
    return t(isBack ? 'box:check.feltBack' : 'box:check.feltLifted', { square: name(square) });
  }
  const margin = Math.round((moves / (moves + 2 * flickers)) * 100);
  return t('box:check.feltWeakly', { square: name(square), times: flickers, margin });
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
