import { faceText, type Face, type Piece } from '#shared/pieces/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { arrange } from '../layout/packing/arrange.ts';
import { grown } from '../layout/bounds.ts';
import { box, filled, rectOf, stroked, type Point } from '../layout/draw.ts';
import { frameOf, leastText } from '../layout/frame.ts';
import { cutWidths, sheetInk, type InkMode } from '../layout/inks.ts';
import { sheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Sheet } from '../layout/types.ts';
import { chooseCubes, cubeNumber, formatCubes } from './cube-list.ts';
import { faceGround, pieceFace, type FaceContext, type FaceStyle } from './face.ts';
import { cardsGuide } from './guides/flat.ts';
import { differentFaces } from './cards/letter-cards.ts';
import { cubeFont, paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';

const options = [
  { kind: 'choice', name: 'tileOf', choices: ['face', 'piece'], default: 'face' },
  { kind: 'number', name: 'tile', unit: 'mm', min: 12, max: 40, step: 0.5, default: 20 },
  shared.gutter,
  ...paperOptions,
  shared.font,
  shared.bars,
  shared.cubes,
] as const;

/** Colour extends at most this far into the gutter, so that a slightly misplaced cut shows no white. */
const mostBleed = 1;

interface Tile {
  readonly piece: Piece;
  readonly faces: readonly Face[];
}

/** Tiles replace cubes or pegs and are glued on cardboard: one per face, or one per piece with all its letters. */
export const letterTiles = template({
  name: 'tiles',
  printAndCut: true,
  group: 'pieces',
  from: ({ pieces }) => pieces,
  options: () => options,
  layout(values, set, t) {
    const pieces = chooseCubes(set.pieces, values.cubes);
    if (!pieces.ok) return pieces;
    const frame = frameOf(paperSize(values), values.margin);
    const { tile: side, gutter } = values;
    const bleed = Math.min(mostBleed, gutter / 2);
    const places = arrange(
      grown(frame.live, -bleed),
      { width: side, height: side },
      { x: gutter, y: gutter },
    );
    if (!places.ok) return places;
    const tiles = pieces.value.flatMap((piece): readonly Tile[] =>
      values.tileOf === 'piece'
        ? [{ piece, faces: differentFaces(piece) }]
        : piece.faces.map((face) => ({ piece, faces: [face] })),
    );
    const style: FaceStyle = { ...values, edge: side, font: cubeFont(values.font), leastText };
    const of = (load: readonly Tile[]) => [...new Set(load.map(({ piece }) => piece))];
    const laid = sheetSet({
      template: 'tiles',
      frame,
      pieces: tiles,
      places: places.value,
      tell: ({ piece, faces }) =>
        t('option:print.sheet.figures.tile', {
          number: cubeNumber(piece),
          faces: faces.map(faceText).join(', '),
        }),
      nameOf: ({ piece }) => `${cubeNumber(piece)}`,
      title: (load) => t('option:print.sheet.tiles', { pieces: formatCubes(of(load), t) }),
      draw: ({ piece, faces }, spot) =>
        drawTile(faces, spot, { piece, set, label: '', t }, { style, ink: values.ink, bleed }),
      t,
    });
    if (!laid.ok) return laid;
    // Each sheet is glued on cardboard.
    const sheets = laid.value.sheets.map((sheet): Sheet => ({ ...sheet, work: { joints: 1 } }));
    return ok({ ...laid.value, sheets });
  },
  guide: (_, __, t) => cardsGuide(t),
});

interface TileLook {
  readonly style: FaceStyle;
  readonly ink: InkMode;
  readonly bleed: number;
}

function drawTile(
  faces: readonly Face[],
  spot: Point,
  owner: FaceContext,
  { style, ink, bleed }: TileLook,
): readonly DrawOp[] {
  const trim = rectOf(spot.x, spot.y, style.edge, style.edge);
  const columns = Math.ceil(Math.sqrt(faces.length));
  const side = style.edge / columns;
  const top = spot.y + (style.edge - side * Math.ceil(faces.length / columns)) / 2;
  const [first] = faces;
  const ground = faces.length === 1 && first !== undefined ? first : ({ kind: 'blank' } as const);
  const drawn = faces.flatMap((face, at) => {
    const place = { x: spot.x + (at % columns) * side, y: top + Math.floor(at / columns) * side };
    const ops = pieceFace(place, face, owner, { ...style, edge: side });
    // In a small cell the value would touch its letter, so it is left out.
    return side < 10 && face.kind === 'letter'
      ? ops.filter((op, index) => index === 0 || op.kind === 'path')
      : ops;
  });
  return [
    ...(ink === 'full' ? [filled('ink', box(grown(trim, bleed)), faceGround(ground))] : []),
    ...drawn.filter((op) => op.kind !== 'text' || op.text !== ''),
    stroked('cut', box(trim), { ink: sheetInk, width: cutWidths[ink] }),
  ];
}
