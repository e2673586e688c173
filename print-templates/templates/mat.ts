import type { Translate } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import type { SheetSet } from '../layout/types.ts';
import { planTiles } from '../layout/cards/tile-sheets.ts';
import type { TileSpec } from '../layout/cards/tiles.ts';
import { boardSheets } from './board.ts';
import { borderOf } from './board-art.ts';
import { solidPiecesOf } from './cube-list.ts';
import { tilesGuide } from './guides/flat.ts';
import { paperOptions, paperSize, shared } from './options.ts';
import { template } from './template.ts';
import type { LayoutProblem } from '../layout/product.ts';

/** Fifteen squares each way is the smallest window of CUBEWORD (C2); up to 26 columns are named by single letters. */
const options = [
  { kind: 'number', name: 'matColumns', min: 3, max: 26, step: 1, default: 15 },
  { kind: 'number', name: 'matRows', min: 3, max: 26, step: 1, default: 15 },
  { kind: 'number', name: 'square', unit: 'mm', min: 8, max: 42, step: 0.5, default: 17 },
  ...paperOptions,
  shared.overlap,
  shared.checkSheet,
] as const;
type MatOptions = OptionValues<typeof options>;

export const mat = template({
  name: 'mat',
  printAndCut: true,
  group: 'board',
  from: solidPiecesOf,
  options: () => options,
  layout: (values, _, t) => layoutMat(values, t),
  guide(values, _, t) {
    const plan = planTiles(paperSize(values), values.margin, specOf(values), values);
    return plan.ok && plan.value.tiles.length > 1 ? tilesGuide(t) : [];
  },
});

function specOf({ matColumns: columns, matRows: rows, square: side, overlap }: MatOptions): TileSpec {
  return { columns, rows, side, border: borderOf(side), overlap };
}

function layoutMat(values: MatOptions, t: Translate): Result<SheetSet, LayoutProblem> {
  const spec = specOf(values);
  const plain = Array.from({ length: spec.rows }, () => '.'.repeat(spec.columns));
  return boardSheets('mat', plain, spec, values, t);
}
