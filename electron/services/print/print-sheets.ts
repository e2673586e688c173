import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { glyphOutlines, writePdf } from '#print-templates/drawing/pdf/index.ts';
import {
  batchesOf,
  paperNumbers,
  papersOf,
  printSetOf,
  products,
  productsOf,
  sheetNames,
  sheetToCutFile,
  sheetToDxf,
  withCardCuts,
  withTidyCuts,
  type Product,
  type Sheet,
  type SheetSet,
  type WrittenSheets,
} from '#print-templates/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import type { CutLines, Kerf, PrinterProfile } from '#shared/printers/index.ts';

export type CutFormat = 'svg' | 'dxf';

export interface PrintAsk {
  readonly product: string;
  /** The text of the player's own set file; undefined for a bundled set. */
  readonly set?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly format: 'pdf' | CutFormat;
  readonly kerf?: Kerf | undefined;
  readonly lines?: CutLines | undefined;
  /** Only for PDF, since cut files are not printed. */
  readonly printer?: PrinterProfile | undefined;
  /** One batch of a kit; undefined puts all sheets into the PDF. */
  readonly batch?: string | undefined;
  /** The one sheet of a cut file, as `3` or `3-back`; it may be undefined if there is only one. */
  readonly sheet?: string | undefined;
}

const cutTypes: Readonly<Record<CutFormat, string>> = { svg: 'image/svg+xml', dxf: 'image/vnd.dxf' };

export interface Printed {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly sheets: number;
  readonly sha256: string;
}

export type PrintProblem =
  | { readonly code: 'print/unknown-product'; readonly product: string; readonly known: readonly string[] }
  | { readonly code: 'print/no-such-sheet'; readonly sheet: string; readonly sheets: number }
  | { readonly code: 'print/no-such-batch'; readonly batch: string; readonly batches: readonly string[] }
  | { readonly code: 'print/cancelled' };

export interface PrintWatch {
  readonly progress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export function layOut({
  product: name,
  set,
  options,
}: Pick<PrintAsk, 'product' | 'set' | 'options'>): Result<WrittenSheets> {
  const shelf = shelfOf(set);
  if (!shelf.ok) return shelf;
  const product = shelf.value.find((one) => one.name === name);
  if (product === undefined) {
    const known = shelf.value.map((one) => one.name);
    return refuse<PrintProblem>({ code: 'print/unknown-product', product: name, known });
  }
  const parsed = product.parse(options);
  return parsed.ok ? product.layout(parsed.value) : parsed;
}

function shelfOf(set: string | undefined): Result<readonly Product[]> {
  if (set === undefined) return ok(products);
  const parsed = parseSetText(set);
  return parsed.ok ? ok(productsOf(printSetOf(parsed.value))) : parsed;
}

/** Keeps the thread busy for a second or more, so the doors run it in a worker (see printing.ts). */
export async function printSheets(
  ask: PrintAsk,
  watch: PrintWatch = {},
  lay: typeof layOut = layOut,
): Promise<Result<Printed>> {
  const set = lay(ask);
  if (!set.ok) return set;
  // Yields between laying out and writing, each of which is one long step.
  await nextTurn();
  if (ask.format !== 'pdf') return cutFile(ask, ask.format, set.value);
  if (ask.batch === undefined) return pdf(`${ask.product}.pdf`, set.value, ask.printer, watch);
  const batches = batchesOf(set.value);
  const chosen = batches.find(({ batch }) => batch === ask.batch);
  if (chosen !== undefined) return pdf(`${ask.product}-${ask.batch}.pdf`, chosen, ask.printer, watch);
  const known = batches.map(({ batch }) => batch);
  return refuse<PrintProblem>({ code: 'print/no-such-batch', batch: ask.batch, batches: known });
}

export async function printEveryBatch(
  ask: Omit<PrintAsk, 'format' | 'sheet' | 'batch'>,
  { signal, progress }: PrintWatch = {},
): Promise<Result<readonly (Printed & { readonly batch: string })[]>> {
  const set = layOut(ask);
  if (!set.ok) return set;
  const total = papersOf(set.value.sheets);
  const drawn: (Printed & { readonly batch: string })[] = [];
  let before = 0;
  for (const batch of batchesOf(set.value)) {
    const done = before;
    const watch: PrintWatch = {
      ...(signal === undefined ? {} : { signal }),
      progress: (sheets) => progress?.(done + sheets, total),
    };
    const one = await pdf(`${ask.product}-${batch.batch}.pdf`, batch, ask.printer, watch);
    if (!one.ok) return one;
    drawn.push({ ...one.value, batch: batch.batch });
    before += papersOf(batch.sheets);
  }
  return ok(drawn);
}

async function pdf(
  name: string,
  set: WrittenSheets,
  printer: PrinterProfile | undefined,
  watch: PrintWatch,
): Promise<Result<Printed>> {
  const bytes = await writePdf(set, { ...watch, printer, language: set.language, project: set.project });
  if (!bytes.ok) return bytes;
  return ok(printed(name, 'application/pdf', bytes.value, papersOf(set.sheets)));
}

/** Makes a cut file of every sheet; a stop takes effect between sheets. */
export async function printEverySheet(
  ask: Omit<PrintAsk, 'format' | 'sheet'> & { readonly format: CutFormat },
  { signal, progress }: PrintWatch = {},
): Promise<Result<readonly (Printed & { readonly sheet: string })[]>> {
  const set = layOut(ask);
  if (!set.ok) return set;
  const { sheets } = set.value;
  const [names, numbers] = [sheetNames(sheets), paperNumbers(sheets)];
  const drawn: (Printed & { readonly sheet: string })[] = [];
  for (const [index, sheet] of names.entries()) {
    const one = await cutFile({ ...ask, sheet }, ask.format, set.value);
    if (!one.ok) return one;
    drawn.push({ ...one.value, sheet });
    progress?.(numbers[index] ?? 0, papersOf(sheets));
    // A stop signal arrives only between turns of the event loop.
    await nextTurn();
    if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
  }
  return ok(drawn);
}

async function cutFile(
  { product, sheet, kerf, lines }: PrintAsk,
  format: CutFormat,
  set: SheetSet,
): Promise<Result<Printed>> {
  const names = sheetNames(set.sheets);
  const isOnly = names.length === 1;
  const name = sheet ?? (isOnly ? '1' : '');
  const chosen = set.sheets[names.indexOf(name)];
  if (chosen === undefined) {
    return refuse<PrintProblem>({ code: 'print/no-such-sheet', sheet: name, sheets: papersOf(set.sheets) });
  }
  const outlined = withCardCuts(chosen);
  const cut = kerf === undefined ? ok(outlined) : await grownBy(kerf, outlined);
  if (!cut.ok) return cut;
  const tidy = withTidyCuts(cut.value);
  const text =
    format === 'svg' ? sheetToCutFile(tidy, glyphOutlines, lines) : sheetToDxf(tidy, glyphOutlines);
  const bytes = new TextEncoder().encode(text);
  const file = isOnly ? `${product}.${format}` : `${product}-${name}.${format}`;
  return ok(printed(file, cutTypes[format], bytes, 1));
}

/** The library that offsets outlines is loaded only for a kerf. */
async function grownBy(kerf: Kerf, sheet: Sheet): Promise<Result<Sheet>> {
  const { withKerf } = await import('#print-templates/solids/kerf.ts');
  return withKerf(sheet, kerf);
}

export function printed(name: string, type: string, bytes: Uint8Array, sheets: number): Printed {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, type, bytes, sheets, sha256 };
}
