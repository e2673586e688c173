import type { Translate } from '#shared/i18n/index.ts';
import { grown, intersection } from '../bounds.ts';
import { edgeMarks } from '../cut-grid.ts';
import { bleed, crop, type CardPlan } from './card-plan.ts';
import { clipped, rectOf, segment } from '../draw.ts';
import { rulerAcross, rulerDown, square } from '../frame.ts';
import type { DrawOp, Rect, Sheet } from '../types.ts';
import { shift } from '../transform.ts';
import { sheetInk } from '../inks.ts';

export interface CardHeading {
  readonly title: string;
  readonly how: readonly string[];
}

/**
 * `arts` have their trim at (0, 0) and a ground that extends past it. None covers a neighbour: on a shared trim line
 * the neighbour's ground, of the same colour, is the bleed.
 */
export function cardSheet(
  plan: CardPlan,
  side: Sheet['side'],
  arts: readonly (readonly DrawOp[])[],
  { title, how }: CardHeading,
  t: Translate,
): Sheet {
  const used = plan.cells.slice(0, arts.length);
  const cards = used.map((cell, index) => {
    const art = shift(arts[index] ?? [], cell.x, cell.y);
    return clipped(withBleed(cell, used), art);
  });
  return {
    label: title,
    side,
    ...plan.paper,
    heading: { how, shape: 'lines', at: plan.heading },
    ops: [...cards, ...cropMarks(plan), ...furniture(plan, t)],
    trim: plan.block,
    bleed: grown(plan.block, bleed),
    ...(side === 'front' ? { cards: used } : {}),
  };
}

/** Grounds overlap by this much where cards meet, since the paper would show between clips that merely touch. */
const meeting = 0.05;

function withBleed(cell: Rect, cells: readonly Rect[]): Rect {
  const taken = (x: number, y: number): boolean =>
    cells.some(
      (other) => other !== cell && intersection(other, rectOf(x - 0.5, y - 0.5, 1, 1)) !== undefined,
    );
  const middle = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  const left = taken(cell.x - 1, middle.y) ? meeting : bleed;
  const right = taken(cell.x + cell.width + 1, middle.y) ? meeting : bleed;
  const top = taken(middle.x, cell.y - 1) ? meeting : bleed;
  const bottom = taken(middle.x, cell.y + cell.height + 1) ? meeting : bleed;
  return rectOf(cell.x - left, cell.y - top, cell.width + left + right, cell.height + top + bottom);
}

/** The marks stand outside the bleed (R15). */
export function cropMarks(plan: CardPlan): readonly DrawOp[] {
  const near = bleed + crop.gap;
  return edgeMarks(plan, near, near + crop.length);
}

function furniture({ across, down, square: check }: CardPlan, t: Translate): readonly DrawOp[] {
  return [
    ...rulerAcross(across.x, across.y),
    ...rulerDown(down.x + down.width - 0.1, down.y),
    ...(check === undefined ? [] : square(check.x, check.y, t)),
  ];
}

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
