import { sheetTexts } from './sheets.ts';

/** Only printed texts are in Dutch. */
export const nl = { option: { print: sheetTexts } } as const;
