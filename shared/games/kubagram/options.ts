import { clockOptions, sandOption, strictPlay, type OptionValues } from '#shared/options/index.ts';
import { wordOptions } from '#shared/table-words/index.ts';

export const kubagramOptions = [
  { kind: 'choice', name: 'set', choices: ['en', 'nl', 'af', 'sv', 'own'], default: 'en' },
  { kind: 'lines', name: 'ownSet', when: { option: 'set', is: 'own' }, default: [] },
  { kind: 'number', name: 'minLength', min: 3, max: 8, step: 1, default: 5 },
  {
    kind: 'choice',
    name: 'judge',
    choices: ['assisted', 'challenge'],
    default: 'assisted',
    leastPlayers: { challenge: 2 },
  },
  {
    kind: 'choice',
    name: 'lookupPenalty',
    when: { option: 'judge', is: 'challenge' },
    choices: ['claimant', 'challenger', 'both'],
    default: 'claimant',
  },
  { kind: 'choice', name: 'drawnJoker', choices: ['out', 'setAside'], default: 'out' },
  { kind: 'choice', name: 'zeroReceiver', choices: ['extra', 'asTurn'], default: 'extra' },
  { kind: 'choice', name: 'lastShort', choices: ['declared', 'checked'], default: 'declared' },
  { kind: 'number', name: 'lastExtensionMin', min: 1, max: 2, step: 1, default: 2 },
  ...clockOptions,
  sandOption,
  strictPlay,
  ...wordOptions,
] as const;

export type KubagramOptions = OptionValues<typeof kubagramOptions>;
