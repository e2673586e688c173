import { pt, type Mm, type Pt } from '#shared/kernel/index.ts';
import { fontRuns, textWidth } from '../../fonts/index.ts';
import { textStart } from '../../layout/bounds.ts';
import type { DrawOp, PathOp, PathStep, TextOp } from '../../layout/types.ts';
import { toPt } from '../../units/index.ts';
import { sharedFont } from './glyph-outlines.ts';

/** Yields after each path and text, so that the caller can pause within a sheet. */
export function* drawOps(document: PDFKit.PDFDocument, ops: readonly DrawOp[]): Generator<undefined> {
  for (const op of ops) yield* drawOp(document, op);
}

function* drawOp(document: PDFKit.PDFDocument, op: DrawOp): Generator<undefined> {
  switch (op.kind) {
    case 'path':
      drawPath(document, op);
      yield;
      return;
    case 'text':
      drawText(document, op);
      yield;
      return;
    case 'clip': {
      const { x, y, width, height } = op.to;
      document.save();
      document.rect(exactPt(x), exactPt(y), exactPt(width), exactPt(height)).clip();
      yield* drawOps(document, op.ops);
      document.restore();
    }
  }
}

function drawPath(document: PDFKit.PDFDocument, { steps, fill, stroke }: PathOp): void {
  if (stroke !== undefined) {
    document.lineWidth(exactPt(stroke.width));
    const [on, off] = stroke.dash ?? [];
    if (on !== undefined && off !== undefined) document.dash(exactPt(on), { space: exactPt(off) });
  }
  for (const step of steps) drawStep(document, step);
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(fill, stroke.ink);
  else if (fill !== undefined) document.fill(fill);
  else if (stroke !== undefined) document.stroke(stroke.ink);
  if (stroke?.dash !== undefined) document.undash();
}

function drawStep(document: PDFKit.PDFDocument, step: PathStep): void {
  switch (step.to) {
    case 'move':
      document.moveTo(exactPt(step.x), exactPt(step.y));
      return;
    case 'line':
      document.lineTo(exactPt(step.x), exactPt(step.y));
      return;
    case 'curve':
      document.bezierCurveTo(
        exactPt(step.x1),
        exactPt(step.y1),
        exactPt(step.x2),
        exactPt(step.y2),
        exactPt(step.x),
        exactPt(step.y),
      );
      return;
    case 'close':
      document.closePath();
  }
}

/** Layout measures text by plain advance widths, so kerning and ligatures stay off here too. */
const plain = {
  kern: false,
  liga: false,
  clig: false,
  calt: false,
} as unknown as PDFKit.Mixins.OpenTypeFeatures[];

function drawText(document: PDFKit.PDFDocument, op: TextOp): void {
  const start = textStart(op);
  const [x, y] = [exactPt(start.x as TextOp['x']), exactPt(start.y as TextOp['y'])];
  const outlined = op.outline !== undefined;
  if (op.outline === undefined) document.fillColor(op.ink);
  else document.lineWidth(exactPt(op.outline)).strokeColor(op.ink);
  if (op.turn !== undefined) document.save().rotate(op.turn, { origin: [x, y] });
  const paint = { fill: !outlined, stroke: outlined };
  let pen = 0;
  for (const { file, text } of fontRuns(op.font, op.text)) {
    useFont(document, file);
    document.fontSize(op.size);
    rememberLayouts(document);
    const along = exactPt((start.x + pen) as TextOp['x']);
    document.text(text, along, y, { lineBreak: false, baseline: 'alphabetic', features: plain, ...paint });
    pen += textWidth(op.font, text, op.size);
  }
  if (op.turn !== undefined) document.restore();
}

/** The types of pdfkit lack that it takes a font which is open, and knows it by its family from then on. */
function useFont(document: PDFKit.PDFDocument, file: string): void {
  document.font(sharedFont(file) as unknown as PDFKit.Mixins.PDFFontSource, file);
}

interface WritingFont {
  layout(text: string, features?: unknown): unknown;
}

const remembering = new WeakSet<WritingFont>();

/** With named features pdfkit lays out each text three times and caches nothing, so layouts are kept per font. */
function rememberLayouts(document: PDFKit.PDFDocument): void {
  const { _font: font } = document as unknown as { readonly _font: WritingFont };
  if (remembering.has(font)) return;
  remembering.add(font);
  const laidOut = new Map<string, unknown>();
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features !== plain) return layout(text, features);
    const known = laidOut.get(text) ?? layout(text, features);
    laidOut.set(text, known);
    return known;
  };
}

/** Points are rounded to four decimals (0.00004 mm), which makes the file a third shorter. */
function exactPt(length: Mm): Pt {
  return pt(Math.round(toPt(length) * 1e4) / 1e4);
}
