import { sheetTexts } from './sheets.ts';

/** Only printed texts are in Swedish. */
export const sv = { option: { print: sheetTexts } } as const;
