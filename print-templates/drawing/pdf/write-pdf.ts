import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { correctionOf, truePrinter, type Correction, type PrinterProfile } from '#shared/printers/index.ts';
import { duplexOf } from '../../layout/packing/batches.ts';
import { paperNumbers, papersOf } from '../../layout/imposition.ts';
import type { Rect, Sheet, SheetSet, ProjectMark } from '../../layout/types.ts';
import { uprightSheet } from '../../layout/transform.ts';
import { toPt } from '../../units/index.ts';
import { deflateStreams } from './deflate-streams.ts';
import { drawTagged } from './tagged-sheet.ts';

export interface PdfProblem {
  readonly code: 'print/cancelled';
}

export type PdfProgress = (done: number, total: number) => void;

interface PdfSettings {
  readonly language?: string;
  /** The faults are corrected on upright sheets: a driver would turn landscape ones in an unknown direction. */
  readonly printer?: PrinterProfile | undefined;
  readonly project?: ProjectMark | undefined;
  readonly progress?: PdfProgress | undefined;
  /** When aborted, the result is `print/cancelled`. It is checked several times a sheet. */
  readonly signal?: AbortSignal | undefined;
}

/** The date is fixed, so that the same project gives the same bytes on any day (R25). */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

/** Few operations are drawn per turn of the event loop, because the first text in a font reads the whole font. */
const opsInATurn = 10;

/** The options of pdfkit do not reach these parts. */
interface Internals {
  readonly _root: {
    readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } };
  };
  readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
}

/** The file tells viewers not to scale, to pick the tray by size and on which edge to turn the paper (R2). */
export async function writePdf(
  set: SheetSet,
  { language = 'en', project, printer = truePrinter, progress, signal }: PdfSettings = {},
): Promise<Result<Uint8Array, PdfProblem>> {
  const document = new PDFDocument({
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    tagged: true,
    margin: 0,
    info: { Title: set.title, Creator: 'Cubewright', Producer: 'Cubewright', CreationDate: fixedDate },
  });
  const bytes = collect(document);
  tellViewer(document, set.duplex);
  if (project !== undefined) attach(document, project);
  const book = document.struct('Document', { title: set.title });
  document.addStructure(book);

  const [numbers, papers] = [paperNumbers(set.sheets), papersOf(set.sheets)];
  for (const [index, sheet] of set.sheets.entries()) {
    const side = corrected(sheet, set, printer);
    const drawn = await inTurns(addSheet(document, side, book), opsInATurn, signal);
    if (!drawn.ok) return drawn;
    progress?.(numbers[index] ?? 0, papers);
  }
  book.end();
  document.end();
  return inTurns(deflateStreams(await bytes), 1, signal);
}

async function inTurns<T>(
  work: Generator<undefined, T>,
  each: number,
  signal: AbortSignal | undefined,
): Promise<Result<T, PdfProblem>> {
  for (let taken = 0; ; taken += 1) {
    const step = work.next();
    if (step.done === true) return ok(step.value);
    if (taken % each !== 0) continue;
    await setImmediate();
    if (signal?.aborted === true) return refuse({ code: 'print/cancelled' });
  }
}

interface PrintedSheet {
  readonly sheet: Sheet;
  readonly correction: Correction | undefined;
}

function corrected(sheet: Sheet, set: SheetSet, printer: PrinterProfile): PrintedSheet {
  const upright = uprightSheet(sheet);
  const correction = correctionOf(printer, { ...upright, turn: duplexOf(sheet, set) });
  return { sheet: correction === undefined ? sheet : upright, correction };
}

function* addSheet(
  document: PDFKit.PDFDocument,
  { sheet, correction }: PrintedSheet,
  book: PDFKit.PDFStructureElement,
): Generator<undefined, undefined> {
  document.addPage({ size: [toPt(sheet.width), toPt(sheet.height)], margin: 0 });
  const { data } = internals(document).page.dictionary;
  const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height } as Rect;
  data['TrimBox'] = pageBox(sheet.trim ?? whole, sheet);
  data['BleedBox'] = pageBox(sheet.bleed ?? whole, sheet);
  document.outline.addItem(sheet.label);
  yield;
  if (correction === undefined) return yield* drawTagged(document, sheet, book);
  const { a, b, c, d, e, f } = correction;
  document.save();
  document.transform(a, b, c, d, toPt(mm(e)), toPt(mm(f)));
  yield* drawTagged(document, sheet, book);
  document.restore();
}

/** Any viewer can save the attached project, and Cubewright makes the same sheets from it (R26). */
function attach(document: PDFKit.PDFDocument, { text, code }: ProjectMark): void {
  // The types of pdfkit lack `relationship`.
  const settings = {
    name: 'project.cubewright-print.json',
    type: 'application/json',
    description: `Cubewright project ${code}`,
    creationDate: fixedDate,
    modifiedDate: fixedDate,
    relationship: 'Source',
  };
  document.file(Buffer.from(text), settings);
}

/** Returns left, bottom, right and top in points from the lower left corner, as PDF counts. */
function pageBox({ x, y, width, height }: Rect, sheet: Sheet): readonly number[] {
  return [x, sheet.height - y - height, x + width, sheet.height - y].map((length) =>
    toPt(length as Rect['x']),
  );
}

const duplexNames = {
  none: 'Simplex',
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
} as const satisfies Record<SheetSet['duplex'], string>;

/** pdfkit creates this dictionary because `displayTitle` is set; the other entries join it. */
function tellViewer(document: PDFKit.PDFDocument, duplex: SheetSet['duplex']): void {
  const { data } = internals(document)._root.data.ViewerPreferences;
  data['PrintScaling'] = 'None';
  data['PickTrayByPDFSize'] = true;
  data['Duplex'] = duplexNames[duplex];
}

function internals(document: PDFKit.PDFDocument): Internals {
  return document as unknown as Internals;
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (part: Uint8Array) => parts.push(part));
    document.on('end', () => {
      resolve(Buffer.concat(parts));
    });
    document.on('error', reject);
  });
}
