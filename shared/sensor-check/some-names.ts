import type { Translate } from '#shared/i18n/index.ts';

/** The first of these names, at most so many, and how many more there are. */
export function someNames(t: Translate, names: readonly string[], most: number): string {
  const squares = names.slice(0, most).join(', ');
  const count = names.length - most;
  return count > 0 ? t('box:check.andMore', { squares, count }) : squares;
}
