import {
  findSet,
  openProjectFile,
  partOfKit,
  printSetOf,
  printSets,
  products,
  productsOf,
  solids,
  solidsOf,
  projectFileLimit,
  type OpenedDesign,
  type OpenedProject,
  type PrintSet,
} from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { parseSetWithWords, setFileLimit } from '#shared/pieces/index.ts';
import { flagValue, withFileName, type Call } from '../command.ts';
import { nearestWord } from '../arguments.ts';
import type { Printable } from './print-options.ts';
import { readArgument, readTextArgument } from '../read-argument.ts';

export type PrintProductProblem =
  | { readonly code: 'cli/no-product' }
  | { readonly code: 'cli/from-alone'; readonly given: string }
  | { readonly code: 'cli/not-in-kit'; readonly part: string; readonly has: readonly string[] }
  | { readonly code: 'cli/unknown-product-near'; readonly product: string; readonly near: string }
  | { readonly code: 'cli/which-set'; readonly product: string; readonly sets: readonly string[] }
  | { readonly code: 'cli/unknown-set'; readonly set: string; readonly sets: readonly string[] }
  | {
      readonly code: 'cli/not-of-set';
      readonly product: string;
      readonly set: string;
      /** `has` lists the products of that set, `sets` the sets with that product. */
      readonly has: readonly string[];
      readonly sets: readonly string[];
    };

export interface AvailableProducts {
  readonly products: readonly Printable[];
  /** Undefined means every bundled set. */
  readonly set: PrintSet | undefined;
}

export type PrintChoice = Pick<OpenedDesign, 'product' | 'options'>;

export async function choiceOf(call: Call, shelf: AvailableProducts): Promise<Result<PrintChoice, Problem>> {
  const from = flagValue(call, 'from');
  if (from === undefined) {
    const product = productOn(shelf, call.words[0]);
    return product.ok ? ok({ product: product.value, options: {} }) : product;
  }
  const set = flagValue(call, 'set');
  if (set !== undefined) return refuse<PrintProductProblem>({ code: 'cli/from-alone', given: set });
  const [part] = call.words;
  const opened = await openFrom(from, call.stop);
  return opened.ok && part !== undefined ? alone(opened.value, part.toLowerCase()) : opened;
}

/** Chooses one part of a kit, to be printed by itself in the sizes of the kit. */
function alone(kit: OpenedProject, part: string): Result<PrintChoice, Problem> {
  if (kit.product.template !== 'kit')
    return refuse<PrintProductProblem>({ code: 'cli/from-alone', given: part });
  const wanted = part.startsWith(`${kit.set.name}-`) ? part.slice(kit.set.name.length + 1) : part;
  const found = partOfKit(kit.set, kit.options, wanted);
  if (found !== undefined) return ok(found);
  const has = productsOf(kit.set)
    .map(({ template }) => template)
    .filter((template) => partOfKit(kit.set, kit.options, template) !== undefined);
  return refuse<PrintProductProblem>({ code: 'cli/not-in-kit', part, has });
}

/** Opens a PDF, a project file, or the text of a QR code. */
async function openFrom(from: string, stop: AbortSignal): Promise<Result<OpenedProject, Problem>> {
  if (from.startsWith('cubewright:')) return openProjectFile(new TextEncoder().encode(from));
  const bytes = await readArgument(from, projectFileLimit, stop);
  return bytes.ok ? withFileName(openProjectFile(bytes.value), from) : bytes;
}

export async function availableProducts(call: Call): Promise<Result<AvailableProducts, Problem>> {
  const named = flagValue(call, 'set');
  if (named === undefined) return ok({ products: [...products, ...solids], set: undefined });
  const bundled = findSet(named.toLowerCase());
  if (bundled !== undefined) return ok({ products: allOf(bundled), set: bundled });
  if (!/[./\\]/.test(named) && named !== '-') {
    const sets = printSets.map(({ name }) => name);
    return refuse<PrintProductProblem>({ code: 'cli/unknown-set', set: named, sets });
  }
  const text = await readTextArgument(named, 4 * setFileLimit, call.stop);
  if (!text.ok) return text;
  const parsed = withFileName(parseSetWithWords(text.value), named);
  if (!parsed.ok) return parsed;
  const set = printSetOf(parsed.value.set);
  return ok({ products: allOf(set), set });
}

function allOf(set: PrintSet): readonly Printable[] {
  return [...productsOf(set), ...solidsOf(set)];
}

/** Finds a product by its own name, as `kubagram-nl-nets`, or by the name of its template, as `nets`. */
export function productOn(shelf: AvailableProducts, name: string | undefined): Result<Printable, Problem> {
  if (name === undefined) return refuse<PrintProductProblem>({ code: 'cli/no-product' });
  const wanted = name.toLowerCase();
  const found = shelf.products.filter((one) => one.name === wanted || one.template === wanted);
  const [product, other] = found;
  if (product !== undefined && other === undefined) return ok(product);
  if (product !== undefined) {
    const sets = found.map(({ set }) => set);
    return refuse<PrintProductProblem>({ code: 'cli/which-set', product: name, sets });
  }
  const sets = [...products, ...solids]
    .filter((one) => one.name === wanted || one.template === wanted)
    .map(({ set }) => set);
  if (shelf.set !== undefined && sets.length > 0) {
    const has = shelf.products.map(({ template }) => template);
    const set = shelf.set.name;
    return refuse<PrintProductProblem>({ code: 'cli/not-of-set', product: name, set, has, sets });
  }
  const names = shelf.products.flatMap((one) => [one.name, one.template]);
  const near = nearestWord(wanted, names);
  return near === undefined
    ? refuse({ code: 'print/unknown-product', product: name })
    : refuse<PrintProductProblem>({ code: 'cli/unknown-product-near', product: name, near });
}
