import { checkBoard, type Board } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { checkedSheetSet } from '../layout/sheet-set.ts';
import type { SheetSet } from '../layout/types.ts';
import { tileName } from './tile-map.ts';
import { tiledSheets } from './tiled-sheets.ts';
import { planTiles } from '../layout/cards/tile-sheets.ts';
import type { TileSpec } from '../layout/cards/tiles.ts';
import { boardArt, borderOf } from './board-art.ts';
import { tilesGuide } from './guides/flat.ts';
import { paperOptions, paperSize, shared, type PaperValues } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

const own = 'own';

type Boards = Readonly<Record<string, Board>>;

const optionsFor = (boards: Boards) =>
  [
    {
      kind: 'choice',
      name: 'board',
      choices: [...Object.keys(boards), own],
      default: Object.keys(boards)[0] ?? own,
    },
    { kind: 'lines', name: 'ownBoard', when: { option: 'board', is: 'own' }, default: [] },
    { kind: 'number', name: 'square', unit: 'mm', min: 8, max: 40, step: 0.5, default: 17 },
    ...paperOptions,
    shared.overlap,
    shared.checkSheet,
  ] as const;
export type BoardOptions = OptionValues<ReturnType<typeof optionsFor>>;

export const board = template({
  name: 'board',
  printAndCut: true,
  group: 'board',
  from: ({ pieces }) => (pieces === undefined || isEmpty(pieces.boards) ? undefined : pieces.boards),
  options: optionsFor,
  check: (values, boards) => {
    const checked = checkBoard(rowsOf(values, boards));
    return checked.ok ? undefined : { ...checked.problem, board: values.board };
  },
  layout: layoutBoard,
  guide(values, boards, t) {
    const plan = planTiles(paperSize(values), values.margin, specOf(rowsOf(values, boards), values), values);
    return plan.ok && plan.value.tiles.length > 1 ? tilesGuide(t) : [];
  },
});

function isEmpty(boards: Boards): boolean {
  return Object.keys(boards).length === 0;
}

function rowsOf({ board: name, ownBoard }: BoardOptions, boards: Boards): readonly string[] {
  return name === own ? ownBoard : (boards[name]?.rows ?? []);
}

function specOf(rows: readonly string[], values: BoardOptions): TileSpec {
  return {
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    side: values.square,
    border: borderOf(values.square),
    overlap: values.overlap,
  };
}

function layoutBoard(
  values: BoardOptions,
  boards: Boards,
  t: Translate,
): Result<SheetSet, LayoutProblem | Problem> {
  const rows = rowsOf(values, boards);
  return boardSheets('board', rows, specOf(rows, values), values, t);
}

type BoardValues = Omit<PaperValues, 'language'> & { readonly checkSheet: boolean };

/** A board or mat that fits on its paper is a single sheet without a tile number. */
export function boardSheets(
  template: 'board' | 'mat',
  rows: readonly string[],
  spec: TileSpec,
  values: BoardValues,
  t: Translate,
): Result<SheetSet, LayoutProblem> {
  const plan = planTiles(paperSize(values), values.margin, spec, values);
  if (!plan.ok) return plan;
  const tiles = plan.value.tiles.length;
  const tileKey = template === 'board' ? 'tile' : 'matTile';
  const sheets = tiledSheets(plan.value, boardArt(rows, spec, values.ink, t), values.ink, t, (tile, index) =>
    tiles === 1
      ? { title: t(`option:print.sheet.${template}`), how: t(`option:print.products.${template}.how`) }
      : {
          title: t(`option:print.sheet.${tileKey}`, { tile: index + 1, tiles, squares: tileName(tile, t) }),
          how: t('option:print.sheet.tileHow'),
        },
  );
  return checkedSheetSet(t(`option:print.products.${template}.title`), 'none', sheets, 1);
}
