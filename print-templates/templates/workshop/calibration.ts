import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { calibration as drawn } from '#shared/printers/index.ts';
import { doesNotFit } from '../../layout/packing/arrange.ts';
import {
  asFigure,
  circle,
  filled,
  lettering,
  segment,
  stroked,
  wrapped,
  type Lettering,
} from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from '../../layout/types.ts';
import { holeRadius, markedPaper, markRadius, marksOf, type MarkedSheet } from '../../scan/marks.ts';
import { paperSize, plainPaper } from '../options.ts';
import { isWorkshop } from '../print-set.ts';
import { template } from '../template.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [...plainPaper, { kind: 'toggle', name: 'backMarks', default: false }] as const;
export type CalibrationOptions = OptionValues<typeof options>;

/** The sheet shows how a printer distorts lengths and places, for a ruler (R3) or a scanner (R31) to tell its profile. */
export const calibration = template({
  name: 'calibration',
  group: 'workshop',
  material: 'plain',
  from: isWorkshop,
  options: () => options,
  layout: (values, _, t) => layoutCalibration(values, t),
});

const pen = { ink: sheetInk, width: 0.2 };
const thin = { ink: softInk, width: 0.12 };
const heading: Lettering = { font: 'besley-bold', size: 20, ink: sheetInk };
const words: Lettering = { font: 'franklin', size: 10, ink: sheetInk };
const letter: Lettering = { font: 'besley-bold', size: 15, ink: sheetInk };

function layoutCalibration(
  values: CalibrationOptions,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize(values);
  const frame = frameOf(paper, values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const needed = drawn.cross + drawn.line + 5;
  const room = { width: paper.width, height: paper.height - 65 };
  if (needed > room.width || needed > room.height) {
    return refuse(doesNotFit({ width: needed, height: needed }, room));
  }
  const title = t('option:print.workshop.calibration');
  const how = t('option:print.products.calibration.how');
  const { live } = frame;
  const front: Sheet = {
    label: title,
    side: 'front',
    ...paper,
    heading: headingOf(frame, how),
    ops: [
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...asFigure(t('option:print.workshop.figures.lines'), lines()),
      ...steps(title, t),
      ...form(frame, t),
      ...marks(values, 'front', t),
    ],
  };
  const name = t('option:print.products.calibration.title');
  if (!values.backMarks) return checkedSheetSet(name, 'none', [front], 1);
  const label = t('option:print.workshop.calibrationBack');
  const back: Sheet = {
    label,
    side: 'back',
    ...paper,
    ops: [
      lettering(label, left, drawn.cross + 28, heading),
      ...paragraph(t('option:print.workshop.steps.back'), drawn.cross + 38.5),
      ...marks(values, 'back', t),
    ],
  };
  return checkedSheetSet(name, 'long-edge', [front, back], 1);
}

/** A paper of one's own that lies is turned when it is written, and a scan of it would not tell which way. */
function marks(values: CalibrationOptions, side: MarkedSheet['side'], t: Translate): readonly DrawOp[] {
  const paper = markedPaper(values.paper);
  const { width, height } = paperSize(values);
  if (paper === undefined || width > height) return [];
  const [middle, band] = [(markRadius + holeRadius) / 2, markRadius - holeRadius];
  const ops = marksOf({ side, paper }).map(({ x, y, isRing }) =>
    isRing
      ? stroked('guide', circle(x, y, middle), { ink: sheetInk, width: band })
      : filled('guide', circle(x, y, markRadius), sheetInk),
  );
  return asFigure(t('option:print.workshop.figures.marks'), ops);
}

const [marksEach, longEach] = [10, 50];

function lines(): readonly DrawOp[] {
  const { cross, line } = drawn;
  const end = cross + line;
  const tick = 3;
  const marks = Array.from({ length: line / marksEach - 1 }, (_, index) => (index + 1) * marksEach);
  const long = (at: number): number => (at % longEach === 0 ? 2.2 : 1.2);
  return [
    segment('guide', { x: cross - tick, y: cross }, { x: end, y: cross }, pen),
    segment('guide', { x: cross, y: cross - tick }, { x: cross, y: end }, pen),
    segment('guide', { x: end, y: cross - tick }, { x: end, y: cross + tick }, pen),
    segment('guide', { x: cross - tick, y: end }, { x: cross + tick, y: end }, pen),
    ...marks.flatMap((at) => [
      segment('guide', { x: cross + at, y: cross }, { x: cross + at, y: cross + long(at) }, thin),
      segment('guide', { x: cross, y: cross + at }, { x: cross + long(at), y: cross + at }, thin),
    ]),
    lettering('A', cross + line / 2, cross + 9, { ...letter, anchor: 'middle' }),
    lettering('B', cross + 5, cross + line / 2 - 12, letter),
    lettering('C', cross + 4, cross + 8, letter),
    lettering('D', cross + 5, end + 2.5, letter),
  ];
}

const left = drawn.cross + 20;
const indent = 9;

function steps(title: string, t: Translate): readonly DrawOp[] {
  let y = drawn.cross + 28;
  const ops: DrawOp[] = [lettering(title, left, y, heading)];
  y += 10.5;
  for (const step of [...letters, 'then', 'scan'] as const) {
    const sentence = t(`option:print.workshop.steps.${step}`, { line: drawn.line, cross: drawn.cross });
    if (step !== 'then' && step !== 'scan') ops.push(lettering(step, left, y + 0.4, letter));
    const lines = paragraph(sentence, y);
    ops.push(...lines);
    y += lines.length * lineHeight + 2.6;
  }
  return ops;
}

const lineHeight = 4.7;

function paragraph(sentence: string, y: number): readonly DrawOp[] {
  // Marks stand to the right and below.
  const room = drawn.line - 34 - indent;
  return wrapped(sentence, words, room).map((line, at) =>
    lettering(line, left + indent, y + at * lineHeight, words),
  );
}

const letters = ['A', 'B', 'C', 'D'] as const;
/** The order is that in the print studio. */
const figures = ['across', 'down', 'left', 'top', 'leftBelow'] as const;
const rowHeight = 7.5;

function form({ live }: Frame, t: Translate): readonly DrawOp[] {
  const [left, right] = [live.x + 4, live.x + live.width - squareSide - 8];
  const top = live.y + live.height - (figures.length + 1) * rowHeight;
  const [drawnAt, measuredAt] = [right - 42, right];
  const line = (y: number): DrawOp => segment('guide', { x: left, y }, { x: right, y }, thin);
  const say = (key: string, x: number, y: number, style: Lettering): DrawOp =>
    lettering(t(`option:print.workshop.form.${key}`), x, y, style);
  return [
    say('title', left, top, { ...words, font: 'franklin-bold' }),
    say('drawn', drawnAt, top, { ...words, anchor: 'end' }),
    say('measured', measuredAt, top, { ...words, anchor: 'end' }),
    line(top + 2.5),
    ...figures.flatMap((name, row) => {
      const y = top + (row + 1) * rowHeight;
      const length = name === 'across' || name === 'down' ? drawn.line : drawn.cross;
      return [
        say(name, left, y, words),
        lettering(`${length} mm`, drawnAt, y, { ...words, anchor: 'end' }),
        lettering('mm', measuredAt, y, { ...words, anchor: 'end' }),
        line(y + 2.5),
      ];
    }),
  ];
}
