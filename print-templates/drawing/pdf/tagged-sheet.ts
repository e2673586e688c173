import { mm } from '#shared/kernel/index.ts';
import { bounds, unionOf } from '../../layout/bounds.ts';
import type { DrawOp, Sheet } from '../../layout/types.ts';
import { toPt } from '../../units/index.ts';
import { drawOps } from './draw-ops.ts';

type Told = { readonly kind: 'heading' | 'words' } | { readonly kind: 'figure'; readonly alt: string };
type Part = Told | { readonly kind: 'artifact' };

interface Run {
  readonly part: Part;
  readonly ops: DrawOp[];
}

/** A section has a heading, sentences and a figure per piece; rulers and marks outside pieces are artifacts. */
export function* drawTagged(
  document: PDFKit.PDFDocument,
  sheet: Sheet,
  book: PDFKit.PDFStructureElement,
): Generator<undefined, undefined> {
  const section = document.struct('Sect', { title: sheet.label });
  book.add(section);
  const runs = runsOf(sheet);
  // The heading is read first, wherever it is drawn.
  const heading = runs.some(({ part }) => part.kind === 'heading') ? document.struct('H1') : undefined;
  if (heading !== undefined) section.add(heading);
  const figures = new Map<string, PDFKit.PDFStructureElement>();
  for (const { part, ops } of runs) {
    if (part.kind === 'artifact') document.markContent('Artifact', { type: 'Layout' });
    else {
      const known = part.kind === 'figure' ? figures.get(part.alt) : undefined;
      const element =
        known ?? (part.kind === 'heading' ? heading : undefined) ?? elementOf(document, part, runs);
      if (element !== known && element !== heading) section.add(element);
      if (part.kind === 'figure') figures.set(part.alt, element);
      element.add(document.markStructureContent(tags[part.kind]));
    }
    yield* drawOps(document, ops);
    document.endMarkedContent();
  }
  section.end();
}

const tags = { heading: 'H1', words: 'P', figure: 'Figure' } as const;

function elementOf(
  document: PDFKit.PDFDocument,
  part: Told,
  runs: readonly Run[],
): PDFKit.PDFStructureElement {
  if (part.kind !== 'figure') return document.struct(tags[part.kind]);
  const { alt } = part;
  const ops = runs.flatMap((run) => (run.part.kind === 'figure' && run.part.alt === alt ? run.ops : []));
  const { x, y, width, height } = unionOf(ops.map(bounds));
  // The types of pdfkit lack `bbox`.
  const options = { alt, bbox: [x, y, x + width, y + height].map(points) };
  return document.struct('Figure', options);
}

function points(length: number): number {
  return Math.round(toPt(mm(length)) * 100) / 100;
}

function runsOf(sheet: Sheet): readonly Run[] {
  const runs: Run[] = [];
  let hasHeading = false;
  for (const op of sheet.ops) {
    const part = partOf(op, sheet, hasHeading);
    hasHeading ||= part.kind === 'heading';
    const last = runs.at(-1);
    if (last !== undefined && isSame(last.part, part)) last.ops.push(op);
    else runs.push({ part, ops: [op] });
  }
  return runs;
}

function isSame(a: Part, b: Part): boolean {
  return a.kind === b.kind && (a.kind !== 'figure' || b.kind !== 'figure' || a.alt === b.alt);
}

const measure = /^\d+(?: mm)?$/;

function partOf(op: DrawOp, { label }: Sheet, hasHeading: boolean): Part {
  const named = figureOf(op);
  if (named !== undefined) return { kind: 'figure', alt: named };
  if (op.kind === 'clip') return { kind: 'figure', alt: label };
  if (op.kind === 'path') return op.purpose === 'ink' ? { kind: 'figure', alt: label } : { kind: 'artifact' };
  if (op.purpose === 'guide' && measure.test(op.text)) return { kind: 'artifact' };
  return { kind: op.text === label && !hasHeading ? 'heading' : 'words' };
}

function figureOf(op: DrawOp): string | undefined {
  return op.kind === 'clip' ? op.ops.map(figureOf).find((alt) => alt !== undefined) : op.figure;
}
