import type { Option } from '#shared/options/index.ts';
import { shared } from '../options.ts';

/** The sheets are lines on plain paper, so there is no ink option. */
export const plainPaper = [
  shared.paper,
  shared.paperWidth,
  shared.paperHeight,
  shared.margin,
  shared.language,
] as const satisfies readonly Option[];
