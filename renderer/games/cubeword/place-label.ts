import { placeText } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { ShownFelt } from './shown-felt.ts';

export function placeLabel(t: Translate, key: string, shown: ShownFelt): string {
  const [column = 0, row = 0] = key.split(',').map(Number);
  const place = placeText({ column, row }).replaceAll('-', '−');
  const cube = shown.cubes.get(key);
  const left = shown.left.get(key);
  if (cube === undefined) {
    if (left !== undefined) return t('cubewordTable:place.left', { place, letter: left });
    return t(`cubewordTable:place.${shown.marks.has(key) ? 'marked' : 'empty'}`, { place });
  }
  const { mark, look, lifted, letter } = cube;
  const face = t(`cubewordTable:place.${mark ?? 'letter'}`, { letter });
  const when = lifted ? (look === 'not-a-word' ? 'liftedWrong' : 'lifted') : look;
  return look === 'fixed'
    ? t('cubewordTable:place.lies', { face, place })
    : t('cubewordTable:place.liesSo', { face, place, so: t(`cubewordTable:place.so.${when}`) });
}
