import type { Flag } from './arguments.ts';
import type { Command } from './command.ts';
import type { ThreadCommand } from './thread-command.ts';

const json: Flag = { name: '--json' };
const output: Flag = { name: '--output', short: '-o', takes: 'FILE' };
const force: Flag = { name: '--force' };
const lexicon: Flag = { name: '--lexicon', takes: 'NAME' };
const threads: Flag = { name: '--threads', takes: 'N' };
const mine: Flag = { name: '--mine' };
const reading: readonly Flag[] = [
  { name: '--alphabet', takes: 'NAME' },
  { name: '--leave-out', takes: 'LETTERS' },
  { name: '--fold-accents' },
  { name: '--language', takes: 'NAME' },
];
const lengths: readonly Flag[] = [
  { name: '--least', takes: 'N' },
  { name: '--longest', takes: 'N' },
  { name: '--most', takes: 'N' },
];

const threaded =
  (name: ThreadCommand): Command['load'] =>
  async (words) =>
    (await import('./thread-command.ts')).loadThreadCommand(name, words);

/** Help loads this list, so nothing heavy is imported here. Texts are in `shared/i18n/en/commands.ts`. */
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
      { name: '--players', takes: 'A,computer:3' },
      { name: '--set', takes: 'FILE' },
      { name: '--seed', takes: 'S' },
      { name: '--option', takes: 'NAME=VALUE' },
      lexicon,
      mine,
      output,
      force,
      json,
    ],
    load: () => import('./commands/new.ts'),
  },
  {
    name: 'simulate',
    needs: ['GAME'],
    flags: [
      { name: '--games', takes: 'N' },
      { name: '--players', takes: 'computer:1,computer:3' },
      { name: '--seed', takes: 'S' },
      { name: '--option', takes: 'NAME=VALUE' },
      lexicon,
      threads,
      { name: '--times' },
      json,
    ],
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'replay',
    needs: ['FILE'],
    flags: [{ name: '--at', takes: 'N' }, { name: '--view', takes: 'SEAT' }, lexicon, json],
    load: threaded('replay'),
  },
  {
    name: 'review',
    needs: ['FILE'],
    flags: [{ name: '--level', takes: 'N' }, lexicon, threads, output, force, json],
    load: () => import('./commands/review.ts'),
  },
  {
    name: 'puzzles',
    needs: [],
    more: true,
    flags: [{ name: '--day', takes: 'DATE' }, { name: '--from', takes: 'FILE' }, { name: '--answers' }, json],
    load: () => import('./commands/puzzles.ts'),
  },
  {
    name: 'export',
    needs: ['FILE'],
    flags: [{ name: '--gcg' }, output, force, json],
    load: () => import('./commands/export.ts'),
  },
  {
    name: 'words check',
    needs: ['WORD'],
    more: true,
    flags: [lexicon, mine, { name: '--exceptions' }, json],
    load: () => import('./commands/words-check.ts'),
  },
  {
    name: 'words from',
    needs: ['LETTERS'],
    flags: [
      { name: '--begins', takes: 'TEXT' },
      { name: '--ends', takes: 'TEXT' },
      { name: '--contains', takes: 'TEXT' },
      { name: '--holds', takes: 'LETTERS' },
      { name: '--around', takes: 'TEXT' },
      ...lengths,
      lexicon,
      mine,
      json,
    ],
    load: () => import('./commands/words-from.ts'),
  },
  {
    name: 'words match',
    needs: ['PATTERN'],
    flags: [...lengths, lexicon, mine, json],
    load: () => import('./commands/words-match.ts'),
  },
  {
    name: 'words split',
    needs: ['WORD'],
    flags: [{ name: '--least', takes: 'N' }, { name: '--parts', takes: 'N' }, lexicon, mine, json],
    load: () => import('./commands/words-split.ts'),
  },
  {
    name: 'words build',
    needs: ['LIST'],
    flags: [...reading, output, force, json],
    load: () => import('./commands/words-build.ts'),
  },
  {
    name: 'moves',
    needs: ['FILE'],
    flags: [{ name: '--best', takes: 'N' }, { name: '--lines' }, lexicon, threads, json],
    load: () => import('./commands/moves.ts'),
  },
  {
    name: 'print',
    needs: [],
    more: true,
    flags: [
      { name: '--list' },
      { name: '--set', takes: 'SET' },
      { name: '--measured', takes: 'LENGTHS' },
      { name: '--kerf', takes: 'MM' },
      { name: '--cut-lines', takes: 'NAME' },
      { name: '--cut-content', takes: 'NAME' },
      { name: '--cut-files', takes: 'NAME' },
      { name: '--from', takes: 'FILE' },
      { name: '--check' },
      output,
      force,
      { name: '--sheet', takes: 'N' },
      json,
    ],
    anyFlag: true,
    load: () => import('./commands/print.ts'),
  },
  {
    name: 'print calibrate',
    needs: ['FILE'],
    flags: [
      { name: '--back', takes: 'FILE' },
      { name: '--yardstick', takes: 'NAME' },
      { name: '--dpi', takes: 'N' },
      { name: '--paper-size', takes: 'MM' },
      { name: '--measured', takes: 'LENGTHS' },
      json,
    ],
    load: () => import('./commands/print-calibrate.ts'),
  },
  {
    name: 'set check',
    needs: ['FILE'],
    flags: [
      lexicon,
      { name: '--lab' },
      { name: '--hands', takes: 'N' },
      { name: '--seed', takes: 'S' },
      json,
    ],
    load: threaded('set check'),
  },
  {
    name: 'set propose',
    needs: [],
    flags: [
      { name: '--pieces', takes: 'N' },
      { name: '--kind', takes: 'NAME' },
      { name: '--seed', takes: 'S' },
      lexicon,
      ...reading,
      output,
      force,
      json,
    ],
    load: () => import('./commands/set-propose.ts'),
  },
  { name: 'box ports', needs: [], flags: [json], load: () => import('./commands/box-ports.ts') },
  {
    name: 'box monitor',
    needs: ['PORT'],
    flags: [output, force, json],
    load: () => import('./commands/box-monitor.ts'),
  },
  { name: 'box replay', needs: ['FILE'], flags: [json], load: () => import('./commands/box-replay.ts') },
  {
    name: 'box set',
    needs: ['PORT'],
    flags: [
      { name: '--name', takes: 'NAME' },
      { name: '--debounce', takes: 'MS' },
      { name: '--steady', takes: 'COLOUR' },
      { name: '--blinking', takes: 'COLOUR' },
      { name: '--marked', takes: 'COLOUR' },
      { name: '--brightness', takes: 'N' },
      { name: '--current-limit', takes: 'MA' },
      json,
    ],
    load: () => import('./commands/box-set.ts'),
  },
  {
    name: 'box simulate',
    needs: [],
    flags: [
      { name: '--pty' },
      { name: '--firmware' },
      { name: '--fault', takes: 'NAME' },
      { name: '--rows', takes: 'N' },
      { name: '--columns', takes: 'N' },
      { name: '--every', takes: 'MS' },
      json,
    ],
    load: () => import('./commands/box-simulate.ts'),
  },
  {
    name: 'box flash',
    needs: ['PORT'],
    flags: [{ name: '--image', takes: 'FILE' }, json],
    load: () => import('./commands/box-flash.ts'),
  },
  {
    name: 'box flash-info',
    needs: [],
    flags: [
      output,
      { name: '--rows', takes: 'N' },
      { name: '--columns', takes: 'N' },
      { name: '--serial', takes: 'NUMBER' },
      { name: '--no-lights' },
      { name: '--slow' },
      force,
      json,
    ],
    load: () => import('./commands/box-flash-info.ts'),
  },
  {
    name: 'box board',
    needs: [],
    flags: [
      output,
      { name: '--rows', takes: 'N' },
      { name: '--columns', takes: 'N' },
      { name: '--pitch', takes: 'MM' },
      { name: '--edge', takes: 'MM' },
      { name: '--sensor', takes: 'NAME' },
      { name: '--language', takes: 'NAME' },
      force,
      json,
    ],
    load: () => import('./commands/box-board.ts'),
  },
  { name: 'verify', needs: ['FILE'], flags: [lexicon, json], load: threaded('verify') },
];
