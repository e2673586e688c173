import type { KuboCard, PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { clipped, lettering, rectOf } from '../../layout/draw.ts';
import { grown } from '../../layout/bounds.ts';
import type { FoldShares } from '../../layout/nets/folded.ts';
import { fromBehind } from '../../layout/guide/picture.ts';
import { blockScene, sheetScene, together } from '../../layout/guide/scene.ts';
import { felt, softInk, type InkMode } from '../../layout/inks.ts';
import { partSheets, type Part } from '../../layout/part-sheets.ts';
import type { DrawOp, Rect, SheetSet, GuideStep } from '../../layout/types.ts';
import { mostBoxes, placesIn, stackingOf, type Stack } from '../../layout/packing/stacking.ts';
import { shift } from '../../layout/transform.ts';
import { tuckBox, type Room, type TuckBox } from '../../layout/nets/tuck-box.ts';
import { solidPiecesOf } from '../cube-list.ts';
import { foldedLines } from '../folded-art.ts';
import { kuboBack } from '../kubo/kubo-back.ts';
import { cardSizes, paperOptions, paperSize, shared } from '../options.ts';
import { template, type Template } from '../template.ts';
import { grounds, letterWall, spineArt, titleArt } from './box-art.ts';
import { airOption, boxOptions, givenStack, haveRoom, noBoxRoom, tuckedIn } from './fitting.ts';
import type { LayoutProblem } from '../../layout/product.ts';

const deckOptions = [
  shared.card,
  { kind: 'number', name: 'cardThickness', unit: 'mm', min: 0.2, max: 0.6, step: 0.01, default: 0.3 },
  { kind: 'toggle', name: 'sleeved', default: false },
  airOption,
  shared.paperThickness,
  ...paperOptions,
] as const;
const cubeOptions = [shared.edge, ...boxOptions, airOption, shared.paperThickness, ...paperOptions] as const;
type DeckValues = OptionValues<typeof deckOptions>;
type CubeValues = OptionValues<typeof cubeOptions>;
type Values = Pick<
  DeckValues,
  'paper' | 'paperWidth' | 'paperHeight' | 'margin' | 'language' | 'ink' | 'paperThickness'
>;

const deckBox = template({
  name: 'tuck-box',
  printAndCut: true,
  group: 'keeping',
  from: (set) => set.deck,
  options: () => deckOptions,
  layout: layoutDeckBox,
  guide: (values, deck, t) => guideOf(deckPlan(values, deck).net, t),
});

const cubeBox = template({
  name: 'tuck-box',
  printAndCut: true,
  group: 'keeping',
  from: solidPiecesOf,
  options: () => cubeOptions,
  layout: layoutCubeBox,
  guide(values, set, t) {
    const plan = cubePlan(values, set);
    return plan === undefined ? [] : guideOf(plan.net, t);
  },
});

export const tuckBoxes: Template = { name: 'tuck-box', of: (set) => deckBox.of(set) ?? cubeBox.of(set) };

/** A sleeve is larger than its card by these millimetres. */
const sleeve = { width: 3, height: 3.5, thickness: 0.2 } as const;
const mostDeckBoxes = 8;
/** A folded cube exceeds its edge by this much, in millimetres. */
const cubeAir = 0.2;

/** A deck is split over several boxes where one box does not fit on a sheet; `loads` counts the cards of each. */
function deckPlan(values: DeckValues, deck: readonly KuboCard[]) {
  const card = cardSizes[values.card];
  const more = values.sleeved ? sleeve : { width: 0, height: 0, thickness: 0 };
  const roomFor = (boxes: number): Room => ({
    width: card.width + more.width + values.air,
    height: card.height + more.height + values.air,
    depth: Math.ceil(deck.length / boxes) * (values.cardThickness + more.thickness) + values.air,
  });
  const boxes = [1, 2, 3, 4, 6].find((count) => isPrintable(roomFor(count), values)) ?? mostDeckBoxes;
  const each = Math.ceil(deck.length / boxes);
  return {
    net: tuckBox(roomFor(boxes), values.paperThickness),
    loads: Array.from({ length: boxes }, (_, index) => Math.min(each, deck.length - index * each)),
  };
}

function layoutDeckBox(
  values: DeckValues,
  deck: readonly KuboCard[],
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const { net, loads } = deckPlan(values, deck);
  const back = (room: Rect): readonly DrawOp[] => {
    const size = { width: mm(room.width), height: mm(room.height) };
    return [clipped(room, shift(kuboBack({ large: false, size, ink: values.ink, t }), room.x, room.y))];
  };
  const contents = loads.map((count) => t('option:print.holders.cards', { count }));
  return printBoxes(values, net, contents, back, t);
}

function roomOf(stack: Stack, edge: number, air: number): Room {
  return {
    width: stack.columns * (edge + cubeAir) + air,
    height: stack.rows * (edge + cubeAir) + air,
    depth: stack.layers * (edge + cubeAir) + air,
  };
}

function cubePlan(values: CubeValues, set: PieceSet) {
  const stacking = stackingOf(set.pieces.length, givenStack(values), (stack) =>
    isPrintable(roomOf(stack, values.edge, values.air), values),
  );
  if (stacking === undefined) return undefined;
  const room = roomOf(stacking.stack, values.edge, values.air);
  return { ...stacking, net: tuckBox(room, values.paperThickness) };
}

function layoutCubeBox(values: CubeValues, set: PieceSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const plan = cubePlan(values, set);
  if (plan === undefined) {
    return noBoxRoom(values, set.pieces.length, mostBoxes, ({ edge, air, paperThickness }, stack) => [
      tuckBox(roomOf(stack, edge, air), paperThickness).sheet,
    ]);
  }
  const each = placesIn(plan.stack);
  const letters = [...new Set(set.pieces.flatMap((piece) => piece.letters))].sort();
  const contents = Array.from({ length: plan.boxes }, (_, index) => {
    const last = Math.min(set.pieces.length, (index + 1) * each);
    return t('option:print.holders.pieces', { first: index * each + 1, last });
  });
  return printBoxes(values, plan.net, contents, (room) => letterWall(room, letters, values.ink), t);
}

function isPrintable(room: Room, values: Values): boolean {
  return haveRoom(paperSize(values), values.margin, [tuckBox(room, values.paperThickness).sheet]);
}

function printBoxes(
  values: Values,
  net: TuckBox,
  contents: readonly string[],
  back: (room: Rect) => readonly DrawOp[],
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const boxes = contents.length;
  const parts = contents.map((inside, index): Part => {
    const name =
      boxes === 1
        ? t('option:print.holders.box')
        : t('option:print.holders.boxOf', { box: index + 1, boxes });
    const below = boxes === 1 ? inside : `${index + 1}/${boxes}: ${inside}`;
    return {
      width: net.sheet.width,
      height: net.sheet.height,
      name,
      joints: 1,
      ops: drawBox(net, below, values.ink, back, t),
    };
  });
  const set = partSheets({
    template: 'tuck-box',
    paper: paperSize(values),
    margin: values.margin,
    parts,
    title: (names) => names.join(', '),
    t,
  });
  return set.ok ? ok({ ...set.value, facts: { ...set.value.facts, tab: mm(net.glue) } }) : set;
}

/** Colour extends this far onto flaps that are glued or tucked in (R8). */
const artRun = 1.5;

function drawBox(
  net: TuckBox,
  below: string,
  ink: InkMode,
  back: (room: Rect) => readonly DrawOp[],
  t: Translate,
): readonly DrawOp[] {
  const title = t('option:print.holders.title');
  const [left] = net.spines;
  const walls = [net.front, net.back, ...net.spines, ...net.lids];
  const strip = rectOf(left.x - artRun, left.y + net.glue * 0.5, artRun, left.height - net.glue);
  const glue = lettering(t('option:print.holders.glue'), left.x - artRun - 0.6, left.y + left.height / 2, {
    font: 'franklin',
    size: 7,
    ink: softInk,
    anchor: 'middle',
    turn: -90,
  });
  return [
    ...grounds([...walls, strip], felt, ink),
    ...titleArt(net.front, title, below, ink),
    ...net.spines.flatMap((spine) => spineArt(spine, title, ink)),
    ...back(grown(net.back, -2)),
    ...net.lids.flatMap((lid) => lidArt(lid, below)),
    ...foldedLines(net.sheet, ink),
    ...(net.glue > 4.2 ? [glue] : []),
  ];
}

function lidArt(lid: Rect, below: string): readonly DrawOp[] {
  if (lid.height < 8) return [];
  return [
    lettering(below, lid.x + lid.width / 2, lid.y + lid.height / 2 + 1, {
      font: 'franklin-semibold',
      size: 8,
      ink: softInk,
      anchor: 'middle',
    }),
  ];
}

function guideOf({ sheet, front }: TuckBox, t: Translate): readonly GuideStep[] {
  const walls = ['left', 'right', 'back', 'glue'];
  const isBelow = (panel: string) => panel.endsWith('below');
  const isLid = (panel: string) => panel.startsWith('lid') || panel.startsWith('tuck');
  const flat: FoldShares = () => 0;
  const bent: FoldShares = (panel) => (walls.includes(panel) ? 0.55 : 0.1);
  const tube: FoldShares = (panel) => (panel === 'glue' ? tuckedIn : walls.includes(panel) ? 1 : 0);
  const floor: FoldShares = (panel) => (isBelow(panel) ? (isLid(panel) ? 0.6 : 0.9) : tube(panel));
  const open: FoldShares = (panel) => (isBelow(panel) ? 0.99 : tube(panel));
  const filled: FoldShares = (panel) =>
    isBelow(panel)
      ? 0.99
      : isLid(panel)
        ? panel.startsWith('tuck')
          ? 0.5
          : 0.35
        : panel.includes('dust')
          ? 0.6
          : tube(panel);
  const say = (step: 1 | 2 | 3 | 4) => t(`option:print.holders.tuck-box.${step}`);
  const view = fromBehind;
  const inside = blockScene(
    [front.x + 1, front.y - front.height * 0.35, -1],
    [front.width - 2, front.height * 0.9, -Math.max(2, sheet.width * 0.02)],
  );
  return [
    {
      scene: sheetScene(sheet, { shares: flat, glue: ['glue'] }),
      view: { ...view, up: 'printed' },
      caption: say(1),
    },
    { scene: sheetScene(sheet, { shares: bent, before: flat }), view, caption: say(2) },
    { scene: sheetScene(sheet, { shares: floor, before: tube }), view, caption: say(3) },
    { scene: together(sheetScene(sheet, { shares: filled, before: open }), inside), view, caption: say(4) },
  ];
}
