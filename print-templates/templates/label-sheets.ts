import type { Translate } from '#shared/i18n/index.ts';
import { refuse, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Face, Piece, PieceSet } from '#shared/pieces/index.ts';
import { bounds, grown, intersection } from '../layout/bounds.ts';
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
import { checkFrame, frameOf, header, rulerAcross, rulers, square, squareSide } from '../layout/frame.ts';
import { cutWidths, paperWhite, sheetInk, softInk, woodFace } from '../layout/inks.ts';
import {
  blockName,
  blockSpots,
  faceGap,
  labelsOf,
  loadOf,
  paperOf,
  reachable,
  rulerPlace,
  type LabelLoad,
} from '../layout/labels.ts';
import { chunks, finish } from '../layout/sheet-set.ts';
import type { DrawOp, LayoutProblem, Rect, Sheet, SheetSet } from '../layout/sheet.ts';
import type { LabelStock } from '../stocks/index.ts';
import { brailleProblem } from './braille.ts';
import { chooseCubes, cubeNumber, formatCubes, solidsOf, tellCube } from './cube-list.ts';
import { pieceFace, type FaceStyle } from './face.ts';
import { largeCaption } from './large-face.ts';
import { cubeFont, shared } from './options.ts';
import { misfit, stockOf, stockOptions } from './stock-options.ts';
import { template } from './template.ts';

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
 * Stickers on ready-cut labels (R10). Most stock leaves no room beside its labels, and rulers would be stuck on blocks: they
 * stand on a first sheet for plain paper, with the outlines of all labels to hold against the light (R1). Where a margin has
 * room for it, a sheet of labels has a ruler of its own.
 */
export const labelSheets = template({
  name: 'label-sheets',
  group: 'pieces',
  material: 'labels',
  // Labels reach the edges of their sheet, where marks would stand.
  marksBy: 'stickers',
  from: solidsOf,
  options: () => options,
  check(values, set) {
    const stock = stockOf(values);
    const labels = stock.columns * stock.rows;
    if (values.start > labels) {
      return { code: 'print/bad-option', option: 'start', expected: `a whole number, 1 to ${labels}` };
    }
    return misfit(stock) ?? brailleProblem(values.reading, values.edge, set);
  },
  layout: layoutLabels,
});

/** Some faces of a piece that go onto a label together. */
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
  const rooms = labelsOf(stock).map((label) => reachable(label, paper, values.margin));
  const least = {
    width: Math.min(...rooms.map((room) => room?.width ?? 0)),
    height: Math.min(...rooms.map((room) => room?.height ?? 0)),
  };
  const faces = Math.max(...cubes.value.map((cube) => cube.faces.length));
  const name = values.reading === 'large' ? largeName : plainName;
  const load = loadOf(rectOf(0, 0, least.width, least.height), values.edge, faces, name.line);
  if (!load.ok) return load;
  const parts = cubes.value.flatMap((cube) =>
    chunks(cube.faces, load.value.columns * load.value.rows).map((some) => ({ cube, faces: some })),
  );
  const labels = chunks(parts, load.value.across * load.value.down);
  const first = rooms.slice(values.start - 1);
  const loads = [labels.slice(0, first.length), ...chunks(labels.slice(first.length), rooms.length)];
  const style: FaceStyle = { ...values, font: cubeFont(values.font) };
  const ruler = rulerPlace(stock, values.margin);
  const count = loads.length + 1;
  const sheets = [
    checkSheet(stock, values, count, t),
    ...loads.map((some, index): Sheet => {
      const places = index === 0 ? first : rooms;
      return {
        label: t('option:print.sheet.labelSheet', {
          stock: stock.of,
          cubes: formatCubes([...new Set(some.flat().map(({ cube }) => cube))], t),
        }),
        side: 'front',
        ...paper,
        ops: [
          ...(ruler === undefined ? [] : rulerAcross(ruler.x, ruler.y)),
          ...some.flatMap((label, at) => drawLabel(label, places[at], load.value, set, style, t)),
        ],
      };
    }),
  ];
  const stickers = cubes.value.reduce((sum, cube) => sum + cube.faces.length, 0);
  return finish(t('option:print.products.label-sheets.title'), 'none', sheets, stickers);
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
    return asFigure(tellCube(cube, t), [
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

/** Height of the line with a piece's name, and its type in points. */
const plainName = { line: blockName, size: 7 } as const;
const largeName = { line: 5.6, size: largeCaption } as const;

const named: Lettering = { font: 'franklin-semibold', size: 7, ink: sheetInk, purpose: 'guide' };

/** For plain paper: rulers, square, and where the labels lie, numbered as `start` counts them. */
function checkSheet(stock: LabelStock, values: LabelOptions, sheets: number, t: Translate): Sheet {
  const paper = paperOf(stock);
  const frame = frameOf(paper, values.margin);
  const { live, printable } = frame;
  const title = t('option:print.sheet.labelCheck', { stock: stock.of });
  const how = t('option:print.products.label-sheets.how');
  const corner = { x: live.x + live.width - squareSide, y: live.y + live.height - squareSide };
  // Labels lie all over the sheet: without white below, their lines would run through the words and the code.
  const ground = filled('ink', box(rectOf(corner.x, corner.y, squareSide, squareSide)), paperWhite);
  const check = square(corner.x, corner.y, t);
  const furniture = [...header(frame, { title, how, sheet: 1, sheets }, t), ...rulers(frame)];
  const taken = [...furniture, ...check].map((op) => grown(bounds(op), 0.5));
  const labels = labelsOf(stock);
  const outlines = labels.map((label) =>
    stroked('guide', roundedBox(label, stock.radius), { ink: softInk, width: 0.12 }),
  );
  const numbers = labels
    .map((label, index) =>
      lettering(`${index + 1}`, label.x + label.width / 2, label.y + label.height / 2, {
        ...named,
        anchor: 'middle',
        ink: index + 1 < values.start ? softInk : sheetInk,
      }),
    )
    .filter((op) => !taken.some((rect) => intersection(rect, bounds(op)) !== undefined));
  return {
    label: title,
    side: 'front',
    isAbout: true,
    ...paper,
    ops: [...furniture, clipped(printable, outlines), ...numbers, ground, ...check],
  };
}
