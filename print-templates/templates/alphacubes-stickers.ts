import { alphacubesSet, type Piece } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { arrange, loadsOf, type Arrangement, type Piece as Place } from '../layout/arrange.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, lettering, rectOf, stroked, type Point } from '../layout/draw.ts';
import { frameOf } from '../layout/frame.ts';
import { cutWidths, sheetInk, woodFace } from '../layout/inks.ts';
import { sheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, LayoutProblem, Product, Rect, SheetSet } from '../layout/sheet.ts';
import { chooseCubes, cubeNumber, formatCubes, tellCube } from './cube-list.ts';
import { pieceFace, type FaceStyle } from './face.ts';
import { cubeFont, paperOptions, paperSize, parseOptions, shared } from './options.ts';

const options = [
  shared.edge,
  { kind: 'number', name: 'gutter', unit: 'mm', min: 0, max: 5, step: 0.5, default: 2 },
  ...paperOptions,
  shared.font,
  shared.bars,
  shared.cubes,
] as const;
export type StickerOptions = OptionValues<typeof options>;

/** Colour runs into the gutter this far, where there is one, so that a cut a hair outside shows no white. */
const mostBleed = 1;

export const alphacubesStickers: Product<StickerOptions> = {
  name: 'alphacubes-stickers',
  set: 'alphacubes',
  group: 'pieces',
  options,
  parse: (values) => parseOptions(options, values),
  layout: layoutStickers,
};

/** The six stickers of a cube lie together, in a block of so many columns with the cube's name above. */
interface Block extends Place {
  readonly columns: number;
}

/** Height of the line with the name, and its type in points. */
const name = { line: 3.6, size: 7 } as const;
/** Air between blocks beyond the space between stickers, so that nobody mixes two cubes. */
const air = 2.5;

function layoutStickers(values: StickerOptions, t: Translate): Result<SheetSet, LayoutProblem> {
  const cubes = chooseCubes(alphacubesSet.pieces, values.cubes);
  if (!cubes.ok) return cubes;
  const frame = frameOf(paperSize(values), values.margin);
  const packed = packBlocks(frame.live, values, cubes.value.length);
  if (!packed.ok) return packed;
  const { block, places } = packed.value;
  const style: FaceStyle = { ...values, font: cubeFont(values.font) };
  const set = sheetSet({
    product: 'alphacubes-stickers',
    frame,
    pieces: cubes.value,
    places,
    tell: (cube) => tellCube(cube, t),
    title: (load) => t('option:print.sheet.cubes', { count: load.length, cubes: formatCubes(load, t) }),
    draw: (cube, spot) => drawBlock(cube, spot, block, values, style, t),
    t,
  });
  if (!set.ok) return set;
  return ok({ ...set.value, facts: { ...set.value.facts, pieces: cubes.value.length * 6 } });
}

/** The shape of block that takes the fewest sheets: a row, two rows, two columns or a column of stickers. */
function packBlocks(
  live: Rect,
  { edge, gutter }: StickerOptions,
  cubes: number,
): Result<{ readonly block: Block; readonly places: Arrangement }, LayoutProblem> {
  const bleed = bleedOf(gutter);
  const gap = { x: gutter + air, y: Math.max(gutter, bleed + 1) };
  // The colour round the outermost stickers stays on the printable paper too.
  const room = grown(live, -bleed);
  const tries = [1, 6, 3, 2].map((columns) => {
    const rows = 6 / columns;
    const side = (count: number) => count * edge + (count - 1) * gutter;
    const block = { columns, width: side(columns), height: name.line + bleed + side(rows) };
    return { block, places: arrange(room, block, gap) };
  });
  const fitting = tries.flatMap(({ block, places }) => (places.ok ? [{ block, places: places.value }] : []));
  if (fitting.length === 0) return (tries[0] as (typeof tries)[0]).places as Result<never, LayoutProblem>;
  return ok(
    fitting.reduce((a, b) => (loadsOf(b.places, cubes).length < loadsOf(a.places, cubes).length ? b : a)),
  );
}

function drawBlock(
  cube: Piece,
  spot: Point,
  block: Block,
  { edge, gutter, ink }: StickerOptions,
  style: FaceStyle,
  t: Translate,
): readonly DrawOp[] {
  const bleed = bleedOf(gutter);
  const top = spot.y + name.line + bleed;
  const cells = Array.from({ length: 6 }, (_, index) => ({
    x: spot.x + (index % block.columns) * (edge + gutter),
    y: top + Math.floor(index / block.columns) * (edge + gutter),
  }));
  const grounds = cells.map(({ x, y }) =>
    filled('ink', box(rectOf(x - bleed, y - bleed, edge + 2 * bleed, edge + 2 * bleed)), woodFace),
  );
  const cuts = cells.map(({ x, y }) =>
    stroked('cut', box(rectOf(x, y, edge, edge)), { ink: sheetInk, width: cutWidths[ink] }),
  );
  const label = t('option:print.sheet.cube', { number: cubeNumber(cube) });
  const faces = cells.flatMap((cell, index) => {
    const face = cube.faces[index];
    return face === undefined ? [] : pieceFace(cell, face, alphacubesSet, label, style);
  });
  const title = lettering(label, spot.x, spot.y + name.line - 1.2, {
    font: 'franklin-semibold',
    size: name.size,
    ink: sheetInk,
    purpose: 'guide',
  });
  return [title, ...(ink === 'full' ? grounds : []), ...cuts, ...faces];
}

function bleedOf(gutter: number): number {
  return Math.min(mostBleed, gutter / 2);
}
