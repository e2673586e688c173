import { refuse, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { batchesOf } from '../layout/batches.ts';
import { papersOf } from '../layout/paper-numbers.ts';
import { aboutTime, handwork, workMinutes, type AboutTime } from '../layout/preflight.ts';
import type {
  LayoutProblem,
  Material,
  PrintedProduct,
  Part,
  SheetSet,
  WrittenSheets,
} from '../layout/sheet.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { solidsOf } from '../solids/index.ts';
import { productsOf } from '../templates/index.ts';
import { findSet, printSetOf, type PrintSet } from '../templates/print-set.ts';
import type { Belonging, CubesFrom } from './ways.ts';

/** What somebody says who wants to play tonight. */
export interface TonightAsk {
  /** Name of a bundled set, or of the one in `own`. */
  readonly set: string;
  /** The file of a set of one's own. */
  readonly own?: string | undefined;
  readonly players: number;
  /** Undefined for a set without cubes. */
  readonly cubesFrom: CubesFrom | undefined;
  readonly paper: 'a4' | 'letter';
  readonly language: string;
  readonly owned: readonly Belonging[];
}

/** A pile that is printed at once: a PDF of its own. */
export interface Pile {
  /** Name of the batch, as `card-long-edge`. */
  readonly batch: string;
  readonly material: Material;
  readonly duplex: SheetSet['duplex'];
  /** Sheets of paper, both sides one. */
  readonly papers: number;
  /** Printed sides. */
  readonly pages: number;
}

/** What must be there before it begins: how many, and whether it has to be bought. */
export interface Need {
  readonly what: Material | 'blocks' | 'twisting-cube';
  readonly count: number;
  /** Of a block, in millimetres. */
  readonly edge?: number;
  readonly isOwned: boolean;
}

export interface TonightPlan {
  /** Name of the kit. */
  readonly product: string;
  /** Of the kit. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly piles: readonly Pile[];
  readonly papers: number;
  readonly needs: readonly Need[];
  readonly parts: readonly Part[];
  /** Until all of it has come out of the printer, and to cut, fold and stick it. */
  readonly printing: AboutTime;
  readonly making: AboutTime;
  /** Names of products for machines that are owned: a sheet to cut, a box for a laser, a solid. */
  readonly machines: readonly {
    readonly with: Belonging;
    readonly product: string;
    readonly template: string;
  }[];
}

/** Seconds: ours, of an inkjet printer of the house, and of a sticker between two fingers. */
const pace = { page: 20, sticker: 4 } as const;
/** A machine cuts along the lines while its owner folds. */
const machineCuts = { ...handwork, cutMm: 0 };

/** What to print, of what, how long it takes and what to buy, by the kit of the set. */
export function planTonight(ask: TonightAsk): Result<TonightPlan, LayoutProblem | Problem> {
  const own = ask.own === undefined ? undefined : parseSetText(ask.own);
  if (own?.ok === false) return own;
  const set = own === undefined ? findSet(ask.set) : printSetOf(own.value);
  const products = set === undefined ? [] : productsOf(set);
  const product = products.find(({ template }) => template === 'kit');
  if (set === undefined || product === undefined)
    return refuse({ code: 'print/unknown-product', product: `${ask.set}-kit` } as Problem);
  const options = optionsOf(product, ask);
  const parsed = product.parse(options);
  if (!parsed.ok) return parsed;
  const laid = product.layout(parsed.value);
  if (!laid.ok) return laid;
  const piles = pilesOf(laid.value);
  const pages = laid.value.sheets.length;
  const parts = laid.value.parts ?? [];
  const stuck = parts
    .filter(({ material }) => material === 'stickers' || material === 'labels')
    .reduce((sum, part) => sum + part.pieces, 0);
  const hands = ask.owned.includes('cutter') ? machineCuts : handwork;
  return ok({
    product: product.name,
    options,
    piles,
    papers: piles.reduce((sum, { papers }) => sum + papers, 0),
    needs: needsOf(ask, set, piles, Number((parsed.value as { edge?: unknown }).edge)),
    parts,
    printing: aboutTime((pages * pace.page) / 60),
    making: aboutTime(workMinutes(laid.value.sheets, hands) + (stuck * pace.sticker) / 60),
    machines: machinesOf(ask, products, solidsOf(set)),
  });
}

/** Those that the kit of this set asks; the others stay at their defaults. */
function optionsOf(product: PrintedProduct, ask: TonightAsk): Readonly<Record<string, OptionValue>> {
  const { players, cubesFrom, paper, language } = ask;
  const given = { players, paper, language, ...(cubesFrom === undefined ? {} : { cubesFrom }) };
  const known = new Set(product.options.map(({ name }) => name));
  return Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name)));
}

function pilesOf(sheets: WrittenSheets): readonly Pile[] {
  return batchesOf(sheets).map(({ batch, duplex, sheets: pages }) => ({
    batch,
    material: (duplex === 'none' ? batch : batch.slice(0, -duplex.length - 1)) as Material,
    duplex,
    papers: papersOf(pages),
    pages: pages.length,
  }));
}

const owners: Readonly<Record<Material, Belonging | undefined>> = {
  card: 'card',
  labels: 'labels',
  stickers: undefined,
  plain: undefined,
};

function needsOf(ask: TonightAsk, set: PrintSet, piles: readonly Pile[], edge: number): readonly Need[] {
  const { owned, cubesFrom } = ask;
  const has = (belonging: Belonging | undefined) => belonging !== undefined && owned.includes(belonging);
  const sheets = [...Map.groupBy(piles, ({ material }) => material)].map(([what, some]): Need => ({
    what,
    count: some.reduce((sum, { papers }) => sum + papers, 0),
    isOwned: what === 'plain' || has(owners[what]),
  }));
  const isStuck = cubesFrom === 'stickers' || cubesFrom === 'label-sheets';
  const count = set.pieces?.pieces.length ?? 0;
  return [
    ...sheets,
    ...(isStuck ? [{ what: 'blocks', count, edge, isOwned: has('blocks') } as const] : []),
    ...(set.game === 'scruble' ? [{ what: 'twisting-cube', count: 1, isOwned: false } as const] : []),
  ];
}

/** What the machines of the house can make of this set beside the sheets. */
function machinesOf(
  { owned, cubesFrom }: TonightAsk,
  products: readonly { readonly name: string; readonly template: string }[],
  solids: readonly { readonly name: string; readonly template: string }[],
): TonightPlan['machines'] {
  const wanted = [
    { with: 'cutter', template: cubesFrom === 'stickers' ? 'stickers' : 'nets' },
    { with: 'laser', template: 'laser-box' },
    { with: 'plastic', template: 'solid-cubes' },
    { with: 'plastic', template: 'solid-rack' },
  ] as const;
  return wanted.flatMap(({ with: machine, template }) => {
    const made = [...products, ...solids].find((one) => one.template === template);
    return made === undefined || !owned.includes(machine)
      ? []
      : [{ with: machine, product: made.name, template }];
  });
}
