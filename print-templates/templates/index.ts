import { createTranslator, type Language, type Translate } from '#shared/i18n/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { crowding } from '../layout/crowding.ts';
import type { PrintedProduct, Product } from '../layout/sheet.ts';
import { alphacubesBoard } from './alphacubes-board.ts';
import { alphacubesNets } from './alphacubes-nets.ts';
import { alphacubesRack } from './alphacubes-rack.ts';
import { alphacubesStickers } from './alphacubes-stickers.ts';
import { boxDrilling } from './box/drilling.ts';
import { boxPlans } from './box/plans/index.ts';
import { kuboDeckCards } from './kubo-deck.ts';

/** Everything that can be printed, in the order of the studio. */
export const products: readonly PrintedProduct[] = [
  printed(alphacubesNets),
  printed(alphacubesStickers),
  printed(alphacubesBoard),
  printed(alphacubesRack),
  printed(kuboDeckCards),
  printed(boxDrilling),
  printed(boxPlans),
];

export function findProduct(name: string): PrintedProduct | undefined {
  return products.find((product) => product.name === name);
}

/**
 * A product whose `layout` takes what its own `parse` gave: callers hold options as data of no known shape. The one place
 * where its texts get their language; sheets are marked with that of the texts they got.
 */
function printed<O extends { readonly language: Language; readonly margin: number }>(
  product: Product<O>,
): PrintedProduct {
  return {
    ...product,
    layout(options) {
      const values = options as unknown as O;
      const t = sheetTexts(values.language);
      const laid = product.layout(values, t);
      if (!laid.ok) return laid;
      const crowded = crowding(laid.value.sheets, values.margin);
      if (crowded !== undefined) return refuse(crowded);
      const title = t(`option:print.products.${product.name}.document`);
      return ok({ ...laid.value, title, language: t('option:print.sheet.language') });
    },
  };
}

const translators = new Map<Language, Translate>();

function sheetTexts(language: Language): Translate {
  const t = translators.get(language) ?? createTranslator(language).t;
  translators.set(language, t);
  return t;
}
