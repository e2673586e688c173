import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { calibration as drawn } from '#shared/printers/index.ts';
import { doesNotFit } from '../../layout/arrange.ts';
import { asFigure, lettering, segment, type Lettering } from '../../layout/draw.ts';
import { checkFrame, frameOf, header, rulers, square, squareSide } from '../../layout/frame.ts';
import { sheetInk } from '../../layout/inks.ts';
import { finish } from '../../layout/sheet-set.ts';
import type { DrawOp, LayoutProblem, SheetSet } from '../../layout/sheet.ts';
import { wrapped } from '../../layout/wrapped.ts';
import { paperSize } from '../options.ts';
import { isWorkshop } from '../print-set.ts';
import { template } from '../template.ts';
import { plainPaper } from './plain-paper.ts';

export type CalibrationOptions = OptionValues<typeof plainPaper>;

/** What a printer does to lengths and places, to be measured with a ruler and written into its profile (R3). */
export const calibration = template({
  name: 'calibration',
  group: 'workshop',
  material: 'plain',
  from: isWorkshop,
  options: () => plainPaper,
  layout: (values, _, t) => layoutCalibration(values, t),
});

const pen = { ink: sheetInk, width: 0.2 };
const words: Lettering = { font: 'franklin', size: 9, ink: sheetInk };
const letter: Lettering = { font: 'franklin-bold', size: 11, ink: sheetInk };

function layoutCalibration(
  values: CalibrationOptions,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize({ ...values, ink: 'full' });
  const frame = frameOf(paper, values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const needed = drawn.cross + drawn.line + 5;
  const room = { width: paper.width, height: paper.height - 60 };
  if (needed > room.width || needed > room.height) {
    return refuse(doesNotFit({ width: needed, height: needed }, room));
  }
  const title = t('option:print.workshop.calibration');
  const how = t('option:print.products.calibration.how');
  const { live } = frame;
  const sheet = {
    label: title,
    side: 'front' as const,
    ...paper,
    ops: [
      ...header(frame, { title, how, sheet: 1, sheets: 1 }, t),
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...asFigure(t('option:print.workshop.figures.lines'), lines()),
      ...steps(t),
    ],
  };
  return finish(t('option:print.products.calibration.title'), 'none', [sheet], 1);
}

/** A cross at a known place, and from it a line across and a line down, each with a name. */
function lines(): readonly DrawOp[] {
  const { cross, line } = drawn;
  const end = cross + line;
  const tick = 3;
  return [
    segment('guide', { x: cross - tick, y: cross }, { x: end, y: cross }, pen),
    segment('guide', { x: cross, y: cross - tick }, { x: cross, y: end }, pen),
    segment('guide', { x: end, y: cross - tick }, { x: end, y: cross + tick }, pen),
    segment('guide', { x: cross - tick, y: end }, { x: cross + tick, y: end }, pen),
    lettering('A', cross + line / 2, cross + 5.5, { ...letter, anchor: 'middle' }),
    lettering('B', cross + 2.5, cross + line / 2, letter),
    lettering('C', cross + 2.5, cross + 5.5, letter),
    lettering('D', cross + 2.5, end - 1.5, letter),
  ];
}

/** What to measure, one sentence a letter. */
function steps(t: Translate): readonly DrawOp[] {
  const left = drawn.cross + 16;
  const room = drawn.line - 22;
  let y = drawn.cross + 16;
  return (['A', 'B', 'C', 'D', 'then'] as const).flatMap((step) => {
    const sentence = t(`option:print.workshop.steps.${step}`, { line: drawn.line, cross: drawn.cross });
    const written = wrapped(sentence, words, room).map((line, index) =>
      lettering(line, left, y + index * 4.6, words),
    );
    y += written.length * 4.6 + 3;
    return written;
  });
}
