import { setTitles } from '../sheet-texts.ts';
import { cuttingOptionTexts, engravingTexts } from './cutting.ts';
import { boxSheetTexts } from './box-sheets.ts';
import { solidOptionTexts, solidTexts } from './solids.ts';
import { holderOptionTexts } from './holder-options.ts';
import { holderTexts } from './holders.ts';
import { labelOptionTexts } from './print/label-options.ts';
import { paperOptionTexts } from './print/paper-options.ts';
import { productTexts } from './print/products.ts';
import { sheetTexts } from './print/sheet-texts.ts';
import { surfaceOptionTexts } from './print/surface-options.ts';

export const printOptionTexts = {
  ...paperOptionTexts,
  ...labelOptionTexts,
  ...surfaceOptionTexts,
  ...holderOptionTexts,
  ...cuttingOptionTexts,
  ...solidOptionTexts,
  setTitles: {
    ...setTitles('en'),
    box: 'Game box',
    workshop: 'Workshop',
  },
  engraving: engravingTexts,
  solids: solidTexts,
  holders: holderTexts,
  box: boxSheetTexts,
  products: productTexts,
  ...sheetTexts,
} as const;
