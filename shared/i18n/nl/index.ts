import type { Catalogue, ClockWords } from '../catalogue.ts';
import { clockOptionTexts, clockRecordTexts } from './clock.ts';
import { box } from './box.ts';
import { checks } from './checks.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { design } from './design.ts';
import { desktop } from './desktop.ts';
import { fact } from './fact.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { library } from './library.ts';
import { newGame } from './new-game.ts';
import { option } from './option.ts';
import { positionEditor } from './position-editor.ts';
import { print } from './print.ts';
import { problem } from './problem/index.ts';
import { report } from './report.ts';
import { speech } from './speech.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';
import { tonight } from './tonight.ts';
import { virtualBox } from './virtual-box.ts';
import { words } from './words.ts';

/** The games' own texts are added by `withGames`. */
export const screens: Catalogue = {
  box,
  checks,
  cli,
  common,
  design,
  desktop,
  fact,
  help,
  home,
  learn,
  library,
  newGame,
  option,
  positionEditor,
  print,
  problem,
  report,
  speech,
  table,
  tiles,
  tonight,
  virtualBox,
  words,
};
export const clock: ClockWords = { options: clockOptionTexts, record: clockRecordTexts };
