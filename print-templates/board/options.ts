import type { OptionValues } from '#shared/options/index.ts';
import { boxOptions } from '../templates/box/drill-art.ts';
import { shared } from '../templates/options.ts';

export const boardOptions = [
  boxOptions.rows,
  boxOptions.columns,
  boxOptions.edge,
  boxOptions.pitch,
  boxOptions.sensor,
  shared.language,
] as const;
export type BoardOptions = OptionValues<typeof boardOptions>;
