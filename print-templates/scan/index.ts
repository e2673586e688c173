export { dpiOfFile, isJpeg, isPng } from './file-dpi.ts';
export { mostPixels, type Dpi, type GreyPicture } from './picture.ts';
export { readScan, yardsticks } from './read-scan.ts';
export type { ScanFindings, ScanWishes, Yardstick } from './read-scan.ts';
export { measuresTold, profileOfSides, straight } from './sides.ts';
export type { ScannedSides } from './sides.ts';
