import { z } from 'zod';
import {
  ok,
  parseJson,
  refuse,
  withoutHidden,
  type Phrase,
  type Problem,
  type Result,
} from '#shared/kernel/index.ts';
import { entryOf, firstMisfit } from '#shared/options/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { solidsOf, type SolidProduct } from '../solids/index.ts';
import { productsOf } from '../templates/index.ts';
import { findSet, printSetOf, printSets, type PrintSet } from '../templates/print-set.ts';
import { projectFormat, projectLimit, projectVersion } from './project.ts';
import type { PrintedProduct, Values } from '../layout/product.ts';

export type ProjectProblem =
  | { readonly code: 'project/too-large'; readonly limit: number }
  /** Line and column count from 1; `found` is the text there, empty where the file ends early. */
  | {
      readonly code: 'project/not-json';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | { readonly code: 'project/wrong-format'; readonly found: string; readonly expected: string }
  | { readonly code: 'project/newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'project/bad-value'; readonly path: string; readonly expected: Phrase }
  | { readonly code: 'project/unknown-set'; readonly set: string; readonly known: readonly string[] }
  | {
      readonly code: 'project/unknown-template';
      readonly template: string;
      readonly set: string;
      readonly has: readonly Phrase[];
    };

export interface Opened<P> {
  readonly product: P;
  readonly set: PrintSet;
  readonly setText: string | undefined;
  readonly options: Values;
}

export type OpenedProject = Opened<PrintedProduct>;
export type OpenedDesign = Opened<PrintedProduct | SolidProduct>;

const name = z.string().max(60);
const schema = z.strictObject({
  format: z.literal(projectFormat),
  version: z.literal(projectVersion),
  template: name,
  set: z.union([name, z.record(z.string(), z.unknown())], 'the name of a set, or the whole of a set file'),
  options: z.record(name, z.unknown()),
});

export function parseProject(text: string): Result<OpenedProject, Problem> {
  return readProject(text, productsOf);
}

/** Accepts solids as well as sheets, since a print list may keep both. */
export function parseDesign(text: string): Result<OpenedDesign, Problem> {
  return readProject<OpenedDesign['product']>(text, (set) => [...productsOf(set), ...solidsOf(set)]);
}

function readProject<P extends Printable>(
  text: string,
  shelf: (set: PrintSet) => readonly P[],
): Result<Opened<P>, Problem> {
  if (text.length > projectLimit)
    return refuse<ProjectProblem>({ code: 'project/too-large', limit: projectLimit });
  const value = parseJson(text);
  if (!value.ok) return refuse<ProjectProblem>({ ...value.problem, code: 'project/not-json' });
  const strange = checkHead(value.value);
  if (strange !== undefined) return refuse(strange);
  const parsed = schema.safeParse(value.value);
  if (!parsed.success) {
    return refuse<ProjectProblem>({ code: 'project/bad-value', ...firstMisfit(parsed.error) });
  }
  const { template, set, options } = parsed.data;
  if (typeof set === 'string') return openBundled(template, set, options, shelf);
  return openOwn(template, JSON.stringify(set), options, shelf);
}

/** `setText` is the file of a custom set; without it the name is that of a bundled set. */
export function openProject(
  template: string,
  setName: string,
  options: Readonly<Record<string, unknown>>,
  setText?: string,
): Result<OpenedProject, Problem> {
  return setText === undefined
    ? openBundled(template, setName, options, productsOf)
    : openOwn(template, setText, options, productsOf);
}

function openOwn<P extends Printable>(
  template: string,
  setText: string,
  options: Readonly<Record<string, unknown>>,
  shelf: (set: PrintSet) => readonly P[],
): Result<Opened<P>, Problem> {
  const pieces = parseSetText(setText);
  return pieces.ok ? openOf(template, printSetOf(pieces.value), setText, options, shelf) : pieces;
}

function openBundled<P extends Printable>(
  template: string,
  setName: string,
  options: Readonly<Record<string, unknown>>,
  shelf: (set: PrintSet) => readonly P[],
): Result<Opened<P>, Problem> {
  const set = findSet(setName);
  if (set !== undefined) return openOf(template, set, undefined, options, shelf);
  const known = printSets.map((one) => one.name);
  return refuse<ProjectProblem>({ code: 'project/unknown-set', set: withoutHidden(setName), known });
}

/** `set` is the text of a custom set file; without it the product belongs to a bundled set. */
export interface DesignRequest {
  readonly product: string;
  readonly set?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface UnknownProduct {
  readonly code: 'print/unknown-product';
  readonly product: string;
  readonly known: readonly string[];
}

/** `shelf` lists what a set can be printed as: sheets, solids or both. */
export function openNamed<P extends Printable>(
  { product: name, set: setText, options }: DesignRequest,
  shelf: (set: PrintSet) => readonly P[],
): Result<Opened<P>, Problem> {
  const own = setText === undefined ? undefined : parseSetText(setText);
  if (own?.ok === false) return own;
  // Sets and templates both have hyphens in their names, so every set that could be meant is searched.
  const sets =
    own === undefined ? printSets.filter((set) => name.startsWith(`${set.name}-`)) : [printSetOf(own.value)];
  for (const set of sets) {
    const product = shelf(set).find((one) => one.name === name);
    if (product !== undefined) return openOf(product.template, set, setText, options, () => [product]);
  }
  const known = (own === undefined ? printSets : sets).flatMap(shelf).map((one) => one.name);
  return refuse<UnknownProduct>({ code: 'print/unknown-product', product: name, known });
}

type Printable = Pick<PrintedProduct | SolidProduct, 'name' | 'template' | 'parse'>;

function openOf<P extends Printable>(
  template: string,
  set: PrintSet,
  setText: string | undefined,
  given: Readonly<Record<string, unknown>>,
  shelf: (set: PrintSet) => readonly P[],
): Result<Opened<P>, Problem> {
  const products = shelf(set);
  const product = products.find((one) => one.template === template);
  if (product === undefined) {
    const has = products.map((one): Phrase => {
      const phrase = 'layout' in one ? 'product' : 'solid';
      return { phrase, template: one.template };
    });
    return refuse<ProjectProblem>({
      code: 'project/unknown-template',
      template: withoutHidden(template),
      set: set.name,
      has,
    });
  }
  const options = product.parse(given);
  return options.ok ? ok({ product, set, setText, options: options.value }) : options;
}

/** Format and version are checked first, so that another kind of file or a later version is reported as such. */
function checkHead(value: unknown): ProjectProblem | undefined {
  const format = entryOf(value, 'format');
  if (format !== projectFormat) {
    const found = typeof format === 'string' ? withoutHidden(format.slice(0, 60)) : '';
    return { code: 'project/wrong-format', found, expected: projectFormat };
  }
  const version = entryOf(value, 'version');
  return typeof version === 'number' && Number.isFinite(version) && version > projectVersion
    ? { code: 'project/newer-version', version, known: projectVersion }
    : undefined;
}
