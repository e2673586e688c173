import { clockOptions, sandOption, strictPlay, type OptionValues } from '#shared/options/index.ts';
import { wordOptions } from '#shared/table-words/index.ts';

export const cubewordOptions = [
  { kind: 'choice', name: 'set', choices: ['standard', 'own'], default: 'standard' },
  { kind: 'lines', name: 'ownSet', when: { option: 'set', is: 'own' }, default: [] },
  {
    kind: 'choice',
    name: 'finish',
    choices: ['score', 'time', 'lead', 'rounds'],
    default: 'score',
    leastPlayers: { lead: 2 },
  },
  {
    kind: 'number',
    name: 'target',
    when: { option: 'finish', is: 'score' },
    unit: 'points',
    min: 20,
    max: 500,
    step: 10,
    default: 100,
  },
  {
    kind: 'number',
    name: 'minutes',
    when: { option: 'finish', is: 'time' },
    unit: 'min',
    min: 5,
    max: 240,
    step: 5,
    default: 30,
  },
  {
    kind: 'number',
    name: 'lead',
    when: { option: 'finish', is: 'lead' },
    unit: 'points',
    min: 5,
    max: 100,
    step: 5,
    default: 25,
  },
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
  { kind: 'toggle', name: 'connected', default: false },
  { kind: 'toggle', name: 'spellingPairs', default: true },
  ...clockOptions,
  sandOption,
  strictPlay,
  ...wordOptions,
] as const;

export type CubewordOptions = OptionValues<typeof cubewordOptions>;
