import type { printOptionTexts as english } from '../en/option-print.ts';
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
  solids: joined(solidTexts, sheetTexts.solids),
  products: joined(productTexts, sheetTexts.products),
} as const satisfies Words<typeof english>;

/** Of each product, what the screens say and what its sheets say. */
function joined<A extends Readonly<Record<string, object>>, B extends { readonly [K in keyof A]: object }>(
  onScreen: A,
  onPaper: B,
): { readonly [K in keyof A]: A[K] & B[K] } {
  const products = Object.entries(onScreen).map(([name, texts]) => [name, { ...texts, ...onPaper[name] }]);
  return Object.fromEntries(products) as { readonly [K in keyof A]: A[K] & B[K] };
}
