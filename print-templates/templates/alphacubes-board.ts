import { alphacubesSet, checkBoard } from '#shared/pieces/index.ts';
import { createTranslator, type Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { bounds, grown, intersection, unionOf } from '../layout/bounds.ts';
import { clipped, rectOf, segment, type Pen } from '../layout/draw.ts';
import { header, rulers, square } from '../layout/frame.ts';
import { sheetInk } from '../layout/inks.ts';
import { finish } from '../layout/sheet-set.ts';
import type { DrawOp, LayoutProblem, Product, Sheet, SheetSet } from '../layout/sheet.ts';
import { planTiles, type TilePlan } from '../layout/tile-sheets.ts';
import type { Tile, TileSpec } from '../layout/tiles.ts';
import { shift } from '../layout/transform.ts';
import { trimLines } from '../layout/trim-lines.ts';
import { boardArt, borderOf } from './board-art.ts';
import { cutWidths } from './line-widths.ts';
import { paperOptions, paperSize, parseOptions } from './options.ts';
import { tileMap, tileName } from './tile-map.ts';

const options = [
  { kind: 'choice', name: 'board', choices: ['standard', 'example', 'own'], default: 'standard' },
  { kind: 'lines', name: 'ownBoard', default: [] },
  { kind: 'number', name: 'square', unit: 'mm', min: 8, max: 40, step: 0.5, default: 17 },
  ...paperOptions,
  { kind: 'number', name: 'overlap', unit: 'mm', min: 4, max: 15, step: 0.5, default: 8 },
] as const;
export type BoardOptions = OptionValues<typeof options>;

export const alphacubesBoard: Product<BoardOptions> = {
  name: 'alphacubes-board',
  set: 'alphacubes',
  group: 'board',
  options,
  parse: (values) => {
    const parsed = parseOptions(options, values);
    if (!parsed.ok) return parsed;
    const checked = checkBoard(rowsOf(parsed.value));
    return checked.ok ? parsed : refuse({ ...checked.problem, board: parsed.value.board });
  },
  layout: layoutBoard,
};

function rowsOf({ board, ownBoard }: BoardOptions): readonly string[] {
  return board === 'own' ? ownBoard : (alphacubesSet.boards[board]?.rows ?? []);
}

function layoutBoard(
  values: BoardOptions,
  t: Translate = createTranslator().t,
): Result<SheetSet, LayoutProblem | Problem> {
  const rows = rowsOf(values);
  const spec: TileSpec = {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    side: values.square,
    border: borderOf(values.square),
    overlap: values.overlap,
  };
  const plan = planTiles(paperSize(values), values.margin, spec);
  if (!plan.ok) return plan;
  const art = boardArt(rows, spec, values.ink, t);
  const sheets = plan.value.tiles.map((_, index) => tileSheet(plan.value, index, art, values, t));
  const set = finish(t('option:print.products.alphacubes-board.title'), 'none', sheets, 1);
  return set.ok ? ok(set.value) : set;
}

function tileSheet(
  plan: TilePlan,
  index: number,
  art: readonly DrawOp[],
  { ink }: BoardOptions,
  t: Translate,
): Sheet {
  const tile = plan.tiles[index] as Tile;
  const sheets = plan.tiles.length;
  const title =
    sheets === 1
      ? t('option:print.sheet.board')
      : t('option:print.sheet.tile', { tile: index + 1, tiles: sheets, squares: tileName(tile, t) });
  const how = t(sheets === 1 ? 'option:print.products.alphacubes-board.how' : 'option:print.sheet.tileHow');
  const head = header(plan.frame, { title, how, sheet: index + 1, sheets }, t);
  const scale = rulers(plan.frame);
  const check = square(plan.square.x, plan.square.y, t);
  const map = sheets === 1 ? [] : tileMap(plan, index, ink, t);
  const pen = { ink: sheetInk, width: cutWidths[ink] };
  const shown = onSheet(plan, tile);
  // What lies wholly outside the window is left out, so that a reader of the file finds only what shows.
  const near = grown(tile.window, 0.3);
  const part = art.filter((op) => intersection(bounds(op), near) !== undefined);
  const furniture = [head.slice(0, 1), head.slice(1), scale.slice(0, 5), scale.slice(5), check, map]
    .filter((ops) => ops.length > 0)
    .map((ops) => grown(unionOf(ops.map(bounds)), 1));
  return {
    label: title,
    side: 'front',
    ...plan.frame.paper,
    ops: [
      clipped(shown, shift(part, shown.x - tile.window.x, shown.y - tile.window.y)),
      ...trimLines(shown, plan.frame.printable, furniture, pen),
      ...seamMarks(plan, tile, pen),
      ...head,
      ...scale,
      ...check,
      ...map,
    ],
  };
}

/** Where a tile's window lies on its sheet. */
function onSheet({ origin }: TilePlan, { window }: Tile) {
  return rectOf(origin.x, origin.y, window.width, window.height);
}

/** Short dashes outside the art that say where the neighbour's edge will lie on the overlap, as far as paper goes. */
function seamMarks(plan: TilePlan, tile: Tile, pen: Pen): readonly DrawOp[] {
  const { x, y, width, height } = onSheet(plan, tile);
  const { printable } = plan.frame;
  const dashed = { ...pen, dash: [0.6, 0.4] };
  const right = x + tile.own.width;
  const bottom = y + tile.own.height;
  const outside = [
    [0.4, 2.4],
    [-2.4, -0.4],
  ] as const;
  const upright = outside.map(([from, to]) => {
    const edge = from > 0 ? y + height : y;
    return [
      { x: right, y: edge + from },
      { x: right, y: edge + to },
    ] as const;
  });
  const level = outside.map(([from, to]) => {
    const edge = from > 0 ? x + width : x;
    return [
      { x: edge + from, y: bottom },
      { x: edge + to, y: bottom },
    ] as const;
  });
  return [...(tile.own.width < width ? upright : []), ...(tile.own.height < height ? level : [])]
    .filter(([, to]) => to.x < printable.x + printable.width && to.y < printable.y + printable.height)
    .map(([from, to]) => segment('fold', from, to, dashed));
}
