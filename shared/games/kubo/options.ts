import { strictPlay, type OptionValues } from '#shared/options/index.ts';

/** The switches of Kubo (RULES U), each with its default. */
export const kuboOptions = [
  { kind: 'choice', name: 'orientation', choices: ['standard', 'onSide', 'onEnd'], default: 'standard' },
  /** 0: no limit (U7). */
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
  strictPlay,
] as const;

export type KuboOptions = OptionValues<typeof kuboOptions>;

/** How the cube stands (U2): what its height is, from the bottom layer up. */
export type Orientation = KuboOptions['orientation'];
