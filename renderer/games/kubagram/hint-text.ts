import type { HintTexts } from '#renderer/table/index.ts';
import type { KubagramTable } from './table-types.ts';

/** What a hint tells. */
export const hintTexts: HintTexts<KubagramTable> = {
  steps: () => [],
  step: () => '',
  none: (t) => t('kubagramTable:hint.none'),
  next: () => '',
  followLabel: (t) => t('kubagramTable:hint.follow'),
  follow: () => undefined,
  reveal: () => undefined,
};
