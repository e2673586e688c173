import {
  openNamed,
  productsOf,
  projectMarkOf,
  solidsOf,
  type DesignRequest,
  type OpenedDesign,
} from '#print-templates/index.ts';
import type { ParsedRequest } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { printSheets, type Printed, type PrintWatch, type SheetJob } from './print-sheets.ts';
import type { SolidView } from './solids.ts';

export interface PrintJob extends DesignRequest, Omit<SheetJob, 'product' | 'options' | 'format'> {
  readonly format: ParsedRequest<'exportSheets'>['format'];
}
export type ViewJob = Omit<ParsedRequest<'viewSolid'>, 'job'>;

export interface PrintedDesign {
  readonly product: string;
  readonly text: string;
  readonly code: string;
}

export interface PrintedJob extends Printed {
  readonly designs: readonly PrintedDesign[];
}

export async function runPrintJob(
  { product, set, options, format, ...settings }: PrintJob,
  watch: PrintWatch = {},
  open: typeof openSheets = openSheets,
): Promise<Result<PrintedJob>> {
  const ask = { product, set, options };
  if (format === 'stl' || format === '3mf') {
    const design = openNamed(ask, solidsOf);
    if (!design.ok) return design;
    // The library for solids is imported on demand, because sheets, the more frequent job, do not need it.
    const { makeSolid } = await import('./solids.ts');
    return withDesign(design.value, await makeSolid({ ...design.value, format, ...settings }, watch));
  }
  const opened = open(ask);
  if (!opened.ok) return opened;
  const { design, lay } = opened.value;
  if (format === 'tabletop') {
    const { makeTabletop } = await import('./tabletop.ts');
    return withDesign(design, await makeTabletop(design, watch));
  }
  if (format === 'board') {
    const { makeOrder } = await import('./board.ts');
    return withDesign(design, await makeOrder(design));
  }
  return withDesign(design, await printSheets({ ...design, format, ...settings }, watch, lay));
}

/** `lay` keeps its layout, so that several files of one design can share it. */
export function openSheets(ask: DesignRequest) {
  const design = openNamed(ask, productsOf);
  if (!design.ok) return design;
  const { product, options } = design.value;
  let laid: ReturnType<typeof product.layout> | undefined;
  return ok({ design: design.value, lay: () => (laid ??= product.layout(options)) });
}

function withDesign({ product, set, options }: OpenedDesign, printed: Result<Printed>): Result<PrintedJob> {
  if (!printed.ok) return printed;
  const { text, code } = projectMarkOf(product, set, options);
  return ok({ ...printed.value, designs: [{ product: product.name, text, code }] });
}

export async function runViewJob(
  { product, set, options, sheet }: ViewJob,
  watch: PrintWatch,
): Promise<Result<SolidView>> {
  const design = openNamed({ product, set, options }, solidsOf);
  if (!design.ok) return design;
  const { viewSolid } = await import('./solids.ts');
  return viewSolid({ ...design.value, sheet }, watch);
}
