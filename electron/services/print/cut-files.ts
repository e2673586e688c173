import { setImmediate as nextTurn } from 'node:timers/promises';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  bedOf,
  hasMachineLines,
  lyingOn,
  sheetToCutFile,
  sheetToDxf,
  sideBySide,
  withCardCuts,
  withoutPrint,
  withTidyCuts,
  type Rect,
  type Sheet,
  type SheetSet,
} from '#print-templates/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { CutContent, CutFiles, CutLines, Kerf } from '#shared/printers/index.ts';
import type { PrintProblem, PrintWatch } from './print-sheets.ts';

export type CutFormat = 'svg' | 'dxf';

export interface CutJob {
  readonly format: CutFormat;
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: CutSettings;
}

export interface CutSettings {
  readonly kerf?: Kerf | undefined;
  readonly lines?: CutLines | undefined;
  readonly content?: CutContent | undefined;
  readonly files?: CutFiles | undefined;
}

export type CutProblem =
  /** No line of what was asked for is cut or scored, so that the file would be empty. */
  { readonly code: 'print/nothing-to-cut' } | { readonly code: 'print/several-materials' };

/** Returns false where a file of only the lines to cut would be empty, or those of the front once more. */
export function hasContent(sheet: Sheet, { content }: CutSettings): boolean {
  return content !== 'lines' || isForMachine(sheet);
}

function isForMachine(sheet: Sheet): boolean {
  return sheet.side === 'front' && hasMachineLines(withCardCuts(sheet));
}

export async function cutText(sheet: Sheet, job: CutJob): Promise<Result<string>> {
  const { settings } = job;
  if (!hasContent(sheet, settings)) return refuse<CutProblem>({ code: 'print/nothing-to-cut' });
  const ready = await readyToCut(sheet, job);
  return ready.ok ? ok(written(ready.value, job)) : ready;
}

/** Returns one drawing of all sheets that are cut or scored, and on how many beds they lie. */
export async function cutTextOfAll(
  { title, sheets }: Pick<SheetSet, 'title' | 'sheets'>,
  job: CutJob,
  { signal, progress }: PrintWatch = {},
): Promise<Result<{ readonly text: string; readonly sheets: number }>> {
  const cut = sheets.filter(isForMachine);
  if (cut.length === 0) return refuse<CutProblem>({ code: 'print/nothing-to-cut' });
  // A bed holds one material at a time; only the sheets of a kit are of several.
  if (new Set(cut.map(({ batch }) => batch)).size > 1) {
    return refuse<CutProblem>({ code: 'print/several-materials' });
  }
  const ready: Sheet[] = [];
  for (const sheet of cut) {
    const one = await readyToCut(sheet, job);
    if (!one.ok) return one;
    ready.push(one.value);
    progress?.(ready.length, cut.length);
    await nextTurn();
    if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
  }
  const together = sideBySide(title, ready);
  return ok({ text: written(together.sheet, job, together.beds), sheets: cut.length });
}

async function readyToCut(sheet: Sheet, { options, settings }: CutJob): Promise<Result<Sheet>> {
  const { kerf, content, files } = settings;
  const outlined = withCardCuts(sheet);
  const kept = content === 'lines' ? withoutPrint(outlined) : outlined;
  // The kerf is that of the machine, so a sheet is turned first.
  const bed = bedOf(options, files === 'together');
  const lying = bed === undefined ? kept : lyingOn(bed, kept);
  const cut = kerf === undefined ? ok(lying) : await grownBy(kerf, lying);
  return cut.ok ? ok(withTidyCuts(cut.value)) : cut;
}

async function grownBy(kerf: Kerf, sheet: Sheet): Promise<Result<Sheet>> {
  const { withKerf } = await import('#print-templates/solids/kerf.ts');
  return withKerf(sheet, kerf);
}

function written(sheet: Sheet, { format, settings }: CutJob, beds: readonly Rect[] = []): string {
  return format === 'svg'
    ? sheetToCutFile(sheet, glyphOutlines, settings.lines, beds)
    : sheetToDxf(sheet, glyphOutlines);
}
