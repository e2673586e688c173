import { setImmediate as nextTurn } from 'node:timers/promises';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import type { OpenedProject } from '#print-templates/index.ts';
import { tabletopZip } from '#print-templates/tabletop/index.ts';
import { languages } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { textsIn } from '../texts.ts';
import { printed, type Printed, type PrintProblem, type PrintWatch } from './print-sheets.ts';

export interface TabletopProblem {
  readonly code: 'print/no-tabletop';
  readonly product: string;
}

/** Makes a save of Tabletop Simulator with its images and meshes (R33); `sheets` of the result counts pieces. */
export async function makeTabletop(
  { product, options }: Pick<OpenedProject, 'product' | 'options'>,
  { signal, progress }: PrintWatch = {},
): Promise<Result<Printed>> {
  const set = product.tabletop?.(options);
  if (set === undefined) {
    return refuse<TabletopProblem>({ code: 'print/no-tabletop', product: product.template });
  }
  if (!set.ok) return set;
  const { length } = set.value.pieces;
  const t = await textsIn(languages.find((language) => language === options['language']) ?? 'en');
  const drawing = tabletopZip(set.value, { name: `cubewright-${product.name}`, outlines: glyphOutlines, t });
  for (let step = drawing.next(); ; step = drawing.next()) {
    if (step.done === true) {
      return ok(printed(`${product.name}-tabletop.zip`, 'application/zip', step.value, length));
    }
    progress?.(step.value, length);
    await nextTurn();
    if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
  }
}
