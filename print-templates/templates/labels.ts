import { faceText, type Face, type Piece, type PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { arrange } from '../layout/packing/arrange.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, lettering, rectOf, roundedBox, stroked, type Point } from '../layout/draw.ts';
import { frameOf, leastText } from '../layout/frame.ts';
import { cutWidths, paperWhite, sheetInk } from '../layout/inks.ts';
import { chunks, sheetSet } from '../layout/sheet-set.ts';
import type { TabletopPiece } from '../layout/tabletop.ts';
import type { DrawOp, SheetSet } from '../layout/types.ts';
import { chooseCubes, cubeNumber, formatCubes, pegsOf } from './cube-list.ts';
import { cubeFaces, pegsAFace, sideOfCube } from './cube-places.ts';
import { faceGround, pieceFace, type FaceStyle } from './face.ts';
import { pegsGuide } from './guides/pegs.ts';
import { cubeFont, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  /** A 4 x 4 x 4 cube has 15 mm a piece, with 1 mm of rounding or gap on every side; makers differ. */
  { kind: 'number', name: 'label', unit: 'mm', min: 10, max: 16, step: 0.5, default: 13 },
  { kind: 'number', name: 'radius', unit: 'mm', min: 0, max: 4, step: 0.5, default: 1.5 },
  shared.gutter,
  ...paperOptions,
  shared.font,
  shared.bars,
  shared.cubes,
] as const;
export type LabelOptions = OptionValues<typeof options>;

/** Colour extends at most this far into the gutter, so that a slightly misplaced cut shows no white. */
const mostBleed = 1;
/** `line` is the height of the name line in millimetres; `size` is in points. */
const name = { line: 3.6, size: 7 } as const;
const air = 2.5;

export const labels = template({
  name: 'labels',
  printAndCut: true,
  group: 'pieces',
  material: 'stickers',
  from: pegsOf,
  options: () => options,
  layout: layoutLabels,
  guide: (_, __, t) => pegsGuide(t),
  tabletop: tabletopPegs,
});

interface Side {
  readonly title: string;
  readonly pegs: readonly Piece[];
}

function layoutLabels(values: LabelOptions, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const pegs = chooseCubes(set.pieces, values.cubes);
  if (!pegs.ok) return pegs;
  const frame = frameOf(paperSize(values), values.margin);
  const bleed = bleedOf(values);
  const span = sideOfCube * values.label + (sideOfCube - 1) * values.gutter;
  const block = { width: span, height: name.line + bleed + span };
  const gap = { x: values.gutter + air, y: Math.max(values.gutter, bleed + 1) };
  const places = arrange(grown(frame.live, -bleed), block, gap);
  if (!places.ok) return places;
  const sides = sidesOf(pegs.value, t);
  const sheets = sheetSet({
    template: 'labels',
    frame,
    pieces: sides,
    places: places.value,
    tell: ({ title, pegs }) => t('option:print.sheet.figures.side', { side: title, pegs: pegs.length }),
    workOf: (side) => ({ stickers: side.pegs.length }),
    partsOf: (side, spot) =>
      cellsOf(side, spot, values).map(({ piece, x, y }) => ({
        name: `${cubeNumber(piece)}`,
        at: rectOf(x, y, values.label, values.label),
      })),
    title: (load) => t('option:print.sheet.labels', { sides: load.map(({ title }) => title).join(', ') }),
    draw: (side, spot) => drawSide(side, spot, set, values, t),
    t,
  });
  if (!sheets.ok) return sheets;
  return ok({ ...sheets.value, facts: { ...sheets.value.facts, pieces: pegs.value.length } });
}

function sidesOf(pieces: readonly Piece[], t: Translate): readonly Side[] {
  const isCube = pieces.length === pegsAFace * cubeFaces.length;
  return chunks(pieces, pegsAFace).map((pegs, index) => {
    const face = isCube ? cubeFaces[index] : undefined;
    return {
      pegs,
      title: face === undefined ? formatCubes(pegs, t) : t(`option:print.sheet.cubeFaces.${face}`),
    };
  });
}

function cellsOf({ pegs }: Side, spot: Point, values: LabelOptions) {
  const step = values.label + values.gutter;
  const top = spot.y + name.line + bleedOf(values);
  return pegs.flatMap((piece, index) =>
    piece.faces.map((face) => ({
      piece,
      face,
      x: spot.x + (index % sideOfCube) * step,
      y: top + Math.floor(index / sideOfCube) * step,
    })),
  );
}

function drawSide(
  pegs: Side,
  spot: Point,
  set: PieceSet,
  values: LabelOptions,
  t: Translate,
): readonly DrawOp[] {
  const { label: side, radius, ink } = values;
  const bleed = bleedOf(values);
  const cells = cellsOf(pegs, spot, values);
  const grounds = cells.map(({ face, x, y }) =>
    filled('ink', box(rectOf(x - bleed, y - bleed, side + 2 * bleed, side + 2 * bleed)), faceGround(face)),
  );
  const cuts = cells.map(({ x, y }) => {
    const trim = rectOf(x, y, side, side);
    const steps = radius === 0 ? box(trim) : roundedBox(trim, radius);
    return stroked('cut', steps, { ink: sheetInk, width: cutWidths[ink] });
  });
  const heading = lettering(pegs.title, spot.x, spot.y + name.line - 1.2, {
    font: 'franklin-semibold',
    size: name.size,
    ink: sheetInk,
    purpose: 'guide',
  });
  return [
    heading,
    ...(ink === 'full' ? grounds : []),
    ...cells.flatMap(({ piece, face, x, y }) => faceAt({ x, y }, face, piece, set, values, t)),
    ...cuts,
  ];
}

/** Rounded corners shrink figures, but never the shape of a premium. */
function faceAt(
  { x, y }: Point,
  face: Face,
  piece: Piece,
  set: PieceSet,
  values: LabelOptions,
  t: Translate,
): readonly DrawOp[] {
  const inset = face.kind === 'premium' ? 0 : values.radius * 0.3;
  const edge = values.label - 2 * inset;
  const style: FaceStyle = { ...values, edge, font: cubeFont(values.font), leastText };
  return pieceFace({ x: x + inset, y: y + inset }, face, { piece, set, label: '', t }, style);
}

function tabletopPegs(
  values: LabelOptions,
  set: PieceSet,
  t: Translate,
): Result<readonly TabletopPiece[], LayoutProblem> {
  const pegs = chooseCubes(set.pieces, values.cubes);
  if (!pegs.ok) return pegs;
  return ok(
    pegs.value.flatMap((piece) =>
      piece.faces.map((face): TabletopPiece => {
        const facts = { number: cubeNumber(piece), faces: faceText(face) };
        return {
          kind: 'peg',
          name: t('option:print.sheet.figures.tile', facts),
          says: '',
          side: values.label,
          ground: values.ink === 'full' ? faceGround(face) : paperWhite,
          face: faceAt({ x: 0, y: 0 }, face, piece, set, values, t),
        };
      }),
    ),
  );
}

function bleedOf({ gutter }: LabelOptions): number {
  return Math.min(mostBleed, gutter / 2);
}
