import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import {
  batchesOf,
  paperNumbers,
  papersOf,
  sheetNames,
  type OpenedProject,
  type SheetSet,
  type ProductSheets,
} from '#print-templates/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { PrinterProfile } from '#shared/printers/index.ts';
import {
  cutText,
  cutTextOfAll,
  hasContent,
  type CutFormat,
  type CutProblem,
  type CutSettings,
} from './cut-files.ts';

export interface SheetJob extends Pick<OpenedProject, 'product' | 'options'>, CutSettings {
  readonly format: 'pdf' | CutFormat;
  readonly printer?: PrinterProfile | undefined;
  readonly batch?: string | undefined;
  /** Names the sheet of a cut file, such as `3` or `3-back`; undefined if there is only one sheet. */
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
  | { readonly code: 'print/no-such-sheet'; readonly sheet: string; readonly sheets: number }
  | { readonly code: 'print/no-such-batch'; readonly batch: string; readonly batches: readonly string[] }
  | { readonly code: 'print/cancelled' };

export interface PrintWatch {
  readonly progress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

function layOut({ product, options }: Pick<SheetJob, 'product' | 'options'>): Result<ProductSheets> {
  return product.layout(options);
}

/** Keeps the thread busy for a second or more, so the doors run it in a worker (see printing.ts). */
export async function printSheets(
  job: SheetJob,
  watch: PrintWatch = {},
  lay = layOut,
): Promise<Result<Printed>> {
  const set = lay(job);
  if (!set.ok) return set;
  const { name } = job.product;
  // Yield between laying out and writing, each of which is one long step.
  await nextTurn();
  const { format } = job;
  if (format !== 'pdf') {
    return job.files === 'together'
      ? cutFileOfAll({ ...job, format }, set.value, watch)
      : cutFile({ ...job, format }, set.value);
  }
  if (job.batch === undefined) return pdf(`${name}.pdf`, set.value, job.printer, watch);
  const batches = batchesOf(set.value);
  const chosen = batches.find(({ batch }) => batch === job.batch);
  if (chosen !== undefined) return pdf(`${name}-${job.batch}.pdf`, chosen, job.printer, watch);
  const known = batches.map(({ batch }) => batch);
  return refuse<PrintProblem>({ code: 'print/no-such-batch', batch: job.batch, batches: known });
}

export async function printEveryBatch(
  job: Pick<SheetJob, 'product' | 'options' | 'printer'>,
  { signal, progress }: PrintWatch = {},
): Promise<Result<readonly (Printed & { readonly batch: string })[]>> {
  const set = layOut(job);
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
    const one = await pdf(`${job.product.name}-${batch.batch}.pdf`, batch, job.printer, watch);
    if (!one.ok) return one;
    drawn.push({ ...one.value, batch: batch.batch });
    before += papersOf(batch.sheets);
  }
  return ok(drawn);
}

async function pdf(
  name: string,
  set: ProductSheets,
  printer: PrinterProfile | undefined,
  watch: PrintWatch,
): Promise<Result<Printed>> {
  const bytes = await writePdf(set, { ...watch, printer, language: set.language, project: set.project });
  if (!bytes.ok) return bytes;
  return ok(printed(name, 'application/pdf', bytes.value, papersOf(set.sheets)));
}

export async function printEverySheet(
  job: CutSheetJob,
  { signal, progress }: PrintWatch = {},
): Promise<Result<readonly (Printed & { readonly sheet: string })[]>> {
  const set = layOut(job);
  if (!set.ok) return set;
  const { sheets } = set.value;
  const [names, numbers] = [sheetNames(sheets), paperNumbers(sheets)];
  const drawn: (Printed & { readonly sheet: string })[] = [];
  for (const [index, sheet] of names.entries()) {
    const side = sheets[index];
    if (side !== undefined && hasContent(side, job)) {
      const one = await cutFile({ ...job, sheet }, set.value);
      if (!one.ok) return one;
      drawn.push({ ...one.value, sheet });
    }
    progress?.(numbers[index] ?? 0, papersOf(sheets));
    // A stop signal arrives only between turns of the event loop.
    await nextTurn();
    if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
  }
  return drawn.length === 0 ? refuse<CutProblem>({ code: 'print/nothing-to-cut' }) : ok(drawn);
}

type CutSheetJob = SheetJob & { readonly format: CutFormat };

async function cutFile(job: CutSheetJob, set: SheetSet): Promise<Result<Printed>> {
  const { product, options, format, sheet } = job;
  const names = sheetNames(set.sheets);
  const isOnly = names.length === 1;
  const name = sheet ?? (isOnly ? '1' : '');
  const chosen = set.sheets[names.indexOf(name)];
  if (chosen === undefined) {
    return refuse<PrintProblem>({ code: 'print/no-such-sheet', sheet: name, sheets: papersOf(set.sheets) });
  }
  const text = await cutText(chosen, { format, options, settings: job });
  if (!text.ok) return text;
  return ok(cutPrinted(isOnly ? product.name : `${product.name}-${name}`, format, text.value, 1));
}

async function cutFileOfAll(job: CutSheetJob, set: SheetSet, watch: PrintWatch): Promise<Result<Printed>> {
  const { product, options, format } = job;
  const drawn = await cutTextOfAll(set, { format, options, settings: job }, watch);
  if (!drawn.ok) return drawn;
  return ok(cutPrinted(product.name, format, drawn.value.text, drawn.value.sheets));
}

function cutPrinted(name: string, format: CutFormat, text: string, sheets: number): Printed {
  return printed(`${name}.${format}`, cutTypes[format], new TextEncoder().encode(text), sheets);
}

export function printed(name: string, type: string, bytes: Uint8Array, sheets: number): Printed {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, type, bytes, sheets, sha256 };
}
