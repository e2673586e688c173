import type { Flag } from './arguments.ts';
import type { Command } from './command.ts';

const json: Flag = { name: '--json' };
const output: Flag = { name: '--output', short: '-o', takes: 'FILE' };
const lexicon: Flag = { name: '--lexicon', takes: 'NAME' };

/** Every command there is. Texts are in `shared/i18n/en/cli.ts`; nothing heavy is imported here. */
export const commands: readonly Command[] = [
  {
    name: 'start',
    needs: [],
    flags: [{ name: '--browser' }, { name: '--port', takes: 'N' }, { name: '--no-open' }],
    load: () => import('./commands/start.ts'),
  },
  { name: 'games', needs: [], flags: [json], load: () => import('./commands/games.ts') },
  {
    name: 'new',
    needs: ['GAME'],
    flags: [
      { name: '--players', takes: 'A,B' },
      { name: '--seed', takes: 'S' },
      { name: '--option', takes: 'NAME=VALUE' },
      lexicon,
      output,
      json,
    ],
    load: () => import('./commands/new.ts'),
  },
  { name: 'replay', needs: ['FILE'], flags: [lexicon, json], load: () => import('./commands/replay.ts') },
  {
    name: 'words check',
    needs: ['WORD'],
    more: true,
    flags: [lexicon, json],
    load: () => import('./commands/words-check.ts'),
  },
  {
    name: 'words build',
    needs: ['LIST'],
    flags: [output, json],
    load: () => import('./commands/words-build.ts'),
  },
  {
    name: 'print',
    needs: [],
    more: true,
    flags: [{ name: '--list' }, output, { name: '--sheet', takes: 'N' }, json],
    anyFlag: true,
    load: () => import('./commands/print.ts'),
  },
  { name: 'set check', needs: ['FILE'], flags: [json], load: () => import('./commands/set-check.ts') },
  { name: 'box ports', needs: [], flags: [json], load: () => import('./commands/box-ports.ts') },
  { name: 'box monitor', needs: ['PORT'], flags: [json], load: () => import('./commands/box-monitor.ts') },
  {
    name: 'box simulate',
    needs: [],
    flags: [
      { name: '--pty' },
      { name: '--fault', takes: 'NAME' },
      { name: '--rows', takes: 'N' },
      { name: '--columns', takes: 'N' },
      { name: '--every', takes: 'MS' },
      json,
    ],
    load: () => import('./commands/box-simulate.ts'),
  },
  { name: 'verify', needs: ['FILE'], flags: [lexicon, json], load: () => import('./commands/verify.ts') },
];
