import { sheetTexts } from './sheets.ts';

export const nl = { option: { print: sheetTexts } } as const;
