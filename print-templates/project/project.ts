import { strToU8 } from 'fflate';
import { sha256 } from '#shared/kernel/index.ts';
import { defaults, optionsInUse, type OptionValue } from '#shared/options/index.ts';
import { setFileOf } from '#shared/pieces/index.ts';
import type { ProjectMark } from '../layout/types.ts';
import { printSets, type PrintSet } from '../templates/print-set.ts';
import type { PrintedProduct, Values } from '../layout/product.ts';

/** This version is written; earlier versions must stay readable. */
export const projectVersion = 1;
export const projectFormat = 'cubewright-print';

/** The limit is in bytes and leaves room for the largest set file with its options. */
export const projectLimit = 2 ** 20;

export interface PrintProject {
  readonly template: string;
  readonly set: PrintSet;
  /** The options in use include defaults, so that a later default changes no project. */
  readonly options: Values;
}

export function projectOf(
  product: Pick<PrintedProduct, 'template' | 'options'>,
  set: PrintSet,
  values: Values,
): PrintProject {
  const inUse = optionsInUse(product.options, values).map(({ name }) => [name, values[name]] as const);
  const options = Object.fromEntries(inUse) as Values;
  return { template: product.template, set, options };
}

export function formatProject({ template, set, options }: PrintProject): string {
  const file = { format: projectFormat, version: projectVersion, template, set: setPart(set), options };
  return `${JSON.stringify(file)}\n`;
}

function setPart(set: PrintSet): unknown {
  if (printSets.includes(set)) return set.name;
  if (set.pieces === undefined) throw new Error(`The set ${set.name} is neither bundled nor one of pieces`);
  return setFileOf(set.pieces);
}

export function markOf(project: PrintProject, options: PrintedProduct['options']): ProjectMark {
  const text = formatProject(project);
  const digest = sha256(strToU8(text));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const code = codeOf(digest);
  const whole = printSets.includes(project.set) ? linkOf(project, options, code) : '';
  const link = whole === '' || whole.length > linkLimit ? `${linkHead}${code}` : whole;
  return { text, sha256: hex, code, link };
}

/** Returns the mark without a layout; `values` are the result of the product's `parse`. */
export function projectMarkOf(
  product: Pick<PrintedProduct, 'template' | 'options'>,
  set: PrintSet,
  values: Values,
): ProjectMark {
  return markOf(projectOf(product, set, values), product.options);
}

/** A QR code of version 10 at the lowest error correction holds this many bytes (ISO/IEC 18004, table 7). */
export const linkLimit = 271;
export const linkHead = 'cubewright:print/';

/** A link has the options that are not defaults, like `cubewright:print/1/alphacubes/nets?edge=20#7K3M-9QXA`. */
function linkOf({ template, set, options }: PrintProject, known: PrintedProduct['options'], code: string) {
  const plain = defaults(known) as Values;
  const told = Object.entries(options)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(plain[name]))
    .map(([name, value]) => `${name}=${linkValue(value)}`);
  const query = told.length === 0 ? '' : `?${told.join('&')}`;
  return `${linkHead}${projectVersion}/${set.name}/${template}${query}#${code}`;
}

function linkValue(value: OptionValue): string {
  return typeof value === 'object' ? value.map(encodeURIComponent).join(',') : encodeURIComponent(value);
}

/** Douglas Crockford's base 32 has no I, L, O or U, so that no character is misread. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function codeOf(digest: Uint8Array): string {
  const bits = digest.subarray(0, 5).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const eight = Array.from({ length: 8 }, (_, at) => signs[Number((bits >> BigInt(35 - 5 * at)) & 31n)]);
  return `${eight.slice(0, 4).join('')}-${eight.slice(4).join('')}`;
}
