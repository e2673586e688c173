export { driftBetween, profileFrom } from './figures.ts';
export type { FigureProblem, SheetFigures } from './figures.ts';
export { dpiOfFile, isJpeg, isPng } from './file-dpi.ts';
export { mostPixels, type Dpi, type GreyPicture } from './picture.ts';
export { readScan, yardsticks } from './read-scan.ts';
export type { ScanFindings, ScanProblem, ScanWishes, Yardstick } from './read-scan.ts';
