export { driftBetween, profileFrom } from './figures.ts';
export type { FigureProblem, SheetFigures } from './figures.ts';
export type { Dpi, GreyPicture } from './picture.ts';
export { readScan, yardsticks } from './read-scan.ts';
export type { ScanFindings, ScanProblem, ScanWishes, Yardstick } from './read-scan.ts';
