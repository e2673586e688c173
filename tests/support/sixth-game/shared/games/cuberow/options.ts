import { clockOptions, sandOption, strictPlay, type OptionValues } from '#shared/options/index.ts';

export const cuberowOptions = [
  { kind: 'number', name: 'cubes', min: 4, max: 12, step: 2, default: 12 },
  ...clockOptions,
  sandOption,
  strictPlay,
] as const;

export type CuberowOptions = OptionValues<typeof cuberowOptions>;
