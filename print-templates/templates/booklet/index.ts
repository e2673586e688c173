import { manifestOf, type GameId } from '#shared/games/index.ts';
import type { Translate, Language } from '#shared/i18n/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { doesNotFit } from '../../layout/packing/arrange.ts';
import { rectOf, segment } from '../../layout/draw.ts';
import { bands, checkFrame, frameOf, rulers, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { saddleStitch, type Spread } from '../../layout/imposition.ts';
import { sheetInk } from '../../layout/inks.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { DrawOp, Rect, Sheet, SheetSet } from '../../layout/types.ts';
import { landscape } from '../../units/index.ts';
import { wallOf } from '../game-walls.ts';
import { paperSize, plainPaper } from '../options.ts';
import type { PrintSet } from '../print-set.ts';
import { template } from '../template.ts';
import { bookletPages, leastPage, type Page } from './pages.ts';
import type { LayoutProblem } from '../../layout/product.ts';
import type { BookletFacts } from '#shared/games/printed.ts';
import { bookletOf, type Booklet, type BookletSection } from '#shared/i18n/booklets.ts';

/** Text cannot save ink, so only covers and grounds have a choice. */
const options = [
  { kind: 'choice', name: 'cover', choices: ['colour', 'lines'], default: 'colour' },
  ...plainPaper,
] as const;
export type BookletOptions = OptionValues<typeof options>;

export const booklet = template({
  name: 'booklet',
  group: 'paper',
  material: 'plain',
  from: rulesFor,
  options: () => options,
  layout: layoutBooklet,
});

interface Ruled {
  readonly game: GameId;
  readonly set: PrintSet;
}

function rulesFor(set: PrintSet): Ruled | undefined {
  return set.game === undefined ? undefined : { game: set.game, set };
}

function layoutBooklet(
  values: BookletOptions,
  { game, set }: Ruled,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const upright = paperSize(values);
  const frame = frameOf(upright.width < upright.height ? landscape(upright) : upright, values.margin);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const block = opened(frame);
  const size = { width: block.width / 2, height: block.height };
  if (size.width < leastPage.width || size.height < leastPage.height) {
    return refuse(doesNotFit(leastPage, size));
  }
  const title = t('option:print.sheet.booklet.title');
  const colour = values.cover === 'colour';
  const text = rulesOf(game, set, values.language);
  const pages = bookletPages(text, { ...size, colour, title, wall: wallOf(game), t });
  const spreads = saddleStitch(pages.length);
  const sheets = spreads.map((spread, side) =>
    bookletSheet(frame, block, spread, pages, side % 2 === 0 ? 'front' : 'back', t),
  );
  return checkedSheetSet(t('option:print.products.booklet.title'), 'short-edge', sheets, pages.length);
}

/** Equal margins put the fold of two pages in the middle of the paper, so that backs lie behind fronts. */
function opened({ paper, live }: Frame): Rect {
  return rectOf(live.x, live.y, paper.width - 2 * live.x, live.height);
}

function bookletSheet(
  frame: Frame,
  block: Rect,
  { left, right }: Spread,
  pages: readonly Page[],
  face: Sheet['side'],
  t: Translate,
): Sheet {
  const label = t('option:print.sheet.booklet.sheet', { left, right });
  const how = t(face === 'front' ? 'option:print.products.booklet.how' : 'option:print.sheet.shortEdge');
  const half = block.width / 2;
  const draw = (number: number, x: number) =>
    pages[number - 1]?.(rectOf(x, block.y, half, block.height)) ?? [];
  return {
    label,
    side: face,
    // All sheets are folded together and stapled twice.
    ...(right === 1 ? { work: { staples: 2 } } : {}),
    ...frame.paper,
    heading: headingOf(frame, how),
    ops: [...rulers(frame, face), ...marks(block), ...draw(left, block.x), ...draw(right, block.x + half)],
    trim: block,
  };
}

function marks({ x, y, width, height }: Rect): readonly DrawOp[] {
  const pen = { ink: sheetInk, width: 0.1 };
  const [near, far] = [0.4, bands.left - 5.2];
  const [right, bottom, middle] = [x + width, y + height, x + width / 2];
  const fold = { ...pen, dash: [0.5, 0.35] };
  return [
    ...[x, right].flatMap((at) => [
      segment('crop', { x: at, y: y - far }, { x: at, y: y - near }, pen),
      segment('crop', { x: at, y: bottom + near }, { x: at, y: bottom + far }, pen),
    ]),
    ...[y, bottom].flatMap((at) => [
      segment('crop', { x: x - far, y: at }, { x: x - near, y: at }, pen),
      segment('crop', { x: right + near, y: at }, { x: right + far, y: at }, pen),
    ]),
    segment('fold', { x: middle, y: y - far }, { x: middle, y: y - near }, fold),
    segment('fold', { x: middle, y: bottom + near }, { x: middle, y: bottom + far }, fold),
  ];
}

const asWritten: BookletFacts = { facts: {}, changes: [], examples: true };

/** Returns the rules with the numbers of this set, without examples that do not hold for it. */
export function rulesOf(game: GameId, { pieces }: PrintSet, language: Language): Booklet {
  const text = bookletOf(game, language);
  const { facts, changes, examples } =
    (pieces && manifestOf(game).print.booklet.ofSet?.(pieces)) ?? asWritten;
  const swaps = changes.flatMap((key) => {
    const swap = text.own?.[key];
    return swap === undefined ? [] : [swap];
  });
  const fill = (said: string) =>
    swaps
      .reduce((sentence, [from, to]) => sentence.replace(from, to), said)
      .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole);
  const filled = ({ title, body, example }: BookletSection): BookletSection => ({
    title,
    body: body.map((piece) => (typeof piece === 'string' ? fill(piece) : piece.map(fill))),
    ...(example === undefined || !examples
      ? {}
      : {
          example: {
            title: fill(example.title),
            rows: example.rows.map(([said, figure]) => [fill(said), fill(figure)] as const),
          },
        }),
  });
  return {
    line: text.line,
    sections: Object.fromEntries(
      Object.entries(text.sections).map(([key, section]) => [key, filled(section)]),
    ),
  };
}
