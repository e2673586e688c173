import { gameKeys, gameRules } from './games/index.ts';
import { about } from './help/about.ts';
import { boxGuide } from './help/box-guide.ts';
import { designing } from './help/designing.ts';
import { keys } from './help/keys.ts';
import { making } from './help/making.ts';

/**
 * The manual. A page has sections; a section has a `body` of paragraphs (text) and lists (a list of text), or `keys`
 * (key and what it does).
 */
export const help = {
  title: 'Help',
  search: 'Look for a word',
  found_zero: 'Nothing speaks of “{{words}}”',
  found_one: '{{count}} place speaks of “{{words}}”',
  found_other: '{{count}} places speak of “{{words}}”',
  foundNothing: 'Look for a shorter word, or for part of it.',
  pagesName: 'Pages',
  back: { newGame: 'Back to New game', table: 'Back to the game' },
  keysHere: 'Keys on this screen',
  allKeys: 'All keys',
  closeKeys: 'Close',
  key: 'Key',
  does: 'What it does',
  gameKeys,
  pages: {
    ...gameRules,
    making,
    designing,
    box: boxGuide,
    keys: { ...keys, sections: [...keys.sections, ...Object.values(gameKeys).flat()] },
    about,
  },
} as const;
