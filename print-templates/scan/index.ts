export { dpiOfFile, isJpeg, isPng, sizeOfFile } from './file-dpi.ts';
export { tooLarge, type Dpi, type GreyPicture, type TooLarge } from './picture.ts';
export { readScan, yardsticks } from './read-scan.ts';
export type { ScanFindings, ScanWishes, Yardstick } from './read-scan.ts';
export { edgesUnseen, measuresTold, profileOfSides, straight } from './sides.ts';
export type { ScannedSides } from './sides.ts';
