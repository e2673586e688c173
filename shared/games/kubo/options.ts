import { clockOptions, sandOption, strictPlay, type OptionValues } from '#shared/options/index.ts';

export const kuboOptions = [
  { kind: 'choice', name: 'orientation', choices: ['standard', 'onSide', 'onEnd'], default: 'standard' },
  /** 0 means no limit (U7). */
  { kind: 'number', name: 'stealSeconds', unit: 's', min: 0, max: 120, step: 5, default: 10 },
  { kind: 'choice', name: 'match', choices: ['one', 'rounds', 'points'], default: 'one' },
  {
    kind: 'number',
    name: 'rounds',
    when: { option: 'match', is: 'rounds' },
    unit: 'rounds',
    min: 2,
    max: 20,
    step: 1,
    default: 3,
  },
  {
    kind: 'number',
    name: 'points',
    when: { option: 'match', is: 'points' },
    unit: 'points',
    min: 10,
    max: 200,
    step: 10,
    default: 50,
  },
  ...clockOptions,
  sandOption,
  strictPlay,
] as const;

export type KuboOptions = OptionValues<typeof kuboOptions>;

/** The orientation decides which feature of the cards makes the height of the cube (U2). */
export type Orientation = KuboOptions['orientation'];
