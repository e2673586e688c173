import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { defaults, optionsSchema, type Option, type OptionValues } from '#shared/options/index.ts';

/** No desktop laser or knife takes away more than this, in millimetres. */
export const mostKerf = 1;

const width = { kind: 'number', unit: 'mm', min: 0, max: mostKerf, step: 0.01, default: 0 } as const;

/** A laser or knife may take away more along one axis than along the other, so there are two widths. */
export const kerfOptions = [
  { ...width, name: 'x' },
  { ...width, name: 'y' },
] as const satisfies readonly Option[];

export const kerf = optionsSchema(kerfOptions);
export type Kerf = OptionValues<typeof kerfOptions>;

/** This sets how cut lines are drawn in an SVG; other formats give lines no width. */
export const cutLinesOption = {
  kind: 'choice',
  name: 'cutLines',
  choices: ['hairline', 'visible'],
  default: 'hairline',
} as const satisfies Option;
export const cutLines = z.enum(cutLinesOption.choices);
export type CutLines = DeepReadonly<z.infer<typeof cutLines>>;

/** A cut file holds all that is drawn, or for blank material only the lines that a machine follows. */
export const cutContentOption = {
  kind: 'choice',
  name: 'cutContent',
  choices: ['all', 'lines'],
  default: 'all',
} as const satisfies Option;
export const cutContent = z.enum(cutContentOption.choices);
export type CutContent = DeepReadonly<z.infer<typeof cutContent>>;

/** Sheets are a file each, or lie beside each other in one, as on the beds of a laser one after the other. */
export const cutFilesOption = {
  kind: 'choice',
  name: 'cutFiles',
  choices: ['each', 'together'],
  default: 'each',
} as const satisfies Option;
export const cutFiles = z.enum(cutFilesOption.choices);
export type CutFiles = DeepReadonly<z.infer<typeof cutFiles>>;

export const cutterOptions = [...kerfOptions, cutLinesOption, cutContentOption, cutFilesOption] as const;
export const cutter = optionsSchema(cutterOptions);
export type Cutter = OptionValues<typeof cutterOptions>;
export const plainCutter: Cutter = defaults(cutterOptions);
