import { gcgProblems } from './gcg.ts';
import { gameProblems } from '../games/index.ts';
import { boxProblems } from './box.ts';
import { damageProblems, fileProblems } from './file.ts';
import { editorProblems } from './editor.ts';
import { openedFileProblems } from './files.ts';
import { lexiconProblems } from './lexicon.ts';
import { positionProblems } from './position.ts';
import { printProblems } from './print.ts';
import { puzzleProblems } from './puzzle.ts';
import { scanProblems } from './scan.ts';
import { projectProblems, recordProblems } from './documents.ts';
import { designProblems, setProblems } from './set.ts';

const wordsProblems = {
  'words/too-many-pieces': '{{pieces}} pieces are too many. Take at most {{most}}.',
  'words/no-face': 'Piece {{piece}} shows no letter. Give it at least one, or make it a blank.',
  'words/too-many-faces': 'Piece {{piece}} has {{faces}} letters. A cube shows one of {{most}} at most.',
  'words/letter-twice': 'Piece {{piece}} has {{letter}} twice. Name each of its letters once.',
  'words/unknown-letter-on-piece':
    '“{{letter}}” on piece {{piece}} is no letter of this word list. Use one of {{alphabet}}.',
  'words/bad-value':
    '{{letter}} on piece {{piece}} is worth {{found}}. Give a whole number from 0 to {{most}}.',
  'words/no-such-piece':
    'Piece {{piece}} is asked for, and there are only {{pieces}}. Choose one of those, counted from 1.',
  'words/unknown-letter':
    '“{{text}}” has “{{letter}}” as character {{at}}, which is no letter of this word list. Use one of {{alphabet}}.',
  'words/text-too-long': '“{{text}}” has {{length}} letters; no word has more than {{most}}. Leave some out.',
  'words/too-many-places': 'The line has {{places}} places. Take at most {{most}}.',
  'words/bad-number': '“{{name}}” is {{found}}. Give a whole number from {{least}} to {{most}}.',
  'words/stopped': 'The search for words was stopped. Ask again to begin it anew.',

  'pattern/empty':
    'No letter is there. Write letters, ? for any one, and in a pattern * for any run of them.',
  'pattern/too-long':
    'The pattern is too long: {{length}}, at most {{most}}. Shorten it, or use * for a run.',
  'pattern/unknown-letter':
    'Character {{at}}, “{{letter}}”, is no letter of this word list. Use one of {{alphabet}}.',
  'pattern/open-set': 'The set that begins at character {{at}} does not end. Write ] behind it.',
  'pattern/empty-set':
    'The set at character {{at}} leaves no letter. Name those that may stand there, or those that may not: [AEIOU], [^S].',
  'pattern/stray-mark':
    'Character {{at}}, “{{mark}}”, means nothing there. Sets are written as [AEIOU], or in a pattern as [^S].',
  'spoken/misheard':
    'Cubewright did not understand {{words}} (word {{places}} of this line). Say the letter again, or type it.',
} as const;

const playProblems = {
  'game/no-words':
    'This game has no words, so no word list can be asked. Choose a game that is played with words.',
  'play/hand-covered': 'This needs a hand that is covered now. Whoever holds it has to come forward first.',
  'play/strict': 'This game is played strictly: no hints and no looking back until it is over.',
  'play/strict-over': 'This game was played strictly and is over. Its moves can no longer be undone.',
  'play/draft-not-kept': 'What is not played yet could not be saved to the disk. It stays on this screen.',
  'play/paused': 'The game is paused and covered. Go on first.',
  'play/busy': 'The last move is still being saved. Try again in a moment.',
  'play/nothing-to-undo': 'No move has been made yet.',
  'play/nothing-to-redo': 'There is no move to redo.',
  'play/record-full': 'A game can hold {{most}} moves, and this one does. Undo a move, or begin a new game.',
  'play/no-such-list':
    'This game was played with the word list “{{name}}”, which is not here any more. Lists that are here: {{known}}. Add that list again, under any name, and open the game again.',
  'play/list-not-read': 'The word list could not be read here. Try again.',
  'play/stops': 'The game can be followed up to move {{move}} and no further. It is left as it is.',
  'review/other-game':
    'This review is not of this game, or the game has changed since. Review the game again.',
  'game/no-review': 'Turns of this game cannot be reviewed yet.',
} as const;

const clockProblems = {
  'clock/over': 'The clock has ended this game. Undo, or begin a new one.',
  'clock/not-now': 'The clock has nothing to do here: this table has no such limit, or it does not run now.',
  'clock/unknown-text':
    '“{{found}}” is no move of the clock. Write clock-pass, clock-cost or clock-loss and the time in milliseconds.',
} as const;

const setupFormProblems = {
  'setup/no-name': 'Place {{place}} at the table has no name. Write one, or remove the place.',
  'setup/same-name': 'Two players are called {{name}}. Give one of them another name.',
  'setup/name-too-long': 'The name at place {{place}} is too long. At most {{most}} characters fit.',
  'setup/hidden-in-name':
    'The name at place {{place}} holds a character that cannot be seen ({{character}}). Write the name again.',
  'setup/no-list-in-language':
    'No word list in {{language}} is here. Add one under Word lists, or choose another list under New game.',
  'setup/title-too-long': 'The name of the game is too long. At most {{most}} characters fit.',
  'setup/hidden-in-title':
    'The name of the game holds a character that cannot be seen ({{character}}). Write it again.',
  'setup/bad-seed': '“{{seed}}” is no seed. Give a whole number from 0 to {{most}}, or leave it to chance.',
} as const;

/** Each problem code has one sentence that says what is wrong, where, and how to fix it; keys are whole codes. */
export const problem = {
  unknown: 'Something went wrong ({{code}}). {{facts}}',
  ...gameProblems,
  ...clockProblems,
  ...boxProblems,
  ...damageProblems,
  ...designProblems,
  ...editorProblems,
  ...fileProblems,
  ...openedFileProblems,
  ...lexiconProblems,
  ...playProblems,
  ...positionProblems,
  ...printProblems,
  ...puzzleProblems,
  ...scanProblems,
  ...projectProblems,
  ...recordProblems,
  ...gcgProblems,
  ...setProblems,
  ...setupFormProblems,
  ...wordsProblems,
} as const;
