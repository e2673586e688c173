import { sheetTexts } from './sheets.ts';

export const sv = { option: { print: sheetTexts } } as const;
