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

type Texts = Readonly<Record<string, object>>;

/** Adds to the texts of each product on the screen those that are printed. */
function withPrinted<S extends Texts, P extends { readonly [K in keyof S]: object }>(
  onScreen: S,
  printed: P,
) {
  const names = Object.keys(onScreen) as (keyof S)[];
  return Object.fromEntries(names.map((name) => [name, { ...printed[name], ...onScreen[name] }])) as {
    readonly [K in keyof S]: P[K] & S[K];
  };
}

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
