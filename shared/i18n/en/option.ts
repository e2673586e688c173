import { gameOptions } from './games/index.ts';
import { printOptionTexts } from './option-print.ts';
import { cutterOptionTexts, printerOptionTexts } from './option-printer.ts';

/** Keys are `option:<group>.<name>.label`, `.choices.<value>` and `.says.<value>` (the consequence). */
export const option = {
  ...gameOptions,
  print: printOptionTexts,
  printer: printerOptionTexts,
  cutter: cutterOptionTexts,
} as const;
