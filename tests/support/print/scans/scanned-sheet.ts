import { papers } from '#print-templates/units/index.ts';
import { truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { pngOf } from './png-of.ts';
import { randomOf, scanner } from './scan-cases.ts';
import { scanPicture } from './scan-picture.ts';

const dpi = 100;
const [width, height] = [893, 1235];

/** The calibration sheet on A4 as a printer of this kind prints it and a scanner sees it, as PNG; lengths are millimetres. */
export function scannedSheet(side: 'front' | 'back', printer: Partial<PrinterProfile>): Uint8Array {
  const picture = scanPicture({
    sheet: { side, paper: 'a4' },
    paper: papers.a4,
    printer: { ...truePrinter, ...printer },
    turn: 0,
    camera: scanner({ width, height, paper: papers.a4, turn: 1.2, dpi }),
    ...{ width, height, blur: 0.6, noise: 1, jpeg: undefined, random: randomOf(11) },
    lights: { paper: 0.85, ink: 0.03, ground: 0.1, rough: 0 },
    shade: { least: 0.8, towards: 40, isShadow: false },
  });
  return pngOf(picture, dpi);
}
