import { mm } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Size } from '../units/index.ts';
import type { shared } from './options.ts';

/** Trimmed sizes are in millimetres; cards are sold in inches. */
export const cardSizes: Readonly<Record<OptionValues<readonly [typeof shared.card]>['card'], Size>> = {
  poker: { width: mm(63.5), height: mm(88.9) },
  bridge: { width: mm(57.15), height: mm(88.9) },
  square: { width: mm(63.5), height: mm(63.5) },
  mini: { width: mm(44.45), height: mm(63.5) },
};
