import type { printOptionTexts as english } from '../en/option-print.ts';
import { withPrinted } from '../with-printed.ts';
import type { Words } from '../words.ts';
import { cuttingOptionTexts } from './cutting.ts';
import { holderOptionTexts } from './holder-options.ts';
import { labelOptionTexts } from './print/label-options.ts';
import { paperOptionTexts } from './print/paper-options.ts';
import { productTexts } from './print/products.ts';
import { surfaceOptionTexts } from './print/surface-options.ts';
import { sheetTexts } from './sheets.ts';
import { solidOptionTexts, solidTexts } from './solids.ts';

export const printOptionTexts = {
  ...paperOptionTexts,
  ...labelOptionTexts,
  ...surfaceOptionTexts,
  ...holderOptionTexts,
  ...cuttingOptionTexts,
  ...solidOptionTexts,
  ...sheetTexts,
  products: withPrinted(productTexts, sheetTexts.products),
  solids: withPrinted(solidTexts, sheetTexts.solids),
} as const satisfies Words<typeof english>;
