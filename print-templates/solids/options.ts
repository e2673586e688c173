import type { Option } from '#shared/options/index.ts';
import { shared } from '../templates/options.ts';

/** Lengths are millimetres. */
export const bed = {
  width: { kind: 'number', name: 'bedWidth', unit: 'mm', min: 60, max: 1000, step: 5, default: 220 },
  depth: { kind: 'number', name: 'bedDepth', unit: 'mm', min: 60, max: 1000, step: 5, default: 220 },
} as const satisfies Record<string, Option>;

export const bedOptions = [bed.width, bed.depth, shared.language] as const;
