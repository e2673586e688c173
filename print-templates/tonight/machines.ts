import type { Option } from '#shared/options/index.ts';
import { laserSeconds, cutterSeconds, solidSeconds } from '../making/machine-time.ts';
import { isForCutter } from '../making/making-time.ts';
import { sheetNames } from '../layout/imposition.ts';
import type { Material, Sheet, ProductSheets } from '../layout/types.ts';
import { solidsOf, type SolidProduct } from '../solids/index.ts';
import type { PrintSet } from '../templates/print-set.ts';
import type { TonightRequest } from './request.ts';
import type { PrintedProduct, Values } from '../layout/product.ts';

/** Lays out a product by parsed options; callers may cache the result. */
export type LayOut = (product: PrintedProduct, values: Values) => ReturnType<PrintedProduct['layout']>;

export interface MachineJob {
  readonly with: 'cutter' | 'laser' | 'plastic';
  readonly product: string;
  readonly template: string;
  readonly options: Values;
  readonly format: 'svg' | '3mf';
  readonly files: readonly string[];
  readonly seconds: number;
  /** The job replaces this part of the kit; undefined where it replaces none. */
  readonly instead?: string | undefined;
}

interface PlannedKit {
  readonly ask: TonightRequest;
  readonly set: PrintSet;
  readonly kit: PrintedProduct;
  readonly options: MachineJob['options'];
  readonly sheets: ProductSheets;
  readonly products: readonly PrintedProduct[];
  readonly layOut: LayOut;
}

export function machineJobs(planned: PlannedKit): readonly MachineJob[] {
  const { ask, set, sheets } = planned;
  const { owned, cubesFrom } = ask;
  const part = (template: string) => sheets.parts?.find((one) => one.template === template)?.template;
  const solid = (template: string) => solidsOf(set).find((one) => one.template === template);
  return [
    ...(owned.includes('cutter') ? cutterJob(planned) : []),
    ...(owned.includes('laser') ? laserJob(planned, part('tuck-box')) : []),
    ...(owned.includes('plastic') && cubesFrom === 'solid' ? solidJob(solid('solid-cubes'), planned) : []),
    ...(owned.includes('plastic') ? solidJob(solid('solid-rack'), planned, part('rack')) : []),
  ];
}

function cutterJob({ kit, options, sheets: { sheets, material } }: PlannedKit): readonly MachineJob[] {
  const files = filesOf(sheets, isForCutter);
  if (files.length === 0) return [];
  const seconds = sheets
    .filter(isForCutter)
    .reduce((sum, sheet) => sum + cutterSeconds([sheet], materialOf(sheet.batch) ?? material), 0);
  const { name: product, template } = kit;
  return [{ with: 'cutter', product, template, options, format: 'svg', files, seconds }];
}

function filesOf(sheets: readonly Sheet[], isWanted: (sheet: Sheet) => boolean): readonly string[] {
  const names = sheetNames(sheets);
  return sheets.flatMap((sheet, index) => (isWanted(sheet) ? [names[index] ?? ''] : []));
}

/** The batch of a kit's sheets begins with their material. */
function materialOf(batch: string | undefined): Material | undefined {
  return batch?.split('-')[0] as Material | undefined;
}

function laserJob(planned: PlannedKit, instead: string | undefined): readonly MachineJob[] {
  const product = planned.products.find(({ template }) => template === 'laser-box');
  if (product === undefined) return [];
  const options = fitting(product.options, planned);
  const parsed = product.parse(options);
  const laid = parsed.ok ? planned.layOut(product, parsed.value) : parsed;
  if (!laid.ok) return [];
  const { sheets } = laid.value;
  const files = filesOf(sheets, ({ guide }) => guide === undefined);
  const { name, template } = product;
  const seconds = laserSeconds(sheets);
  return [{ with: 'laser', product: name, template, options, format: 'svg', files, seconds, instead }];
}

function solidJob(
  product: SolidProduct | undefined,
  planned: PlannedKit,
  instead?: string,
): readonly MachineJob[] {
  if (product === undefined) return [];
  const options = fitting(product.options, planned);
  const parsed = product.parse(options);
  const plan = parsed.ok ? product.plan(parsed.value) : parsed;
  if (!plan.ok) return [];
  const { name, template } = product;
  const { sheets } = plan.value;
  const files = sheets.map((_, index) => `${index + 1}`);
  const seconds = solidSeconds(sheets);
  return [{ with: 'plastic', product: name, template, options, format: '3mf', files, seconds, instead }];
}

function fitting(
  options: readonly Option[],
  { ask: { players }, options: kit }: PlannedKit,
): MachineJob['options'] {
  const known = new Set(options.map(({ name }) => name));
  const given = { ...kit, racks: players };
  return Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name)));
}
