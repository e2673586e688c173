import type { BoxState } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export type Flashing = NonNullable<BoxState['flashing']>;

export function flashText(t: Translate, { path, step, done, total }: Flashing): string {
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return t(`box:flash.${step}`, { path, percent });
}
