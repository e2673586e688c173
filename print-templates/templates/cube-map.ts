import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { pt, refuse, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { capHeight } from '../fonts/index.ts';
import { doesNotFit } from '../layout/packing/arrange.ts';
import {
  box,
  filled,
  lettering,
  rectOf,
  segment,
  stroked,
  type Lettering,
  type Pen,
} from '../layout/draw.ts';
import { checkFrame, frameOf, rulers, square, squareSide } from '../layout/frame.ts';
import { headingOf } from '../layout/headings.ts';
import { felt, feltInk, feltLine, softInk, type InkMode } from '../layout/inks.ts';
import { checkedSheetSet } from '../layout/sheet-set.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from '../layout/types.ts';
import { pegsOf } from './cube-list.ts';
import {
  crossPlaces,
  cubeFaces,
  pegsAFace,
  rings,
  sideOfCube,
  type CubeFace,
  type Ring,
  type RingStretch,
} from './cube-places.ts';
import { paperOptions, paperSize } from './options.ts';
import type { PrintSet } from './print-set.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const options = [
  { kind: 'number', name: 'cell', unit: 'mm', min: 13, max: 30, step: 0.5, default: 14 },
  ...paperOptions,
] as const;
type MapOptions = OptionValues<typeof options>;

export const cubeMap = template({
  name: 'cube-map',
  group: 'board',
  from: twistingCube,
  options: () => options,
  layout: layoutMap,
});

function twistingCube(set: PrintSet): PieceSet | undefined {
  const pegs = pegsOf(set);
  return pegs?.pieces.length === pegsAFace * cubeFaces.length ? pegs : undefined;
}

const border = 5;
const cross = { across: 3, down: 4 } as const;

function layoutMap(values: MapOptions, _: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const frame = frameOf(paperSize(values), values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const { live } = frame;
  const face = values.cell * sideOfCube;
  const whole = {
    width: cross.across * face + 2 * border,
    height: cross.down * face + 2 * border,
  };
  if (whole.width > live.width || whole.height > live.height) return refuse(doesNotFit(whole, live));
  const left = live.x + (live.width - whole.width) / 2 + border;
  const top = live.y + (live.height - whole.height) / 2 + border;
  const faces = (name: CubeFace): Rect => {
    const { across, down } = crossPlaces[name];
    return rectOf(left + across * face, top + down * face, face, face);
  };
  const title = t('option:print.sheet.cubeMap');
  // The lower right corner of the cross is free and has room for the square on any paper.
  const corner = { x: left + 3 * face - squareSide, y: top + 4 * face - squareSide };
  const sheet: Sheet = {
    label: title,
    side: 'front',
    ...frame.paper,
    heading: headingOf(frame, t('option:print.products.cube-map.how')),
    ops: [
      ...rulers(frame),
      ...square(corner.x, corner.y, t),
      ...cubeFaces.flatMap((name) => drawFace(name, faces(name), values, t)),
      ...rings.flatMap((ring) => drawRing(ring, faces, values)),
    ],
  };
  return checkedSheetSet(t('option:print.products.cube-map.title'), 'none', [sheet], 1);
}

function drawFace(name: CubeFace, face: Rect, { cell, ink }: MapOptions, t: Translate): readonly DrawOp[] {
  const grid = ink === 'full' ? { ink: feltLine, width: 0.2 } : { ink: feltInk, width: 0.06 };
  const inner = [1, 2, 3].map((index) => index * cell);
  return [
    ...(ink === 'full' ? [filled('ink', box(face), felt)] : []),
    ...inner.map((at) =>
      segment('ink', { x: face.x + at, y: face.y }, { x: face.x + at, y: face.y + face.height }, grid),
    ),
    ...inner.map((at) =>
      segment('ink', { x: face.x, y: face.y + at }, { x: face.x + face.width, y: face.y + at }, grid),
    ),
    stroked('ink', box(face), { ink: feltInk, width: ink === 'full' ? 0.5 : ink === 'low' ? 0.2 : 0.1 }),
    lettering(t(`option:print.sheet.cubeFaces.${name}`), face.x + cell, face.y + 3.1, {
      // The name stands between two rings, so that neither crosses it.
      anchor: 'middle',
      font: 'franklin-semibold',
      size: 7,
      ink: feltInk,
    }),
  ];
}

/** The three kinds of ring differ by their dashes, so that colour is not needed. */
const dashes: Readonly<Record<Ring['axis'], readonly number[] | undefined>> = {
  upright: undefined,
  level: [1.6, 0.9],
  round: [0.3, 0.8],
};
const ringWidths: Readonly<Record<InkMode, number>> = { full: 0.35, low: 0.18, outline: 0.1 };

function drawRing(ring: Ring, faces: (name: CubeFace) => Rect, { cell, ink }: MapOptions): readonly DrawOp[] {
  const dash = dashes[ring.axis];
  // On felt the rings are dark: in black and white a paler line would break into dots like another kind of ring.
  const colour = ink === 'full' ? feltInk : softInk;
  const pen: Pen = { ink: colour, width: ringWidths[ink], ...(dash === undefined ? {} : { dash }) };
  return ring.stretches.flatMap((stretch) => {
    const face = faces(stretch.face);
    const at = (stretch.at + 0.5) * cell;
    const ends =
      stretch.way === 'across'
        ? ([
            { x: face.x, y: face.y + at },
            { x: face.x + face.width, y: face.y + at },
          ] as const)
        : ([
            { x: face.x + at, y: face.y },
            { x: face.x + at, y: face.y + face.height },
          ] as const);
    return [
      segment('ink', ends[0], ends[1], pen),
      ...freeEnds(stretch).map((end) => ringNumber(ring, stretch, ends[end], end)),
    ];
  });
}

/** Returns the ends (0 left or top, 1 right or bottom) where the ring leaves the cross. */
function freeEnds({ face, way }: RingStretch): readonly (0 | 1)[] {
  const { across, down } = crossPlaces[face];
  const isThere = (x: number, y: number): boolean =>
    Object.values(crossPlaces).some((place) => place.across === x && place.down === y);
  const [before, after] =
    way === 'across'
      ? [isThere(across - 1, down), isThere(across + 1, down)]
      : [isThere(across, down - 1), isThere(across, down + 1)];
  return [...(before ? [] : [0 as const]), ...(after ? [] : [1 as const])];
}

function ringNumber(
  { number }: Ring,
  { way }: RingStretch,
  { x, y }: { readonly x: number; readonly y: number },
  end: 0 | 1,
): DrawOp {
  const style: Lettering = { font: 'franklin-semibold', size: 7, ink: feltInk, anchor: 'middle' };
  const high = capHeight('franklin-semibold', pt(style.size));
  if (way === 'across') return lettering(`${number}`, end === 0 ? x - 2.4 : x + 2.4, y + high / 2, style);
  return lettering(`${number}`, x, end === 0 ? y - 1.2 : y + 1.2 + high, style);
}
