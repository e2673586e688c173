import { alphacubesSet, checkBoard } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { finish } from '../layout/sheet-set.ts';
import type { LayoutProblem, Product, SheetSet } from '../layout/sheet.ts';
import { planTiles } from '../layout/tile-sheets.ts';
import type { TileSpec } from '../layout/tiles.ts';
import { boardArt, borderOf } from './board-art.ts';
import { paperOptions, paperSize, parseOptions } from './options.ts';
import { tileName } from './tile-map.ts';
import { tiledSheets } from './tiled-sheets.ts';

const options = [
  { kind: 'choice', name: 'board', choices: ['standard', 'example', 'own'], default: 'standard' },
  { kind: 'lines', name: 'ownBoard', when: { option: 'board', is: 'own' }, default: [] },
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

function layoutBoard(values: BoardOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
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
  const tiles = plan.value.tiles.length;
  const sheets = tiledSheets(plan.value, art, values.ink, t, (tile, index) =>
    tiles === 1
      ? { title: t('option:print.sheet.board'), how: t('option:print.products.alphacubes-board.how') }
      : {
          title: t('option:print.sheet.tile', { tile: index + 1, tiles, squares: tileName(tile, t) }),
          how: t('option:print.sheet.tileHow'),
        },
  );
  const set = finish(t('option:print.products.alphacubes-board.title'), 'none', sheets, 1);
  return set.ok ? ok(set.value) : set;
}
