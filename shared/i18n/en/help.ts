import { gameKeys, gameRules } from './games/index.ts';
import { atTheTable } from './help/at-the-table.ts';
import { boxGuide } from './help/box-guide.ts';
import { designing } from './help/designing.ts';
import { generalKeys, keyNames, keys } from './help/keys.ts';
import { making } from './help/making.ts';
import { problemGuide } from './help/problems.ts';

const about = {
  title: 'About Cubewright',
  lead: 'It makes the game, plays the game, and lets table and screen keep step.',
  sections: [
    {
      id: 'offline',
      title: 'It works offline',
      body: [
        'Cubewright asks nothing of the network: no account, no updates, nobody who counts. In the browser it is served by your own computer, to your own computer only.',
        'Each game is one file that people can read. Every move is on the disk before the screen shows it done. A removed game goes to the folder “deleted” among the others.',
      ],
    },
    {
      id: 'marks',
      title: 'Names',
      body: [
        'This is an unofficial program. Alphacubes and Kubo are games published by their makers; Scrabble, Kubagram, SCRUBLE Cube and CUBEWORD are marks of their owners, named here only to say where games come from. None of them has looked at or approved Cubewright.',
      ],
    },
    {
      id: 'licences',
      title: 'Licences',
      body: [
        'Cubewright is free to use, change and pass on under the MIT licence.',
        'The English word lists are made from SCOWL by Kevin Atkinson, the Dutch one from OpenTaal (BSD or CC BY 3.0), the Afrikaans one from the Hunspell dictionary of Dwayne Bailey and Fridel Wolff (LGPL 2.1), the Swedish one from that of Göran Andersson (LGPL 3); Word lists, in Settings, shows their licences. The lists of words that are not for everybody are made from the List of Dirty, Naughty, Obscene, and Otherwise Bad Words by Shutterstock, Inc. (LDNOOBW, CC BY 4.0; phrases and everyday words are left out, plurals and forms of verbs added); the Afrikaans one is our own. Besley, Libre Franklin, Atkinson Hyperlegible Next and Bitter are under the SIL Open Font Licence 1.1.',
      ],
    },
  ],
} as const;

/**
 * A page has sections with a `body` of paragraphs (text) and lists (a list of text).
 * The sections of the page of keys are made of the table of keys (`shared/keys`) and of `keyTexts`.
 */
export const help = {
  picture: '{{game}}, the table after the step “{{title}}” of its lesson',
  pictureOf: 'From the lesson: {{title}}',
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
  keyTexts: { ...generalKeys, ...gameKeys },
  keyNames,
  keyAlso: '{{does}}; {{key}} too, wherever letters are not laid',
  pages: {
    ...gameRules,
    table: atTheTable,
    making,
    designing,
    box: boxGuide,
    problems: problemGuide,
    keys: { ...keys, sections: [] },
    about,
  },
} as const;
