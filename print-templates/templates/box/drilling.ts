import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';

import { checkedSheetSet } from '../../layout/sheet-set.ts';
import type { SheetSet } from '../../layout/types.ts';
import { planTiles } from '../../layout/cards/tile-sheets.ts';
import { tilesGuide } from '../guides/flat.ts';
import { paperSize } from '../options.ts';
import { boxSet, type PrintSet } from '../print-set.ts';
import { template } from '../template.ts';
import { tileName } from '../tile-map.ts';
import { tiledSheets } from '../tiled-sheets.ts';
import { drillArt, pitchProblem, rim, drillingOptions, type DrillingOptions } from './drill-art.ts';
import { magnetSheet } from './magnet-sheet.ts';
import type { LayoutProblem } from '../../layout/product.ts';

export function isBox(set: PrintSet): true | undefined {
  return set === boxSet ? true : undefined;
}

export const drilling = template({
  name: 'drilling',
  tool: 'drill',
  group: 'workshop',
  material: 'plain',
  from: isBox,
  options: () => drillingOptions,
  check: pitchProblem,
  layout: (values, _, t) => layoutDrilling(values, t),
  board: ({ rows, columns, pitch, edge, sensor, lights }) => ({ rows, columns, pitch, edge, sensor, lights }),
  guide(values, _, t) {
    const plan = planOf(values);
    return plan.ok && plan.value.tiles.length > 1 ? tilesGuide(t) : [];
  },
});

function planOf({ rows, columns, pitch, overlap, ...values }: DrillingOptions) {
  const spec = { columns, rows, side: pitch, border: rim, overlap };
  return planTiles(paperSize(values), values.margin, spec);
}

function layoutDrilling(values: DrillingOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
  const { ink } = values;
  const plan = planOf(values);
  if (!plan.ok) return plan;
  const tiles = plan.value.tiles.length;
  const how = t('option:print.products.drilling.how');
  const plates = tiledSheets(plan.value, drillArt(values), ink, t, (tile, index) => ({
    title:
      tiles === 1
        ? t('option:print.box.drilling')
        : t('option:print.box.drillingTile', { tile: index + 1, tiles, squares: tileName(tile, t) }),
    how: tiles === 1 ? how : t('option:print.sheet.tileHow'),
  }));
  const magnet = magnetSheet(values, t);
  if (!magnet.ok) return magnet;
  const set = checkedSheetSet(
    t('option:print.products.drilling.title'),
    'none',
    [...plates, magnet.value],
    1,
  );
  return set.ok ? ok(set.value) : set;
}
