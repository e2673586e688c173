import type { Translate } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { mirroredPlan, planCards, type CardPlan } from '../../layout/cards/card-plan.ts';
import { cardSheet, foldedPlan, foldLines } from '../../layout/cards/card-sheet.ts';
import { asFigure, rectOf } from '../../layout/draw.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from '../../layout/types.ts';
import { shift } from '../../layout/transform.ts';
import { cardSizes, paperOptions, paperSize, shared } from '../options.ts';
import type { LayoutProblem } from '../../layout/product.ts';

export const cardOptions = [
  shared.card,
  { kind: 'toggle', name: 'backs', default: true },
  { kind: 'toggle', name: 'foldOver', when: { option: 'backs', is: true }, default: false },
  { kind: 'number', name: 'backX', unit: 'mm', min: -5, max: 5, step: 0.1, default: 0 },
  { kind: 'number', name: 'backY', unit: 'mm', min: -5, max: 5, step: 0.1, default: 0 },
  ...paperOptions,
] as const;
type CardValues = OptionValues<typeof cardOptions>;

export interface CardRun<C> {
  readonly template: string;
  readonly front: (card: C) => readonly DrawOp[];
  readonly back: readonly DrawOp[];
  readonly tell: (card: C, side: Sheet['side']) => string;
  readonly nameOf: (card: C) => string;
  readonly title: (cards: readonly C[], side: Sheet['side']) => string;
  readonly deal: (first: number, following: number) => readonly (readonly C[])[];
}

/** Backs lie behind the fronts, or beside them to be folded over (R4, R5). */
export function cardSheets<C>(
  values: CardValues,
  run: CardRun<C>,
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const folded = values.backs && values.foldOver;
  const turned = values.backs && !values.foldOver;
  const size = cardSizes[values.card];
  const unit = folded ? { ...size, width: rectOf(0, 0, 2 * size.width, 0).width } : size;
  const clear = values.margin + driftOf(values, turned);
  const first = planCards(paperSize(values), clear, unit, 'first');
  if (!first.ok) return first;
  const following = planCards(paperSize(values), clear, unit, 'following');
  if (!following.ok) return following;
  const loads = run.deal(first.value.cells.length, following.value.cells.length);
  const sheetOf = (plan: CardPlan, side: Sheet['side'], load: readonly C[]): Sheet => {
    const front = (card: C) => asFigure(run.tell(card, 'front'), run.front(card));
    const back = (card: C) => asFigure(run.tell(card, 'back'), run.back);
    const arts = folded
      ? load.flatMap((card) => [front(card), back(card)])
      : load.map(side === 'front' ? front : back);
    const how = [
      ...(turned ? [t('option:print.sheet.longEdge')] : []),
      ...(folded ? [t('option:print.sheet.foldOver')] : []),
      t(`option:print.products.${run.template}.how`),
    ];
    const heading = { title: run.title(load, side), how };
    const pieces =
      side === 'back'
        ? []
        : load.flatMap((card, index) => {
            const at = plan.cells[index];
            return at === undefined ? [] : [{ name: run.nameOf(card), at }];
          });
    if (!folded) return { ...cardSheet(plan, side, arts, heading, t), pieces };
    const laid = cardSheet(foldedPlan(plan), side, arts, heading, t);
    const cards = plan.cells.slice(0, load.length);
    const ops = [...laid.ops, ...foldLines(plan, load.length)];
    return { ...laid, pieces, ops, cards, work: { joints: load.length } };
  };
  const sheets = loads.flatMap((load) => {
    // Every sheet that has room for the square gets one.
    const plan = load.length <= first.value.cells.length ? first.value : following.value;
    const front = sheetOf(plan, 'front', load);
    return turned ? [front, moved(sheetOf(mirroredPlan(plan), 'back', load), values)] : [front];
  });
  const title = t(`option:print.products.${run.template}.title`);
  return checkedSheetSet(title, turned ? 'long-edge' : 'none', sheets, loads.flat().length);
}

/** Backs are shifted, so the sheet keeps this much more clear than the margin, in millimetres. */
function driftOf({ backX, backY }: CardValues, turned: boolean): number {
  return turned ? Math.max(Math.abs(backX), Math.abs(backY)) : 0;
}

function moved(sheet: Sheet, { backX, backY }: CardValues): Sheet {
  const by = (rect: Rect): Rect => rectOf(rect.x + backX, rect.y + backY, rect.width, rect.height);
  return {
    ...sheet,
    ops: shift(sheet.ops, backX, backY),
    trim: sheet.trim && by(sheet.trim),
    bleed: sheet.bleed && by(sheet.bleed),
    heading: sheet.heading && { ...sheet.heading, at: by(sheet.heading.at) },
  };
}
