import type { Option } from '#shared/options/index.ts';

/** Lengths are millimetres; 0 picks a suitable number. */
export const boxOptions = [
  { kind: 'number', name: 'boxColumns', min: 0, max: 30, step: 1, default: 0 },
  { kind: 'number', name: 'boxRows', min: 0, max: 30, step: 1, default: 0 },
  { kind: 'number', name: 'boxLayers', min: 0, max: 6, step: 1, default: 0 },
] as const satisfies readonly Option[];

/** The inside is larger than its contents by this much in each direction. */
export const airOption = {
  kind: 'number',
  name: 'air',
  unit: 'mm',
  min: 0.5,
  max: 5,
  step: 0.5,
  default: 1,
} as const satisfies Option;
