import { clockOptions, sandOption, strictPlay, type OptionValues } from '#shared/options/index.ts';
import { wordOptions } from '#shared/table-words/index.ts';

export const alphacubesOptions = [
  { kind: 'choice', name: 'set', choices: ['standard', 'own'], default: 'standard' },
  { kind: 'lines', name: 'ownSet', when: { option: 'set', is: 'own' }, default: [] },
  { kind: 'choice', name: 'board', choices: ['standard', 'example', 'own'], default: 'standard' },
  { kind: 'lines', name: 'ownBoard', when: { option: 'board', is: 'own' }, default: [] },
  { kind: 'choice', name: 'judge', choices: ['assisted', 'challenge'], default: 'assisted' },
  {
    kind: 'choice',
    name: 'challengeKind',
    when: { option: 'judge', is: 'challenge' },
    choices: ['double', 'single', 'plus5', 'plus10', 'triple', 'void'],
    default: 'double',
  },
  {
    kind: 'choice',
    name: 'missedTurn',
    when: { option: 'challengeKind', is: 'double' },
    choices: ['this', 'next'],
    default: 'this',
  },
  ...clockOptions,
  sandOption,
  strictPlay,
  ...wordOptions,
] as const;

export type AlphacubesOptions = OptionValues<typeof alphacubesOptions>;
