import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Face, Piece, PieceSet } from '#shared/pieces/index.ts';
import { bounds, grown, intersection, isWithin, unionOf } from '../layout/bounds.ts';
import {
  asFigure,
  box,
  clipped,
  filled,
  lettering,
  rectOf,
  roundedBox,
  stroked,
  type Lettering,
} from '../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide } from '../layout/frame.ts';
import { headingOf } from '../layout/headings.ts';
import { labelRulers } from '../layout/label-rulers.ts';
import { cutWidths, paperWhite, sheetInk, softInk, woodFace } from '../layout/inks.ts';
import {
  blockName,
  blockSpots,
  faceGap,
  labelsOf,
  labelLoadFor,
  paperOf,
  printablePart,
  type LabelLoad,
} from '../layout/labels.ts';
import { chunks, checkedSheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from '../layout/types.ts';
import type { LabelStock } from '../stocks/index.ts';
import { brailleProblem } from './braille.ts';
import { chooseCubes, cubeNumber, formatCubes, solidPiecesOf, cubeFigureText } from './cube-list.ts';
import { pieceFace, type FaceStyle } from './face.ts';
import { largeCaption } from './large-face.ts';
import { cubeFont, shared } from './options.ts';
import { stockProblem, stockOf, stockOptions } from './stock-options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  shared.edge,
  ...stockOptions,
  shared.margin,
  shared.language,
  shared.ink,
  shared.font,
  shared.bars,
  shared.cubes,
  { kind: 'choice', name: 'reading', choices: ['normal', 'large', 'braille'], default: 'normal' },
] as const;
export type LabelOptions = OptionValues<typeof options>;

/**
 * Precut labels (R10) usually fill their sheet. So a first sheet of plain paper has the rulers, and the outlines of all
 * labels to be held against the light (R1); label sheets have slim rulers where a strip stays white.
 */
export const labelSheets = template({
  name: 'label-sheets',
  group: 'pieces',
  material: 'labels',
  // Labels reach the edges of their sheet, where marks would stand.
  marksBy: 'stickers',
  from: solidPiecesOf,
  options: () => options,
  check(values, set) {
    const stock = stockOf(values);
    const labels = stock.columns * stock.rows;
    if (values.start > labels) {
      return {
        code: 'print/bad-option',
        option: 'start',
        expected: { phrase: 'whole.plain', min: 1, max: labels },
      };
    }
    return stockProblem(stock) ?? brailleProblem(values.reading, values.edge, set);
  },
  layout: layoutLabels,
});

interface Part {
  readonly cube: Piece;
  readonly faces: readonly Face[];
}

function layoutLabels(values: LabelOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const cubes = chooseCubes(set.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const stock = stockOf(values);
  const paper = paperOf(stock);
  const small = checkFrame(frameOf(paper, values.margin));
  if (small !== undefined) return refuse(small);
  const rooms = labelsOf(stock).map((label) => printablePart(label, paper, values.margin));
  const least = {
    width: Math.min(...rooms.map((room) => room?.width ?? 0)),
    height: Math.min(...rooms.map((room) => room?.height ?? 0)),
  };
  const faces = Math.max(...cubes.value.map((cube) => cube.faces.length));
  const name = values.reading === 'large' ? largeName : plainName;
  const load = labelLoadFor(rectOf(0, 0, least.width, least.height), values.edge, faces, name.line);
  if (!load.ok) return load;
  const parts = cubes.value.flatMap((cube) =>
    chunks(cube.faces, load.value.columns * load.value.rows).map((some) => ({ cube, faces: some })),
  );
  const labels = chunks(parts, load.value.across * load.value.down);
  const first = rooms.slice(values.start - 1);
  const loads = [labels.slice(0, first.length), ...chunks(labels.slice(first.length), rooms.length)];
  const style: FaceStyle = { ...values, font: cubeFont(values.font) };
  const blocks = rooms.flatMap((room) => (room === undefined ? [] : blockSpots(load.value, room)));
  const sheetRulers = labelRulers(stock, values.margin, blocks);
  const sheets = [
    checkSheet(stock, values, t),
    ...loads.map((some, index): Sheet => {
      const places = index === 0 ? first : rooms;
      return {
        label: t('option:print.sheet.labelSheet', {
          stock: stock.of,
          cubes: formatCubes([...new Set(some.flat().map(({ cube }) => cube))], t),
        }),
        side: 'front',
        ...paper,
        work: { stickers: some.flat().reduce((sum, { faces: stuck }) => sum + stuck.length, 0) },
        ops: [
          ...sheetRulers,
          ...some.flatMap((label, at) => drawLabel(label, places[at], load.value, set, style, t)),
        ],
      };
    }),
  ];
  const stickers = cubes.value.reduce((sum, cube) => sum + cube.faces.length, 0);
  return checkedSheetSet(t('option:print.products.label-sheets.title'), 'none', sheets, stickers);
}

function drawLabel(
  parts: readonly Part[],
  room: Rect | undefined,
  load: LabelLoad,
  set: PieceSet,
  style: FaceStyle,
  t: Translate,
): readonly DrawOp[] {
  if (room === undefined) return [];
  const spots = blockSpots(load, room);
  return parts.flatMap(({ cube, faces }, index) => {
    const spot = spots[index];
    if (spot === undefined) return [];
    const isLarge = style.reading === 'large';
    const label = t('option:print.sheet.cube', { number: cubeNumber(cube) });
    const cells = faces.map((face, at) => ({
      face,
      x: spot.x + (at % load.columns) * (style.edge + faceGap),
      y: spot.y + load.name + Math.floor(at / load.columns) * (style.edge + faceGap),
    }));
    const rects = cells.map(({ x, y }) => box(rectOf(x, y, style.edge, style.edge)));
    return asFigure(cubeFigureText(cube, t), [
      lettering(isLarge ? `#${cubeNumber(cube)}` : label, spot.x, spot.y + load.name - 1.2, {
        ...named,
        size: (isLarge ? largeName : plainName).size,
      }),
      ...(style.ink === 'full' ? rects.map((rect) => filled('ink', rect, woodFace)) : []),
      ...rects.map((rect) => stroked('cut', rect, { ink: sheetInk, width: cutWidths[style.ink] })),
      ...cells.flatMap((cell) => pieceFace(cell, cell.face, { piece: cube, set, label, t }, style)),
    ]);
  });
}

/** `line` is the height of the name line in millimetres; `size` is in points. */
const plainName = { line: blockName, size: 7 } as const;
const largeName = { line: 5.6, size: largeCaption } as const;

const named: Lettering = { font: 'franklin-semibold', size: 7, ink: sheetInk, purpose: 'guide' };

/** The numbers must show through a sheet of labels. */
const numeral: Lettering = { font: 'besley-bold', size: 14, ink: sheetInk, purpose: 'guide' };

function checkSheet(stock: LabelStock, values: LabelOptions, t: Translate): Sheet {
  const paper = paperOf(stock);
  const frame = frameOf(paper, values.margin);
  const { live, printable } = frame;
  const label = t('option:print.sheet.labelCheck', { stock: stock.of });
  const heading = headingOf(frame, t('option:print.products.label-sheets.how'));
  const corner = { x: live.x + live.width - squareSide, y: live.y + live.height - squareSide };
  const check = square(corner.x, corner.y, t);
  const scale = rulers(frame);
  const grounds = [
    rectOf(corner.x, corner.y, squareSide, squareSide),
    ...[scale.slice(0, 5), scale.slice(5)].map((ops) => grown(unionOf(ops.map(bounds)), 1)),
  ];
  const below = rectOf(printable.x, live.y, printable.width, printable.y + printable.height - live.y);
  const labels = labelsOf(stock);
  const outlines = labels.map((one) =>
    stroked('guide', roundedBox(one, stock.radius), { ink: sheetInk, width: 0.15 }),
  );
  return {
    label,
    side: 'front',
    isAbout: true,
    ...paper,
    heading,
    ops: [
      clipped(below, outlines),
      ...grounds.flatMap((rect) => {
        const ground = intersection(rect, below);
        return ground === undefined ? [] : [filled('ink', box(ground), paperWhite)];
      }),
      ...labels.flatMap((one, index) => labelNumber(one, index + 1, values.start, below, grounds)),
      ...scale,
      ...check,
    ],
  };
}

function labelNumber(
  { x, y, width, height }: Rect,
  number: number,
  start: number,
  room: Rect,
  taken: readonly Rect[],
): readonly DrawOp[] {
  const size = Math.min(numeral.size, height * 1.6);
  const style: Lettering = { ...numeral, size, anchor: 'middle', ink: number < start ? softInk : sheetInk };
  const drop = size * 0.13;
  const places = [0.5, 0.25, 0.75].flatMap((down) =>
    [0.5, 0.2, 0.8, 0.1, 0.9].map((along) => ({ along, down })),
  );
  return places
    .map(({ along, down }) => lettering(`${number}`, x + along * width, y + down * height + drop, style))
    .filter((op) => isWithin(bounds(op), room))
    .filter((op) => !taken.some((rect) => intersection(rect, grown(bounds(op), 0.5)) !== undefined))
    .slice(0, 1);
}
