import { kuboDeck, type KuboCard } from '#shared/pieces/index.ts';
import { capHeight } from '../../fonts/index.ts';
import { pt } from '#shared/kernel/index.ts';
import {
  box,
  filled,
  lettering,
  polyline,
  rectOf,
  stroked,
  type Lettering,
  type Point,
} from '../../layout/draw.ts';
import { leastText } from '../../layout/frame.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import type { DrawOp } from '../../layout/types.ts';
import { kuboHatching, kuboInks, kuboTints, type CardStyle } from './kubo-colours.ts';
import { largeCaption } from '../large-face.ts';

/** Columns of a layer are sizes from the left; rows are numbers from the bottom (U3). */
const sizes = kuboDeck.slice(0, 4).map((card) => card.size);
const side = 4;

export function layerMap(
  card: KuboCard,
  middle: Point,
  { ink, large }: CardStyle,
  scale: number,
): readonly DrawOp[] {
  const cell = 8.8 * scale;
  const span = side * cell;
  const left = middle.x - span / 2 + 1.6 * scale;
  const top = middle.y - span / 2 - 1.6 * scale;
  const grid = rectOf(left, top, span, span);
  const thin = { ink: softInk, width: ink === 'outline' ? 0.08 : 0.15 };
  const inner = [1, 2, 3].flatMap((index) => [
    ...polyline([
      { x: left + index * cell, y: top },
      { x: left + index * cell, y: top + span },
    ]),
    ...polyline([
      { x: left, y: top + index * cell },
      { x: left + span, y: top + index * cell },
    ]),
  ]);
  const own = rectOf(left + card.x * cell, top + (side - 1 - card.y) * cell, cell, cell);
  const label: Lettering = {
    font: 'franklin',
    size: large ? largeCaption : Math.max(leastText, 7 * scale),
    ink: sheetInk,
    anchor: 'middle',
  };
  const here: Lettering = { ...label, font: 'franklin-bold' };
  const drop = capHeight('franklin', pt(label.size)) / 2;
  const below = large ? 2 * drop + 0.9 : 3.6 * scale;
  return [
    ...(ink === 'full' ? [filled('ink', box(grid), kuboTints[card.colour])] : []),
    stroked('ink', inner, thin),
    ...ownCell(card, own, ink),
    stroked('ink', box(grid), { ...thin, ink: sheetInk }),
    ...sizes.map((size, x) =>
      lettering(size, left + (x + 0.5) * cell, top + span + below, x === card.x ? here : label),
    ),
    ...[1, 2, 3, 4].map((number, y) =>
      lettering(
        `${number}`,
        left - 2.6 * scale,
        top + (side - 0.5 - y) * cell + drop,
        y === card.y ? here : label,
      ),
    ),
  ];
}

function ownCell(card: KuboCard, own: ReturnType<typeof rectOf>, ink: CardStyle['ink']): readonly DrawOp[] {
  const colour = kuboInks[card.colour];
  const frame = stroked('ink', box(own), { ink: sheetInk, width: ink === 'outline' ? 0.2 : 0.4 });
  if (ink === 'full') return [filled('ink', box(own), colour), frame];
  const fine =
    ink === 'outline' ? { ink: sheetInk, width: 0.12, step: 1 } : { ink: colour, width: 0.18, step: 1 };
  return [kuboHatching(card.colour, own, fine), frame];
}

export function layerStack(
  card: KuboCard,
  { x, y }: Point,
  { ink }: CardStyle,
  scale: number,
): readonly DrawOp[] {
  const bar = { width: 5.2 * scale, height: 1.15 * scale, step: 1.7 * scale };
  return Array.from({ length: side }, (_, layer) => {
    const rect = rectOf(x, y + (side - 1 - layer) * bar.step, bar.width, bar.height);
    return layer === card.z
      ? filled('ink', box(rect), sheetInk)
      : stroked('ink', box(rect), { ink: softInk, width: ink === 'outline' ? 0.08 : 0.12 });
  });
}
