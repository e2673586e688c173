import { refuse, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { batchesOf } from '../layout/packing/batches.ts';
import { papersOf } from '../layout/imposition.ts';
import type { Material, KitItem, ProductSheets, MakingTime } from '../layout/types.ts';
import { sumOfTimes } from '../making/making-time.ts';
import { pageSeconds, turnSeconds } from '../making/pace.ts';
import { productsOf } from '../templates/index.ts';
import { findSet, printSetOf, type PrintSet } from '../templates/print-set.ts';
import { machineJobs, type MachineJob, type LayOut } from './machines.ts';
import { usesOf, type Use, type Pile } from './uses.ts';
import { cubeSources, type Belonging, type TonightRequest } from './request.ts';
import type { LayoutProblem, PrintedProduct, Values } from '../layout/product.ts';

export interface Need {
  readonly what: Material | 'blocks' | 'twisting-cube' | 'box';
  readonly count: number;
  readonly edge?: number;
  /** The game can be played without an `optional` item. */
  readonly state: 'owned' | 'missing' | 'optional';
}

export interface PlanFile {
  readonly product: string;
  readonly options: Values;
  readonly format: 'pdf' | MachineJob['format'];
  readonly batch?: string;
  readonly sheet?: string;
}

export interface TonightPlan {
  readonly product: string;
  readonly options: Values;
  readonly piles: readonly Pile[];
  readonly papers: number;
  readonly needs: readonly Need[];
  /** Times are for handwork; parts cut by a cutter need no cutting. */
  readonly parts: readonly (KitItem & { readonly isCut: boolean })[];
  readonly making: MakingTime | undefined;
  /** Printing takes this many seconds until the last page. */
  readonly printing: number;
  readonly jobs: readonly MachineJob[];
  readonly uses: readonly Use[];
  /** PDFs of the piles come first, then the files for machines. */
  readonly files: readonly PlanFile[];
}

export function planTonight(
  ask: TonightRequest,
  layOut: LayOut = (product, values) => product.layout(values),
): Result<TonightPlan, LayoutProblem | Problem> {
  const own = ask.own === undefined ? undefined : parseSetText(ask.own);
  if (own?.ok === false) return own;
  const set = own === undefined ? findSet(ask.set) : printSetOf(own.value);
  const products = set === undefined ? [] : productsOf(set);
  const kit = products.find(({ template }) => template === 'kit');
  if (set === undefined || kit === undefined)
    return refuse({ code: 'print/unknown-product', product: `${ask.set}-kit` } as Problem);
  const laid = layKit(kit, ask, layOut);
  if (!laid.ok) return laid;
  const { options, edge, sheets } = laid.value;
  const jobs = machineJobs({ ask, set, kit, options, sheets, products, layOut });
  const isCut = jobs.some(({ with: machine }) => machine === 'cutter');
  const parts = (sheets.parts ?? []).map((part) => {
    const { afterCutter } = part;
    return isCut && afterCutter !== undefined
      ? { ...part, time: afterCutter.time, isCut: true }
      : { ...part, isCut: false };
  });
  const templates = parts.map(({ template }) => template);
  const piles = pilesOf(sheets, ask);
  const byHand = piles.filter(({ turnedBy }) => turnedBy === 'hand').length;
  const { name: product } = kit;
  return ok({
    product,
    options,
    piles,
    papers: piles.reduce((sum, { papers }) => sum + papers, 0),
    needs: needsOf(ask, set, piles, templates, edge),
    parts,
    making: sumOfTimes(parts.map(({ time }) => time)),
    printing: sheets.sheets.length * pageSeconds + byHand * turnSeconds,
    jobs,
    uses: usesOf({ ask, ways: cubeSources(set, ask.owned), piles, jobs, parts: templates }),
    files: [
      ...piles.map(({ batch }) => ({ product, options, format: 'pdf', batch }) as const),
      ...jobs.flatMap(({ files, product: of, options: asked, format }) =>
        files.map((sheet) => ({ product: of, options: asked, format, sheet })),
      ),
    ],
  });
}

interface LaidKit {
  readonly options: Values;
  readonly edge: number;
  readonly sheets: ProductSheets;
}

/** An owned cutter adds marks if the kit has room for them. */
function layKit(
  kit: PrintedProduct,
  ask: TonightRequest,
  layOut: LayOut,
): Result<LaidKit, LayoutProblem | Problem> {
  const lay = (options: LaidKit['options']): Result<LaidKit, LayoutProblem | Problem> => {
    const parsed = kit.parse(options);
    if (!parsed.ok) return parsed;
    const laid = layOut(kit, parsed.value);
    if (!laid.ok) return laid;
    return ok({
      options,
      edge: Number((parsed.value as { edge?: unknown }).edge),
      sheets: laid.value,
    });
  };
  const plain = optionsOf(kit, ask);
  if (!ask.owned.includes('cutter')) return lay(plain);
  const marked = lay({ ...plain, registration: 'three' });
  return marked.ok ? marked : lay(plain);
}

function optionsOf(kit: PrintedProduct, ask: TonightRequest): Readonly<Record<string, OptionValue>> {
  const { players, cubesFrom, paper, language } = ask;
  const given = { players, paper, language, ...(cubesFrom === undefined ? {} : { cubesFrom }) };
  const known = new Set(kit.options.map(({ name }) => name));
  return Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name)));
}

function pilesOf(sheets: ProductSheets, { owned }: TonightRequest): readonly Pile[] {
  const turner = owned.includes('duplex') ? 'printer' : 'hand';
  return batchesOf(sheets).map(({ batch, duplex, sheets: pages }) => ({
    batch,
    material: (duplex === 'none' ? batch : batch.slice(0, -duplex.length - 1)) as Material,
    duplex,
    turnedBy: duplex === 'none' ? undefined : turner,
    papers: papersOf(pages),
    pages: pages.length,
  }));
}

function needsOf(
  { owned, cubesFrom }: TonightRequest,
  set: PrintSet,
  piles: readonly Pile[],
  parts: readonly string[],
  edge: number,
): readonly Need[] {
  const state = (belonging: Belonging): Need['state'] => (owned.includes(belonging) ? 'owned' : 'missing');
  const sheets = [...Map.groupBy(piles, ({ material }) => material)].map(([what, some]): Need => ({
    what,
    count: some.reduce((sum, { papers }) => sum + papers, 0),
    state: what === 'plain' ? 'owned' : state(what),
  }));
  const isStuck = cubesFrom === 'stickers' || cubesFrom === 'label-sheets';
  const count = set.pieces?.pieces.length ?? 0;
  return [
    ...sheets,
    ...(isStuck ? [{ what: 'blocks', count, edge, state: state('blocks') } as const] : []),
    ...(parts.includes('labels')
      ? [{ what: 'twisting-cube', count: 1, state: state('twisting-cube') } as const]
      : []),
    ...(parts.includes('tray') ? [{ what: 'box', count: 1, state: 'optional' } as const] : []),
  ];
}
