import type { GreyPicture } from '#print-templates/scan/index.ts';
import { papers } from '#print-templates/units/index.ts';
import { truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { randomOf, scanner } from './scan-cases.ts';
import { scanPicture } from './scan-picture.ts';

export const scannedDpi = 100;
const [width, height] = [893, 1235];

/**
 * The calibration sheet on A4 as a printer of this kind prints it and a scanner of 100 dots an inch sees it. Lengths are
 * millimetres; the print lies turned on the paper, and the paper on the glass, by so many degrees.
 */
export function scannedSheet(
  side: 'front' | 'back',
  printer: Partial<PrinterProfile>,
  { turn = 0, onGlass = 1.2 } = {},
): GreyPicture {
  return scanPicture({
    ...{ sheet: { side, paper: 'a4' }, paper: papers.a4, turn, width, height },
    printer: { ...truePrinter, ...printer },
    camera: scanner({ width, height, paper: papers.a4, turn: onGlass, dpi: scannedDpi }),
    ...{ blur: 0.6, noise: 1, jpeg: undefined, random: randomOf(11) },
    lights: { paper: 0.85, ink: 0.03, ground: 0.1, rough: 0 },
    shade: { least: 0.8, towards: 40, isShadow: false },
  });
}
