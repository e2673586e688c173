import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { arrange, piecesPerSheet, type Arrangement, type Piece as Place } from '../layout/packing/arrange.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, lettering, rectOf, stroked, type Point } from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { cutWidths, sheetInk } from '../layout/inks.ts';
import { sheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Rect, SheetSet } from '../layout/types.ts';
import { chooseCubes, cubeNumber, solidPiecesOf, formatCubes, cubeFigureText } from './cube-list.ts';
import { stickersGuide } from './guides/flat.ts';
import { brailleProblem } from './braille.ts';
import { largeCaption } from './large-face.ts';
import { faceGround, pieceFace, type FaceStyle } from './face.ts';
import { cubeFont, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  shared.edge,
  shared.gutter,
  ...paperOptions,
  shared.font,
  shared.bars,
  shared.cubes,
  { kind: 'choice', name: 'reading', choices: ['normal', 'large', 'braille'], default: 'normal' },
] as const;
export type StickerOptions = OptionValues<typeof options>;

/** Colour extends at most this far into the gutter, so that a slightly misplaced cut shows no white. */
const mostBleed = 1;

export const stickers = template({
  name: 'stickers',
  printAndCut: true,
  group: 'pieces',
  material: 'stickers',
  from: solidPiecesOf,
  options: () => options,
  check: ({ reading, edge }, set) => brailleProblem(reading, edge, set),
  layout: layoutStickers,
  guide: (_, __, t) => stickersGuide(t),
});

interface Block extends Place {
  readonly columns: number;
}

/** `line` is the height of the name line in millimetres; `size` is in points. */
const nameLine = (large: boolean) =>
  large ? ({ line: 5.6, size: largeCaption } as const) : ({ line: 3.6, size: 7 } as const);
/** Blocks are this much further apart than stickers, so that cubes are not mixed up, in millimetres. */
const air = 2.5;

function layoutStickers(
  values: StickerOptions,
  set: PieceSet,
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const cubes = chooseCubes(set.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const frame = frameOf(paperSize(values), values.margin);
  const packed = packBlocks(frame.live, values, cubes.value);
  if (!packed.ok) return packed;
  const { block, places } = packed.value;
  const style: FaceStyle = { ...values, font: cubeFont(values.font) };
  const sheets = sheetSet({
    template: 'stickers',
    frame,
    pieces: cubes.value,
    places,
    tell: (cube) => cubeFigureText(cube, t),
    nameOf: (cube) => `${cubeNumber(cube)}`,
    title: (load) => t('option:print.sheet.cubes', { count: load.length, cubes: formatCubes(load, t) }),
    workOf: ({ faces }) => ({ stickers: faces.length }),
    draw: (cube, spot) => drawBlock(cube, set, spot, block, values, style, t),
    t,
  });
  if (!sheets.ok) return sheets;
  const pieces = cubes.value.reduce((sum, { faces }) => sum + faces.length, 0);
  return ok({ ...sheets.value, facts: { ...sheets.value.facts, pieces } });
}

function packBlocks(
  live: Rect,
  { edge, gutter, reading }: StickerOptions,
  cubes: readonly Piece[],
): Result<{ readonly block: Block; readonly places: Arrangement }, LayoutProblem> {
  const bleed = bleedOf(gutter);
  const gap = { x: gutter + air, y: Math.max(gutter, bleed + 1) };
  // The bleed of the outermost stickers stays in the printable area too.
  const room = grown(live, -bleed);
  const most = Math.max(...cubes.map(({ faces }) => faces.length));
  const tries = widthsOf(most).map((columns) => {
    const rows = Math.ceil(most / columns);
    const side = (count: number) => count * edge + (count - 1) * gutter;
    const block = {
      columns,
      width: side(columns),
      height: nameLine(reading === 'large').line + bleed + side(rows),
    };
    return { block, places: arrange(room, block, gap) };
  });
  const sheetsOf = (places: Arrangement): number => piecesPerSheet(places, cubes.length).length;
  const fitting = tries.flatMap(({ block, places }) => (places.ok ? [{ block, places: places.value }] : []));
  if (fitting.length === 0) return (tries[0] as (typeof tries)[0]).places as Result<never, LayoutProblem>;
  return ok(fitting.reduce((a, b) => (sheetsOf(b.places) < sheetsOf(a.places) ? b : a)));
}

function widthsOf(stickers: number): readonly number[] {
  const widths = Array.from({ length: stickers }, (_, index) => stickers - index);
  const full = widths.filter((columns) => stickers % columns === 0);
  return [1, ...full.filter((columns) => columns > 1)];
}

function drawBlock(
  cube: Piece,
  set: PieceSet,
  spot: Point,
  block: Block,
  { edge, gutter, ink, reading }: StickerOptions,
  style: FaceStyle,
  t: Translate,
): readonly DrawOp[] {
  const bleed = bleedOf(gutter);
  const name = nameLine(reading === 'large');
  const top = spot.y + name.line + bleed;
  const cells = cube.faces.map((face, index) => ({
    face,
    x: spot.x + (index % block.columns) * (edge + gutter),
    y: top + Math.floor(index / block.columns) * (edge + gutter),
  }));
  const grounds = cells.map(({ face, x, y }) =>
    filled('ink', box(rectOf(x - bleed, y - bleed, edge + 2 * bleed, edge + 2 * bleed)), faceGround(face)),
  );
  const cuts = cells.map(({ x, y }) =>
    stroked('cut', box(rectOf(x, y, edge, edge)), { ink: sheetInk, width: cutWidths[ink] }),
  );
  const label = t('option:print.sheet.cube', { number: cubeNumber(cube) });
  const faces = cells.flatMap((cell) => pieceFace(cell, cell.face, { piece: cube, set, label, t }, style));
  const title = lettering(
    reading === 'large' ? `#${cubeNumber(cube)}` : label,
    spot.x,
    spot.y + name.line - 1.2,
    {
      font: 'franklin-semibold',
      size: name.size,
      ink: sheetInk,
      purpose: 'guide',
    },
  );
  return [title, ...(ink === 'full' ? grounds : []), ...cuts, ...faces];
}

function bleedOf(gutter: number): number {
  return Math.min(mostBleed, gutter / 2);
}
