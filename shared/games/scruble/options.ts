import { clockOptions, strictPlay, type OptionValues } from '#shared/options/index.ts';
import { wordOptions } from '#shared/table-words/index.ts';

export const scrubleOptions = [
  { kind: 'choice', name: 'premiums', choices: ['flanking', 'wild', 'wildOnly'], default: 'flanking' },
  { kind: 'number', name: 'minLength', min: 3, max: 4, step: 1, default: 3 },
  { kind: 'choice', name: 'finish', choices: ['target', 'rounds'], default: 'target' },
  {
    kind: 'number',
    name: 'target',
    when: { option: 'finish', is: 'target' },
    unit: 'points',
    min: 20,
    max: 500,
    step: 10,
    default: 100,
  },
  { kind: 'toggle', name: 'finishRound', when: { option: 'finish', is: 'target' }, default: false },
  {
    kind: 'number',
    name: 'rounds',
    when: { option: 'finish', is: 'rounds' },
    unit: 'rounds',
    min: 1,
    max: 50,
    step: 1,
    default: 10,
  },
  { kind: 'choice', name: 'timer', choices: ['off', 'sand'], default: 'off' },
  {
    kind: 'number',
    name: 'flips',
    when: { option: 'timer', is: 'sand' },
    min: 1,
    max: 4,
    step: 1,
    default: 1,
  },
  ...clockOptions,
  strictPlay,
  ...wordOptions,
] as const;

export type ScrubleOptions = OptionValues<typeof scrubleOptions>;

/** Premium pegs may stand for letters inside a word (S12). */
export function premiumsAreWild({ premiums }: Pick<ScrubleOptions, 'premiums'>): boolean {
  return premiums !== 'flanking';
}

/** Premium pegs next to a word count (S7). */
export function premiumsFlank({ premiums }: Pick<ScrubleOptions, 'premiums'>): boolean {
  return premiums !== 'wildOnly';
}
