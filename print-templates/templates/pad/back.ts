import type { Translate } from '#shared/i18n/index.ts';
import {
  box,
  filled,
  lettering,
  rectOf,
  roundedBox,
  segment,
  stroked,
  wrapped,
  type Lettering,
} from '../../layout/draw.ts';
import { square, squareSide } from '../../layout/frame.ts';
import {
  paperWhite,
  sheetInk,
  softInk,
  woodFace,
  woodInk,
  woodRail,
  type InkMode,
} from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import { cubeWall, type WallCube } from '../cube-wall.ts';
import { leafSizes } from './plan.ts';

export interface BackLook {
  readonly ink: InkMode;
  readonly wall: readonly (readonly WallCube[])[];
  /** If true, this back has the 50 mm square, as one back of a sheet must. */
  readonly measured: boolean;
  readonly t: Translate;
}

const text: Lettering = { font: 'franklin', size: 8, ink: sheetInk };
const leading = 3.9;

export function padBack(leaf: Rect, { ink, wall, measured, t }: BackLook): readonly DrawOp[] {
  const inside = rectOf(
    leaf.x + leafSizes.side,
    leaf.y + leafSizes.side,
    leaf.width - 2 * leafSizes.side,
    leaf.height - 2 * leafSizes.side,
  );
  const room = inside.width - 10;
  const steps = [1, 2, 3].flatMap((step) => wrapped(t(`option:print.sheet.pad.make.${step}`), text, room));
  const bottom = inside.y + inside.height - 4 - (measured ? squareSide + 3 : 0);
  const firstLine = bottom - (steps.length - 1) * leading;
  const pictures = Math.min(26, Math.max(14, room * 0.15));
  const picture = rectOf(inside.x + 5, firstLine - 5 - pictures, room, pictures);
  const height = Math.min(picture.y - inside.y - 8, 90);
  const above = (picture.y - inside.y - height) / 2;
  const cubes = rectOf(inside.x + 6, inside.y + above, inside.width - 12, height);
  return [
    stroked('ink', roundedBox(inside, 3), { ink: woodInk, width: ink === 'outline' ? 0.08 : 0.3 }),
    ...(ink === 'full' ? [filled('ink', roundedBox(inside, 3), woodRail)] : []),
    ...cubeWall(wall, cubes, ink),
    ...stack(picture, ink),
    ...steps.map((line, index) =>
      lettering(line, inside.x + 5, firstLine + index * leading, {
        ...text,
        ink: ink === 'full' ? sheetInk : softInk,
        outline: ink === 'outline' ? 0.06 : undefined,
      }),
    ),
    ...(measured ? onWhite(inside.x + (inside.width - squareSide) / 2, bottom + 3, ink, t) : []),
  ];
}

function onWhite(x: number, y: number, ink: InkMode, t: Translate): readonly DrawOp[] {
  const ground = filled('ink', box(rectOf(x - 1, y - 1, squareSide + 2, squareSide + 2)), paperWhite);
  return [...(ink === 'full' ? [ground] : []), ...square(x, y, t)];
}

function stack(room: Rect, ink: InkMode): readonly DrawOp[] {
  const pen = { ink: woodInk, width: ink === 'outline' ? 0.08 : 0.25 };
  const glue = { ink: woodInk, width: ink === 'outline' ? 0.1 : 0.8 };
  const step = room.width / 3;
  const high = room.height * 0.78;
  const wide = high * 0.8;
  return [0, 1, 2].flatMap((index) => {
    const x = room.x + step * (index + 0.5) - wide / 2;
    const y = room.y + room.height - high;
    const leaves = [3, 2, 1, 0].flatMap((at) => {
      const leaf = box(rectOf(x + at * high * 0.06, y - at * high * 0.06, wide, high));
      return [
        filled('ink', leaf, at === 3 && ink === 'full' ? woodFace : paperWhite),
        stroked('ink', leaf, pen),
      ];
    });
    const edge = segment('ink', { x, y: y + 0.8 }, { x: x + wide, y: y + 0.8 }, glue);
    const cut = segment(
      'ink',
      { x: x + wide / 2, y: y - 3 },
      { x: x + wide / 2, y: y + high + 0.4 },
      { ...pen, dash: [1, 0.8] },
    );
    const number = lettering(`${index + 1}`, x - 2, y + high, {
      ...text,
      font: 'franklin-bold',
      anchor: 'end',
      outline: ink === 'outline' ? 0.06 : undefined,
    });
    return [...leaves, ...(index > 0 ? [edge] : []), ...(index === 2 ? [cut] : []), number];
  });
}
