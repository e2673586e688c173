import type { Catalogue, ClockWords } from '../catalogue.ts';
import { clockOptionTexts, clockRecordTexts } from './clock.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { library } from './library.ts';
import { newGame } from './new-game.ts';
import { positionEditor } from './position-editor.ts';
import { report } from './report.ts';
import { speech } from './speech.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';
import { tonight } from './tonight.ts';
import { virtualBox } from './virtual-box.ts';
import { words } from './words.ts';

/** What is missing here is said in English. */
export const screens: Catalogue = {
  common,
  home,
  learn,
  library,
  newGame,
  positionEditor,
  report,
  speech,
  table,
  tiles,
  tonight,
  virtualBox,
  words,
};
export const clock: ClockWords = { options: clockOptionTexts, record: clockRecordTexts };
