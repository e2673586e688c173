import { gameKeys, gameRules } from './games/index.ts';
import { about } from './help/about.ts';
import { atTheTable } from './help/at-the-table.ts';
import { boxGuide } from './help/box-guide.ts';
import { designing } from './help/designing.ts';
import { keys } from './help/keys.ts';
import { making } from './help/making.ts';

/**
 * A page of the manual has sections. A section has a `body` of paragraphs (text) and lists (a list of text), or
 * `keys` (a key and what it does).
 */
export const help = {
  title: 'Help',
  search: 'Look for a word',
  print: 'Print this page',
  /** A search for one of these words also finds texts with the others. */
  alike: [
    ['shuffle', 'mix', 'jumble', 'rearrange', 'order'],
    ['rack', 'hand', 'tray', 'tiles'],
    ['recall', 'take back', 'taking back', 'retract', 'clear'],
    ['undo', 'take back', 'taking back', 'mistake'],
    ['swap', 'exchange', 'trade'],
    ['bingo', 'splash'],
    ['wildcard', 'wild', 'joker', 'blank'],
    ['clue', 'hint', 'cheat'],
    ['dictionary', 'word list', 'lexicon', 'look words up'],
    ['anagram', 'look words up'],
    ['shortcut', 'keys', 'hotkey'],
    ['timer', 'clock', 'sand', 'time'],
    ['skip', 'pass'],
    ['points', 'score'],
    ['player', 'person', 'opponent'],
    ['computer', 'robot', 'level', 'difficulty'],
    ['save', 'record', 'disk'],
    ['printer', 'print', 'paper'],
  ],
  found_zero: 'Nothing speaks of “{{words}}”',
  found_one: '{{count}} place speaks of “{{words}}”',
  found_other: '{{count}} places speak of “{{words}}”',
  foundNothing: 'Look for a shorter word, or for part of it.',
  pagesName: 'Pages',
  keysHere: 'Keys on this screen',
  allKeys: 'All keys',
  closeKeys: 'Close',
  key: 'Key',
  does: 'What it does',
  gameKeys,
  pages: {
    ...gameRules,
    table: atTheTable,
    making,
    designing,
    box: boxGuide,
    keys: { ...keys, sections: [...keys.sections, ...Object.values(gameKeys).flat()] },
    about,
  },
} as const;
