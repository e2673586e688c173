import {
  findProduct,
  findSet,
  papersOf,
  printSetOf,
  productsOf,
  projectMarkOf,
  sheetToSvg,
  representativeSheet,
  type PrintSet,
  type Product,
} from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';

/** The product is named by its template, so that a worker thread can find it. */
export interface DrawAsk {
  readonly template: string;
  readonly set: string;
  /** The file of the user's own set; undefined for a bundled one. */
  readonly setText: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface DrawnSheet {
  /** From `sheetToSvg`; width and height are in millimetres. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly at: number;
  readonly sheets: number;
}

/** Lays a product out and draws its most typical sheet, by the operations of its PDF. */
export function drawRepresentativeSheet(ask: DrawAsk): Result<DrawnSheet, Problem> {
  const named = productNamed(ask);
  if (named === undefined) return refuse({ code: 'print/unknown-product', product: ask.template } as Problem);
  const parsed = named.product.parse(ask.options);
  if (!parsed.ok) return parsed;
  const laid = named.product.layout(parsed.value);
  if (!laid.ok) return laid;
  const { sheets } = laid.value;
  const at = representativeSheet(ask.template, laid.value);
  const sheet = sheets[at];
  if (sheet === undefined) return refuse({ code: 'print/unknown-product', product: ask.template } as Problem);
  const { width, height } = sheet;
  return ok({ svg: sheetToSvg(sheet), width, height, at, sheets: papersOf(sheets) });
}

/** Equal codes mean equal sheets. Undefined if the options do not fit. */
export function projectCode(ask: DrawAsk): string | undefined {
  const named = productNamed(ask);
  const parsed = named?.product.parse(ask.options);
  if (named === undefined || parsed?.ok !== true) return undefined;
  return projectMarkOf(named.product, named.set, parsed.value as Record<string, OptionValue>).code;
}

export function productNamed({
  template,
  set: name,
  setText,
}: DrawAsk): { readonly product: Product; readonly set: PrintSet } | undefined {
  if (setText === undefined) {
    const set = findSet(name);
    const product = findProduct(`${name}-${template}`);
    return set === undefined || product === undefined ? undefined : { product, set };
  }
  const parsed = parseSetText(setText);
  if (!parsed.ok) return undefined;
  const set = printSetOf(parsed.value);
  const product = productsOf(set).find((one) => one.template === template);
  return product === undefined ? undefined : { product, set };
}
