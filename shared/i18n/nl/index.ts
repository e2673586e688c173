import { sheetTexts } from './sheets.ts';

/** Dutch, for what is printed. */
export const nl = { option: { print: sheetTexts } } as const;
