import { alphacubesOptionTexts } from './option-alphacubes.ts';
import { printOptionTexts } from './option-print.ts';

/** `option:<group>.<name>.label`, `.choices.<value>` and `.says.<value>` (the line of consequence). */
export const option = {
  alphacubes: alphacubesOptionTexts,
  print: printOptionTexts,
} as const;
