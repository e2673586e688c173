import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { asFigure, lettering, segment, wrapped, type Lettering, type Point } from '../../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from '../../layout/types.ts';
import { paperSize, plainPaper } from '../options.ts';
import { isWorkshop } from '../print-set.ts';
import { template } from '../template.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const options = [
  { kind: 'choice', name: 'turn', choices: ['long-edge', 'short-edge'], default: 'long-edge' },
  ...plainPaper,
] as const;
export type DuplexOptions = OptionValues<typeof options>;

/** Against the light, crosses on scales show the drift of backs and on which edge the sheet was turned (R4). */
export const duplexTest = template({
  name: 'duplex-test',
  group: 'workshop',
  material: 'plain',
  from: isWorkshop,
  options: () => options,
  layout: (values, _, t) => layoutTest(values, t),
});

/** A scale extends this many millimetres to each side. */
export const reach = 6;
const pen = { ink: sheetInk, width: 0.15 };
const thin = { ink: softInk, width: 0.08 };
const figure: Lettering = { font: 'franklin', size: 7, ink: sheetInk, anchor: 'middle' };
const name: Lettering = { font: 'franklin-bold', size: 11, ink: sheetInk };

function layoutTest(values: DuplexOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
  const paper = paperSize(values);
  const frame = frameOf(paper, values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const spots = spotsOf(frame);
  const title = t('option:print.workshop.duplex');
  const how = t('option:print.products.duplex-test.how');
  const { live } = frame;
  const front: Sheet = {
    label: title,
    side: 'front',
    ...paper,
    heading: headingOf(frame, how),
    ops: [
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...spots.flatMap((spot, index) =>
        asFigure(t('option:print.workshop.figures.cross', { name: letterOf(index) }), cross(spot, index)),
      ),
      ...sentence(frame, t),
    ],
  };
  const heading = t('option:print.sheet.backOf', { title });
  const turned = t(
    values.turn === 'long-edge' ? 'option:print.sheet.longEdge' : 'option:print.sheet.shortEdge',
  );
  const back: Sheet = {
    label: heading,
    side: 'back',
    ...paper,
    heading: headingOf(frame, turned),
    ops: [
      ...rulers(frame, 'back'),
      ...spots.flatMap((spot, index) =>
        asFigure(
          t('option:print.workshop.figures.scale', { name: letterOf(index) }),
          scale(pointBehind(spot, frame, values.turn), index, isTurnedAboutItsHeight(frame, values.turn)),
        ),
      ),
    ],
  };
  return checkedSheetSet(t('option:print.products.duplex-test.title'), values.turn, [front, back], 1);
}

function spotsOf({ live }: Frame): readonly Point[] {
  const left = live.x + 22;
  const right = live.x + live.width - 14;
  const top = live.y + 22;
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: live.y + live.height - 16 },
  ];
}

export function pointBehind(
  { x, y }: Point,
  { paper }: Pick<Frame, 'paper'>,
  turn: DuplexOptions['turn'],
): Point {
  return isTurnedAboutItsHeight({ paper }, turn) ? { x: paper.width - x, y } : { x, y: paper.height - y };
}

function isTurnedAboutItsHeight({ paper }: Pick<Frame, 'paper'>, turn: DuplexOptions['turn']): boolean {
  return (turn === 'long-edge') === paper.height >= paper.width;
}

/** Each spot has its own letter, so that a sheet turned the wrong way shows. */
function cross({ x, y }: Point, index: number): readonly DrawOp[] {
  const arm = reach + 3;
  return [
    segment('guide', { x: x - arm, y }, { x: x + arm, y }, pen),
    segment('guide', { x, y: y - arm }, { x, y: y + arm }, pen),
    lettering(letterOf(index), x + arm + 1.5, y + 1.4, name),
  ];
}

/** The grid is in millimetres, every third line wider; the line under the cross is the drift. */
function scale({ x, y }: Point, index: number, isMirrored: boolean): readonly DrawOp[] {
  const marks = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  const lines = marks.flatMap((at) => {
    const line = at === 0 ? { ...pen, width: 0.35 } : at % 3 === 0 ? { ...pen, width: 0.2 } : thin;
    return [
      segment('guide', { x: x + at, y: y - reach }, { x: x + at, y: y + reach }, line),
      segment('guide', { x: x - reach, y: y + at }, { x: x + reach, y: y + at }, line),
    ];
  });
  // Viewed from the back, either left and right or top and bottom are swapped.
  const [across, down] = isMirrored ? [-1, 1] : [1, -1];
  const figures = [-reach, 0, reach].flatMap((at) => [
    lettering(signed(-at * across), x + at, y - reach - 1.2, figure),
    lettering(signed(-at * down), x - reach - 1.2, y + at + 0.9, { ...figure, anchor: 'end' }),
  ]);
  return [...lines, ...figures, lettering(letterOf(index), x + reach + 3, y + 1.4, name)];
}

function sentence({ live }: Frame, t: Translate): readonly DrawOp[] {
  const words: Lettering = { font: 'franklin', size: 9, ink: sheetInk };
  const soft: Lettering = { ...words, ink: softInk };
  const x = live.x + 40;
  const lines = wrapped(t('option:print.workshop.read'), words, live.width - 60);
  const more = wrapped(t('option:print.workshop.write'), soft, live.width - 60);
  const y = live.y + 50;
  return [
    ...lines.map((line, index) => lettering(line, x, y + index * 4.6, words)),
    ...more.map((line, index) => lettering(line, x, y + (lines.length + index) * 4.6 + 3, soft)),
  ];
}

const letterOf = (index: number): string => 'ABC'.charAt(index);

function signed(millimetres: number): string {
  if (millimetres === 0) return '0';
  return millimetres > 0 ? `+${millimetres}` : `\u2013${-millimetres}`;
}
