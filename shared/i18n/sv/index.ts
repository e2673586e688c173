import { sheetTexts } from './sheets.ts';

/** Swedish, for what is printed. */
export const sv = { option: { print: sheetTexts } } as const;
