import type { PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { mm, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { Divider } from '../../layout/dividers.ts';
import type { FoldShares } from '../../layout/nets/folded.ts';
import { fromFront } from '../../layout/guide/picture.ts';
import { sheetScene } from '../../layout/guide/scene.ts';
import { felt } from '../../layout/inks.ts';
import { partSheets } from '../../layout/part-sheets.ts';
import { rectOf } from '../../layout/draw.ts';
import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { SheetSet, Vector, GuideStep } from '../../layout/types.ts';
import { fieldFor, type Stack } from '../../layout/packing/stacking.ts';
import { planTiles, type TilePlan } from '../../layout/cards/tile-sheets.ts';
import type { Tile } from '../../layout/cards/tiles.ts';
import { leastWall, trayNet, type TrayNet } from '../../layout/nets/tray-net.ts';
import { solidPiecesOf } from '../cube-list.ts';
import { foldedLines } from '../folded-art.ts';
import { tilesGuide } from '../guides/flat.ts';
import { paperOptions, paperSize, shared } from '../options.ts';
import type { MarkedTray } from '../print-set.ts';
import { template } from '../template.ts';
import { tiledSheets } from '../tiled-sheets.ts';
import { tileName } from '../tile-map.ts';
import { grounds } from './box-art.ts';
import { boxOptions, haveRoom, noRoom, tuckedIn } from './fitting.ts';
import { stripMisfit, stripOptions, stripPart, stripsGuide, trayStrips } from './tray-strips.ts';
import { feltGround, fieldLabels, markStrip, squares } from './tray-art.ts';
import type { LayoutProblem } from '../../layout/product.ts';

interface TrayFor {
  readonly set: PieceSet;
  readonly marks: MarkedTray | undefined;
}

const [boxColumns, boxRows] = boxOptions;
const optionsFor = ({ marks }: TrayFor) => {
  const air = marks === undefined ? 1 : markStrip;
  return [
    { kind: 'choice', name: 'trayForm', choices: ['inlay', 'folded'], default: 'inlay' },
    shared.edge,
    { kind: 'number', name: 'trayAir', unit: 'mm', min: 0.5, max: 10, step: 0.5, default: air },
    boxColumns,
    boxRows,
    { ...wallOption, when: { option: 'trayForm', is: 'folded' } },
    { ...shared.paperThickness, when: { option: 'trayForm', is: 'folded' } },
    ...stripOptions,
    { ...shared.overlap, when: { option: 'trayForm', is: 'inlay' } },
    { ...shared.checkSheet, when: { option: 'trayForm', is: 'inlay' } },
    ...paperOptions,
  ] as const;
};
const wallOption = {
  kind: 'number',
  name: 'wall',
  unit: 'mm',
  min: 0,
  max: 60,
  step: 0.5,
  default: 0,
} as const;
export type TrayOptions = OptionValues<ReturnType<typeof optionsFor>>;

export const tray = template({
  name: 'tray',
  printAndCut: true,
  group: 'keeping',
  from: (given): TrayFor | undefined => {
    const set = solidPiecesOf(given);
    return set === undefined ? undefined : { set, marks: given.tray };
  },
  options: optionsFor,
  check: (values, from) => {
    const { wall, trayForm, trayAir, paperThickness } = values;
    if (trayForm === 'inlay') return undefined;
    if (wall === 0 || wall >= leastWall) {
      return stripMisfit(values, fieldOf(values, from), trayAir, paperThickness);
    }
    const problem: LayoutProblem = {
      code: 'print/bad-option',
      option: 'wall',
      expected: { phrase: 'fittingHeight', least: leastWall, most: 60 },
    };
    return problem;
  },
  layout: (values, from, t) =>
    values.trayForm === 'inlay' ? layoutInlay(values, from, t) : layoutFolded(values, from, t),
  guide(values, from, t) {
    if (values.trayForm === 'folded') {
      return [...trayGuide(netFor(values, from), t), ...stripsGuide(stripsOf(values, from), t)];
    }
    const plan = inlayPlan(values, from);
    return plan.ok && plan.value.tiles.length > 1 ? tilesGuide(t) : inlayGuide(t);
  },
});

function fieldOf({ boxColumns: columns, boxRows: rows }: TrayOptions, { set, marks }: TrayFor): Stack {
  if (columns === 0 && rows === 0 && marks !== undefined) return { ...marks, layers: 1 };
  return fieldFor(set.pieces.length, { columns, rows });
}

const band = 5;

function inlayPlan(values: TrayOptions, from: TrayFor): Result<TilePlan, LayoutProblem> {
  const { columns, rows } = fieldOf(values, from);
  const spec = { columns, rows, side: values.edge + values.trayAir, border: band, overlap: values.overlap };
  return planTiles(paperSize(values), values.margin, spec, values);
}

function layoutInlay(
  values: TrayOptions,
  from: TrayFor,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const { columns, rows } = fieldOf(values, from);
  const side = values.edge + values.trayAir;
  const plan = inlayPlan(values, from);
  if (!plan.ok) return plan;
  const field = { x: band, y: band, columns, rows, side };
  const art = [
    ...feltGround(rectOf(0, 0, columns * side + 2 * band, rows * side + 2 * band), values.ink),
    ...squares(field, values.trayAir, from.marks, values.ink),
    ...fieldLabels(field, band / 2),
  ];
  const tiles = plan.value.tiles.length;
  const captionOf = (tile: Tile, index: number) =>
    tiles === 1
      ? {
          title: t('option:print.holders.inlay', { columns, rows }),
          how: t('option:print.holders.inlayHow'),
        }
      : {
          title: t('option:print.holders.inlayTile', { tile: index + 1, tiles, squares: tileName(tile, t) }),
          how: t('option:print.sheet.tileHow'),
        };
  const sheets = tiledSheets(plan.value, art, values.ink, t, captionOf);
  return checkedSheetSet(t('option:print.products.tray.title'), 'none', sheets, 1);
}

/** Walls of this share of a piece leave it visible and easy to take. */
const wallShare = 0.66;

function netFor(values: TrayOptions, from: TrayFor): TrayNet {
  const { columns, rows } = fieldOf(values, from);
  const side = values.edge + values.trayAir;
  return trayNet(
    { width: columns * side, height: rows * side, depth: depthOf(values) },
    values.paperThickness,
    'inside',
  );
}

function depthOf({ wall, edge }: TrayOptions): number {
  return wall === 0 ? Math.max(7, wallShare * edge) : wall;
}

function stripsOf(values: TrayOptions, from: TrayFor): readonly Divider[] {
  const { columns, rows } = fieldOf(values, from);
  const field = { x: 0, y: 0, columns, rows, side: values.edge + values.trayAir };
  return trayStrips(values, field, depthOf(values), values.paperThickness);
}

function layoutFolded(values: TrayOptions, from: TrayFor, t: Translate): Result<SheetSet, LayoutProblem> {
  const { columns, rows } = fieldOf(values, from);
  const { margin, edge } = values;
  const net = netFor(values, from);
  const paper = paperSize(values);
  const fits = (changed: Partial<TrayOptions>) =>
    haveRoom(paperSize({ ...values, ...changed }), margin, [netFor({ ...values, ...changed }, from).sheet]);
  if (!fits({})) return noRoom({ paper, margin, edge, parts: [net.sheet], fits });
  const side = values.edge + values.trayAir;
  const field = { x: net.room.x, y: net.room.y, columns, rows, side };
  const name = t('option:print.holders.tray', { columns, rows, square: side });
  const ops = [
    ...grounds([net.floor, ...net.walls], felt, values.ink),
    ...squares(field, values.trayAir, from.marks, values.ink),
    ...fieldLabels(field, Math.max(2.5, net.walls[0].height - 2.5)),
    ...foldedLines(net.sheet, values.ink),
  ];
  const set = partSheets({
    template: 'tray',
    paper,
    margin: values.margin,
    parts: [
      { width: net.sheet.width, height: net.sheet.height, name, ops, joints: net.tabs },
      ...stripsOf(values, from).map((strip) => stripPart(strip, values.ink, t)),
    ],
    title: (names) => (names.includes(name) ? name : t('option:print.holders.strips', { columns, rows })),
    t,
  });
  return set.ok ? ok({ ...set.value, facts: { ...set.value.facts, pieces: 1, tab: mm(net.glue) } }) : set;
}

function inlayGuide(t: Translate): readonly GuideStep[] {
  const [width, depth, high] = [44, 32, 7];
  const at = (z: number): readonly Vector[] => [
    [0, 0, z],
    [width, 0, z],
    [width, depth, z],
    [0, depth, z],
  ];
  const [floor, tops, above] = [at(0), at(high), at(3 * high)];
  const walls = floor.map((from, index): readonly Vector[] => {
    const next = (index + 1) % floor.length;
    return [from, floor[next] ?? from, tops[next] ?? from, tops[index] ?? from];
  });
  const way: readonly Vector[] = [
    [width / 2, depth / 2, 3 * high],
    [width / 2, depth / 2, high],
  ];
  const scene = { faces: [floor, ...walls, above], marks: [], arrows: [way] };
  return [{ scene, view: fromFront, caption: t('option:print.holders.inlayHow') }];
}

function trayGuide({ sheet }: TrayNet, t: Translate): readonly GuideStep[] {
  const tabs = sheet.panels.flatMap(({ name }) => (name.includes('tab') ? [name] : []));
  const flat: FoldShares = () => 0;
  const half: FoldShares = (panel) => (panel.includes('tab') ? 0.8 : 0.5);
  const done: FoldShares = (panel) => (panel.includes('tab') ? tuckedIn : 1);
  const say = (step: 1 | 2 | 3) => t(`option:print.holders.folded-tray.${step}`);
  return [
    { scene: sheetScene(sheet, { shares: flat }), view: fromFront, caption: say(1) },
    {
      scene: sheetScene(sheet, { shares: half, before: flat, glue: tabs }),
      view: fromFront,
      caption: say(2),
    },
    { scene: sheetScene(sheet, { shares: done }), view: fromFront, caption: say(3) },
  ];
}
