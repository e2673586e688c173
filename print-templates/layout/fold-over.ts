/**
 * Cards whose front and back lie side by side and are folded together, print outside (R5). Neighbours along a row lie the
 * other way round, back by back and front by front, so that across every trim each card bleeds into a ground like its own.
 */
import type { CardPlan } from './card-plan.ts';
import { rectOf, segment } from './draw.ts';
import { sheetInk } from './inks.ts';
import type { DrawOp, Rect } from './sheet.ts';

/** A plan of double cards as one of cards: of each double its front, then its back. */
export function foldedPlan(plan: CardPlan): CardPlan {
  return { ...plan, cells: plan.cells.flatMap((unit) => halves(plan, unit)) };
}

function halves({ block }: CardPlan, { x, y, width, height }: Rect): readonly [Rect, Rect] {
  const left = rectOf(x, y, width / 2, height);
  const right = rectOf(x + width / 2, y, width / 2, height);
  const column = Math.round((x - block.x) / width);
  return column % 2 === 0 ? [left, right] : [right, left];
}

/** Where the first so many doubles are folded. */
export function foldLines({ cells }: CardPlan, count: number): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: 0.12, dash: [1.2, 0.9] };
  return cells.slice(0, count).map(({ x, y, width, height }) => {
    const fold = x + width / 2;
    return segment('fold', { x: fold, y }, { x: fold, y: y + height }, pen);
  });
}
