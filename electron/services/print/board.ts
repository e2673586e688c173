import { makeBoard } from '#print-templates/board/index.ts';
import type { OpenedProject } from '#print-templates/index.ts';
import { languages } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { textsIn } from '../texts.ts';
import { printed, type Printed } from './print-sheets.ts';

export interface NoBoardProblem {
  readonly code: 'print/no-board';
  readonly product: string;
}

/** Makes what is ordered for the box that a product describes (B24); `sheets` of the result counts panels. */
export async function makeOrder({
  product,
  options,
}: Pick<OpenedProject, 'product' | 'options'>): Promise<Result<Printed>> {
  const spec = product.board?.(options);
  if (spec === undefined)
    return refuse<NoBoardProblem>({ code: 'print/no-board', product: product.template });
  const t = await textsIn(languages.find((language) => language === options['language']) ?? 'en');
  const made = makeBoard(spec, t);
  return made.ok
    ? ok(printed(`${product.set}-board.zip`, 'application/zip', made.value.zip, made.value.panels))
    : made;
}
