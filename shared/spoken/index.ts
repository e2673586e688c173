export { parseDictation, endOfRow, rowsSaid } from './dictated.ts';
export type { Misheard } from './dictated.ts';
export { spokenWords } from './words.ts';
export type { SpokenLanguage } from './words.ts';
