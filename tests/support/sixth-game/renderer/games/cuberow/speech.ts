import type { HintTexts, TableTexts } from '#renderer/table/index.ts';
import type { CuberowTable } from './parts.ts';

export const texts: TableTexts<CuberowTable> = {
  event: (t, event, nameOf) => t('cuberow:took', { ...event, name: nameOf(event.seat) }),
  quiet: [],
  answer: () => '',
  between: () => '',
  ending: (t) => t('cuberow:reason.row-empty'),
};

export const hintTexts: HintTexts<CuberowTable> = {
  step: (t, _, { end, cube }) => t(`cuberow:hint.${end}`, { letter: cube.letter }),
  none: (t) => t('cuberow:hint.none'),
  next: () => '',
  followLabel: () => '',
  follow: () => undefined,
  reveal: () => undefined,
};
