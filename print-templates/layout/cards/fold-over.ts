/**
 * Front and back of a card lie side by side and fold together, print outside (R5). Neighbours in a row are mirrored, so
 * that each card bleeds across a trim into the same ground.
 */
import type { CardPlan } from './card-plan.ts';
import { rectOf, segment } from '../draw.ts';
import { sheetInk } from '../inks.ts';
import type { DrawOp, Rect } from '../types.ts';

export function foldedPlan(plan: CardPlan): CardPlan {
  return { ...plan, cells: plan.cells.flatMap((unit) => halves(plan, unit)) };
}

function halves({ block }: CardPlan, { x, y, width, height }: Rect): readonly [Rect, Rect] {
  const left = rectOf(x, y, width / 2, height);
  const right = rectOf(x + width / 2, y, width / 2, height);
  const column = Math.round((x - block.x) / width);
  return column % 2 === 0 ? [left, right] : [right, left];
}

export function foldLines({ cells }: CardPlan, count: number): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: 0.12, dash: [1.2, 0.9] };
  return cells.slice(0, count).map(({ x, y, width, height }) => {
    const fold = x + width / 2;
    return segment('fold', { x: fold, y }, { x: fold, y: y + height }, pen);
  });
}
