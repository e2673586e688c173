import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { correctionOf, truePrinter, type Correction, type PrinterProfile } from '#shared/printers/index.ts';
import { filesOf, fontFiles } from '../../fonts/index.ts';
import { duplexOf } from '../../layout/batches.ts';
import { paperNumbers, papersOf } from '../../layout/paper-numbers.ts';
import type { FontName, Rect, Sheet, SheetSet } from '../../layout/sheet.ts';
import { uprightSheet } from '../../layout/transform.ts';
import type { ProjectMark } from '../../project/project.ts';
import { toPt } from '../../units/index.ts';
import { deflateStreams } from './deflate-streams.ts';
import { fontFileUrl } from './font-file.ts';
import { drawTagged } from './tagged-sheet.ts';

export interface PdfProblem {
  readonly code: 'print/cancelled';
}

/** How many sheets are drawn, of how many. */
export type PdfProgress = (done: number, total: number) => void;

interface PdfSettings {
  readonly language?: string;
  /**
   * What the printer does to a sheet, which is undone beforehand. Sheets that lie are then written upright: a driver would
   * turn them, nobody knows which way, and offset and skew would be undone at the wrong edges.
   */
  readonly printer?: PrinterProfile | undefined;
  /** What the sheets are made from; the file carries it. */
  readonly project?: ProjectMark | undefined;
  readonly progress?: PdfProgress | undefined;
  /** Aborted, the answer is `print/cancelled`. It is looked at several times a sheet. */
  readonly signal?: AbortSignal | undefined;
}

/** Not when it was printed: the same project gives the same bytes on any day (R25). */
const fixedDate = new Date(Date.UTC(2000, 0, 1));

/** Paths and texts drawn in one turn of the event loop: few, for the first text in a font reads all of that font. */
const opsInATurn = 10;

/** The parts of pdfkit that its own options do not reach. */
interface Internals {
  readonly _root: {
    readonly data: { readonly ViewerPreferences: { readonly data: Record<string, unknown> } };
  };
  readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
}

/**
 * The sheets as one PDF, a page a sheet, each exactly as large as its paper. Viewers are told not to scale, to take
 * the tray that fits, and how to turn the paper (R2). pdfkit leaves its streams plain: we deflate them.
 */
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
  const files = new Set((Object.keys(fontFiles) as FontName[]).flatMap(filesOf));
  for (const file of files) document.registerFont(file, fontBytes(file));
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

/** Takes all steps of a piece of work, letting others have their turn after the first and then after every `each`. */
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

/** Yields after the page is set up, and after each path and text. */
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

/** The project as an attachment, which any viewer can save, and from which Cubewright makes the same sheets (R26). */
function attach(document: PDFKit.PDFDocument, { text, code }: ProjectMark): void {
  // The types of pdfkit do not know its `relationship`.
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

/** Left, bottom, right, top in points, from the lower left corner as PDF counts. */
function pageBox({ x, y, width, height }: Rect, sheet: Sheet): readonly number[] {
  return [x, sheet.height - y - height, x + width, sheet.height - y].map((length) =>
    toPt(length as Rect['x']),
  );
}

/** How a printer is told which edge to turn the paper on. */
const duplexNames = {
  none: 'Simplex',
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
} as const satisfies Record<SheetSet['duplex'], string>;

/** pdfkit writes the dictionary that `displayTitle` asks for; the rest goes into the same one. */
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

const fontCache = new Map<string, Buffer>();

function fontBytes(file: string): Buffer {
  const known = fontCache.get(file) ?? readFileSync(fontFileUrl(file));
  fontCache.set(file, known);
  return known;
}
