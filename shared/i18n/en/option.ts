import { gameOptions } from './games/index.ts';
import { printOptionTexts } from './option-print.ts';

const cutterOptionTexts = {
  x: { label: 'Kerf across', says: { value: 'What the laser or knife takes away from side to side.' } },
  y: { label: 'Kerf down', says: { value: 'What the laser or knife takes away up and down.' } },
  cutContent: {
    label: 'What cut files hold',
    choices: { all: 'Everything', lines: 'Only lines to cut' },
    says: {
      all: 'All that is printed, on layers of its own beside the lines to cut and to score.',
      lines:
        'Only the lines that are cut and scored, and the marks for print and cut: for card that stays blank.',
    },
  },
  cutFiles: {
    label: 'Sheets in cut files',
    choices: { each: 'The one shown', together: 'All in one file' },
    says: {
      each: 'The sheet that you see, as a file of its own.',
      together:
        'Every sheet that is cut or scored, side by side in one file. For a laser choose its bed under Paper, or its size as your own.',
    },
  },
  cutLines: {
    label: 'Lines to cut in SVG',
    choices: { hairline: 'Hairlines', visible: 'Visible' },
    says: {
      hairline: '0.01 mm, as lasers with a printer driver want them. Many programs do not show them.',
      visible: '0.25 mm, which shows in every program. A cutter that goes by colours follows their middle.',
    },
  },
} as const;

/** Letters name the lines on the calibration sheet that people measure with a ruler. */
const printerOptionTexts = {
  across: { label: 'A, line across', says: { value: 'Drawn 150 mm long.' } },
  down: { label: 'B, line down', says: { value: 'Drawn 150 mm long.' } },
  left: {
    label: 'C, from the left',
    says: { value: 'From the left edge of the paper to the cross, drawn 20 mm.' },
  },
  top: {
    label: 'C, from the top',
    says: { value: 'From the top edge of the paper to the cross, drawn 20 mm.' },
  },
  leftBelow: {
    label: 'D, from the left',
    says: { value: 'From the left edge of the paper to the lower end of the line down, drawn 20 mm.' },
  },
  backRight: {
    label: 'Backs to the right',
    says: { value: 'As the sheet for both sides tells it, seen from the front; negative is to the left.' },
  },
  backDown: {
    label: 'Backs below',
    says: { value: 'As the sheet for both sides tells it, seen from the front; negative is above.' },
  },
} as const;

/** Keys are `option:<group>.<name>.label`, `.choices.<value>` and `.says.<value>` (the consequence). */
export const option = {
  ...gameOptions,
  print: printOptionTexts,
  printer: printerOptionTexts,
  cutter: cutterOptionTexts,
} as const;
