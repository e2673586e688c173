import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { defaults, optionsSchema, type Option, type OptionValues } from '#shared/options/index.ts';

/** No desktop machine burns or shaves away more, in millimetres. */
export const mostKerf = 1;

const width = { kind: 'number', unit: 'mm', min: 0, max: mostKerf, step: 0.01, default: 0 } as const;

/** A laser or knife takes away more along one axis than along the other. */
export const kerfOptions = [
  { ...width, name: 'x' },
  { ...width, name: 'y' },
] as const satisfies readonly Option[];

export const kerf = optionsSchema(kerfOptions);
export type Kerf = OptionValues<typeof kerfOptions>;

/** Machines follow these lines of an SVG; other files give lines no width. */
export const cutLinesOption = {
  kind: 'choice',
  name: 'cutLines',
  choices: ['hairline', 'visible'],
  default: 'hairline',
} as const satisfies Option;
export const cutLines = z.enum(cutLinesOption.choices);
export type CutLines = DeepReadonly<z.infer<typeof cutLines>>;

export const cutterOptions = [...kerfOptions, cutLinesOption] as const;
export const cutter = optionsSchema(cutterOptions);
export type Cutter = OptionValues<typeof cutterOptions>;
export const plainCutter: Cutter = defaults(cutterOptions);
