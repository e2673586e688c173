import { expectOk } from '#shared/kernel/index.ts';
import {
  findProduct,
  products,
  templates,
  type LayOut,
  type ProductSheets,
  type Sheet,
} from '#print-templates/index.ts';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';

/** Random tests ask for thousands: what was asked for first is forgotten first. */
const mostLaidOut = 100;
const laidOut = new Map<string, ReturnType<LayOut>>();
const written = new Map<string, Promise<Uint8Array>>();

/** A product laid out with these options, which must be sound; once for all who ask for the same. */
export function layOut(name: string, options: Readonly<Record<string, unknown>> = {}): ProductSheets {
  return expectOk(tried(name, options, layOutOnce));
}

/** What is laid out is never changed, so all who ask for the same values share it. */
export const layOutOnce: LayOut = (product, values) => {
  const asked = JSON.stringify([product.name, values]);
  const known = laidOut.get(asked) ?? layOutNow(product, values);
  laidOut.set(asked, known);
  for (const first of laidOut.keys()) {
    if (laidOut.size <= mostLaidOut) break;
    laidOut.delete(first);
  }
  return known;
};

const layOutNow: LayOut = (product, values) => product.layout(values);

function tried(name: string, options: Readonly<Record<string, unknown>>, lay: LayOut): ReturnType<LayOut> {
  const product = findProduct(name);
  if (product === undefined) throw new Error(`No product ${name}`);
  const parsed = product.parse(options);
  return parsed.ok ? lay(product, parsed.value) : parsed;
}

/** Without those that show nothing but how something is made. */
export function ownSheets({ sheets }: Pick<ProductSheets, 'sheets'>): readonly Sheet[] {
  return sheets.filter(({ guide }) => guide === undefined);
}

/** Its PDF, written once for all who ask for the same. */
export function printed(name: string, options: Readonly<Record<string, unknown>> = {}): Promise<Uint8Array> {
  const asked = JSON.stringify([name, options]);
  const known = written.get(asked) ?? pdfOf(layOut(name, options));
  written.set(asked, known);
  return known;
}

/** Its PDF, laid out and written now. */
export function printedAnew(
  name: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Uint8Array> {
  return pdfOf(expectOk(tried(name, options, layOutNow)));
}

async function pdfOf(set: ProductSheets): Promise<Uint8Array> {
  return expectOk(await writePdf(set, { project: set.project }));
}

/** One sheet of it, counted from 1, as a PDF of its own. */
export async function printedSheet(
  name: string,
  options: Readonly<Record<string, unknown>>,
  sheet: number,
): Promise<Uint8Array> {
  const set = layOut(name, options);
  return expectOk(await writePdf({ ...set, sheets: set.sheets.slice(sheet - 1, sheet) }));
}

/** The same without the code of its project and what goes with it, which differ once a product has one more option. */
export async function printedUnmarked(
  name: string,
  options: Readonly<Record<string, unknown>>,
  sheet: number,
): Promise<Uint8Array> {
  const set = layOut(name, options);
  return expectOk(await writePdf({ ...set, sheets: set.sheets.slice(sheet - 1, sheet).map(unmarked) }));
}

function unmarked(sheet: Sheet): Sheet {
  const from = sheet.ops.findIndex((op) => op.kind === 'text' && op.text === sheet.project);
  return { ...sheet, ops: from < 0 ? sheet.ops : sheet.ops.slice(0, from) };
}

/** The problem that keeps a product from being laid out. */
export function refusal(name: string, options: Readonly<Record<string, unknown>>): unknown {
  const laid = tried(name, options, layOutOnce);
  return laid.ok ? undefined : laid.problem;
}

/**
 * A product of each template that asks for its paper, of the first set that suits it: what they share is shown once. A kit
 * is the sheets of others.
 */
export const productNames: readonly string[] = templates.flatMap(({ name }) => {
  if (name === 'kit') return [];
  const first = products.find(({ template }) => template === name);
  return first?.options.some((option) => option.name === 'paper') === true ? first.name : [];
});

/** Those with an ink to choose: plans are lines on white. */
export const inkedProducts = productNames.filter((name) =>
  findProduct(name)?.options.some((option) => option.name === 'ink'),
);
