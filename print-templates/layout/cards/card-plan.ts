/**
 * Cards share trim lines, with bleed and crop marks round the block. Rulers, heading and, on the first sheet, the 50 mm
 * square (R1) go beside or below the block where paper is left, otherwise in empty cells at its lower right.
 */
import { markWidth } from '../cut-grid.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { landscape, type Size } from '../../units/index.ts';
import { doesNotFit } from '../packing/arrange.ts';
import { rectOf } from '../draw.ts';
import { rulerLength, squareSide } from '../frame.ts';
import type { Rect } from '../types.ts';
import type { LayoutProblem } from '../product.ts';

export interface CardPlan {
  readonly paper: Size;
  /** `cells` are the trims of the cards and `block` encloses the whole grid. */
  readonly cells: readonly Rect[];
  readonly block: Rect;
  readonly columns: number;
  readonly rows: number;
  readonly across: Rect;
  readonly down: Rect;
  readonly square: Rect | undefined;
  readonly heading: Rect;
}

/** Ink extends this far past the trim, in millimetres (R15). */
export const bleed = 3;
export const crop = { gap: 0.25, length: 1.45 } as const;

/** Half the width of a mark stays free past its end, since some programs round line ends. */
const outside = bleed + crop.gap + crop.length + markWidth / 2;
const rulerBand = 5.6;
const headingSize = { width: 50, height: 23 } as const;
const flatHeading = { width: 180, height: 8 } as const;
const gap = 3;

export type CardSheetKind = 'first' | 'following';

/** Prefers the most cards, then upright paper, then a ruler at the side over one among the cards. */
export function planCards(
  paper: Size,
  margin: number,
  card: Size,
  kind: CardSheetKind = 'first',
): Result<CardPlan, LayoutProblem> {
  const plans = [paper, landscape(paper)].flatMap((lying) => plansOn(lying, margin, card, kind));
  const best = plans.reduce<CardPlan | undefined>(
    (a, b) => (a === undefined || b.cells.length > a.cells.length ? b : a),
    undefined,
  );
  if (best !== undefined) return ok(best);
  const room = { width: paper.width - 2 * margin, height: paper.height - 2 * margin };
  const least = { width: card.width + 2 * outside, height: card.height + 2 * outside };
  return refuse(doesNotFit(least, room));
}

const givenUp = [
  [0, 0],
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

function plansOn(paper: Size, margin: number, card: Size, kind: CardSheetKind): readonly CardPlan[] {
  const printable = rectOf(margin, margin, paper.width - 2 * margin, paper.height - 2 * margin);
  const plans: CardPlan[] = [];
  for (const side of [true, false]) {
    const room = {
      width: printable.width - 2 * outside - (side ? rulerBand : 0),
      height: printable.height - 2 * outside - rulerBand,
    };
    const most = { columns: count(room.width, card.width), rows: count(room.height, card.height) };
    for (let columns = 1; columns <= most.columns; columns += 1) {
      for (let rows = 1; rows <= most.rows; rows += 1) {
        for (const free of givenUp) {
          const plan = planOn({ paper, printable, card, kind, side, columns, rows, free });
          if (plan !== undefined) plans.push(plan);
        }
      }
    }
  }
  return plans;
}

interface Attempt {
  readonly paper: Size;
  readonly printable: Rect;
  readonly card: Size;
  readonly kind: CardSheetKind;
  /** If true, the vertical ruler stands left of the block instead of in the free place. */
  readonly side: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly free: readonly [number, number];
}

function planOn(attempt: Attempt): CardPlan | undefined {
  const { paper, printable, card, kind, side, columns, rows, free } = attempt;
  const [freeColumns, freeRows] = free;
  if (freeColumns > columns || freeRows > rows || freeColumns * freeRows >= columns * rows) return undefined;
  const block = rectOf(
    printable.x + (side ? rulerBand : 0) + outside,
    printable.y + outside,
    columns * card.width,
    rows * card.height,
  );
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
    .filter(({ column, row }) => column < columns - freeColumns || row < rows - freeRows)
    .map(({ column, row }) =>
      rectOf(block.x + column * card.width, block.y + row * card.height, card.width, card.height),
    );
  const across = rectOf(block.x, block.y + block.height + outside + 0.3, rulerLength, rulerBand - 0.3);
  if (across.y + across.height > printable.y + printable.height + 1e-9) return undefined;
  if (across.x + across.width > printable.x + printable.width) return undefined;
  for (const place of freePlaces(attempt, block, across)) {
    const ruler = side ? rectOf(printable.x, block.y, rulerBand, rulerLength) : undefined;
    const furniture = (kind === 'first' ? furnish : furnishPlainly)(place, ruler);
    if (furniture === undefined) continue;
    if (furniture.down.y + rulerLength > printable.y + printable.height) continue;
    return { paper, cells, block, columns, rows, across, ...furniture };
  }
  return undefined;
}

/** `rulerRoom` is the longest vertical ruler that fits. */
interface FreePlace {
  readonly place: Rect;
  readonly rulerRoom: number;
}

function freePlaces({ printable, card, free }: Attempt, block: Rect, across: Rect): readonly FreePlace[] {
  const right = printable.x + printable.width;
  const bottom = printable.y + printable.height;
  const [columns, rows] = free;
  if (columns * rows > 0) {
    const x = block.x + block.width - columns * card.width + bleed;
    const y = block.y + block.height - rows * card.height + bleed;
    // The crop marks of the cards above and beside limit the place.
    const place = rectOf(x, y, block.x + block.width + bleed - x, block.y + block.height + bleed - y);
    const low = across.x + across.width > x ? across.y : bottom;
    return [{ place, rulerRoom: low - y }];
  }
  const beside = block.x + block.width + outside;
  const below = across.y + across.height;
  return [
    rectOf(beside, block.y, right - beside, bottom - block.y),
    rectOf(block.x, below, right - block.x, bottom - below),
  ].map((place) => ({ place, rulerRoom: place.height }));
}

function furnish(
  { place, rulerRoom }: FreePlace,
  ruler: Rect | undefined,
): Pick<CardPlan, 'down' | 'square' | 'heading'> | undefined {
  const down = ruler ?? rectOf(place.x, place.y, rulerBand, rulerLength);
  const left = place.x + (ruler === undefined ? rulerBand + gap : 0.5);
  const width = place.x + place.width - left;
  if (ruler === undefined && rulerRoom < rulerLength) return undefined;
  if (width >= squareSide + gap + headingSize.width && place.height >= squareSide + 1) {
    const square = rectOf(left, place.y + 0.5, squareSide, squareSide);
    const heading = rectOf(left + squareSide + gap, square.y, headingSize.width, headingSize.height);
    return { down, square, heading };
  }
  if (width < squareSide || place.height < headingSize.height + squareSide + 0.5) return undefined;
  const heading = rectOf(left, place.y, headingSize.width, headingSize.height);
  return { down, heading, square: rectOf(left, place.y + headingSize.height, squareSide, squareSide) };
}

function furnishPlainly(
  { place, rulerRoom }: FreePlace,
  ruler: Rect | undefined,
): Pick<CardPlan, 'down' | 'square' | 'heading'> | undefined {
  if (ruler === undefined && rulerRoom < rulerLength) return undefined;
  const down = ruler ?? rectOf(place.x, place.y, rulerBand, rulerLength);
  const left = place.x + (ruler === undefined ? rulerBand + gap : 0.5);
  const width = place.x + place.width - left;
  const size = [headingSize, flatHeading].find(
    (one) => width >= one.width && place.height >= one.height + 0.5,
  );
  if (size === undefined) return undefined;
  return { down, square: undefined, heading: rectOf(left, place.y + 0.5, size.width, size.height) };
}

function count(room: number, length: number): number {
  return Math.max(0, Math.floor((room + 1e-6) / length));
}

/** Mirrors a plan for sheets turned on the long edge: left to right if upright, top to bottom if landscape. */
export function mirroredPlan(plan: CardPlan): CardPlan {
  const { paper } = plan;
  const turn = (rect: Rect): Rect =>
    paper.height >= paper.width
      ? rectOf(paper.width - rect.x - rect.width, rect.y, rect.width, rect.height)
      : rectOf(rect.x, paper.height - rect.y - rect.height, rect.width, rect.height);
  return {
    ...plan,
    cells: plan.cells.map(turn),
    block: turn(plan.block),
    across: turn(plan.across),
    down: turn(plan.down),
    square: plan.square && turn(plan.square),
    heading: turn(plan.heading),
  };
}
