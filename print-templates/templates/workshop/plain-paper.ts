import type { Option } from '#shared/options/index.ts';
import { shared } from '../options.ts';

/** Lines on plain paper: there is no ink to choose. */
export const plainPaper = [
  shared.paper,
  shared.paperWidth,
  shared.paperHeight,
  shared.margin,
  shared.language,
] as const satisfies readonly Option[];
