import { z } from 'zod';
import { products, type Product, type SolidProduct } from '#print-templates/index.ts';
import type { OptionValue } from '#renderer/controls/index.ts';
import { defaults, optionsInUse, type Option } from '#shared/options/index.ts';

/** Sheets of paper, or something for a 3D printer. */
export type Printable = Product | SolidProduct;

/** What has been chosen for a product, by the names of its options. */
export type Choices = Readonly<Record<string, OptionValue>>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);
export const choicesSchema: z.ZodType<Choices> = z.record(z.string(), value);

/** As remembered, by product; what cannot be read of one product takes nothing from the others. */
export const rememberedChoices: z.ZodType<Readonly<Record<string, Choices>>> = z.record(
  z.string(),
  choicesSchema.catch({}),
);

/** The remembered choices over the defaults; the defaults alone where they do not fit the product any more. */
export function choicesFor(product: Printable, remembered: Choices | undefined): Choices {
  const plain = defaults(product.options) as Choices;
  const known = Object.entries(remembered ?? {}).filter(([name]) => name in plain);
  const merged = { ...plain, ...Object.fromEntries(known) };
  return product.parse(merged).ok ? merged : plain;
}

/** Those that say something with these choices. */
export function shownOptions(product: Printable, choices: Choices): readonly Option[] {
  return optionsInUse(product.options, choices);
}

/** Those that say something with these choices, and something other than their default. */
export function changedOptions(product: Printable, choices: Choices): readonly Option[] {
  return shownOptions(product, choices).filter((option) => isChanged(option, choices[option.name]));
}

export function isChanged({ default: plain }: Option, chosen: OptionValue | undefined): boolean {
  return chosen !== undefined && !isSameValue(chosen, plain);
}

/** Whether the same comes out: options that say nothing with these choices do not count. */
export function isSameSheet(product: Printable, one: Choices, other: Choices): boolean {
  return shownOptions(product, one).every(({ name, default: plain }) =>
    isSameValue(one[name] ?? plain, other[name] ?? plain),
  );
}

function isSameValue(one: OptionValue, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Problems that stand beside an option although they do not name it. */
const besides: Readonly<Record<string, string>> = {
  'print/does-not-fit': 'paper',
  'print/paper-too-small': 'paper',
  'print/marks-need-room': 'registration',
  'print/tab-too-small': 'tab',
  'print/tab-too-wide': 'tab',
  'print/braille-too-small': 'reading',
  'print/no-such-cube': 'cubes',
  'print/missing-glyph': 'font',
  'print/no-strokes': 'engraved',
  'print/bed-too-small': 'bedWidth',
  'print/corner-too-wide': 'corner',
  'print/face-too-small': 'edge',
  'print/letters-too-deep': 'reliefHeight',
  'print/bridge-too-wide': 'bridge',
  'print/sticker-misfit': 'sticker',
};

/** The option beside which a problem is said; undefined where it concerns the whole sheet. */
export function optionAtFault(
  problem: { readonly code: string; readonly option?: unknown },
  options: readonly Option[],
): string | undefined {
  const named = typeof problem.option === 'string' ? problem.option : besides[problem.code];
  const fallback = problem.code.startsWith('set/board') ? 'ownBoard' : undefined;
  return options.find(({ name }) => name === (named ?? fallback))?.name;
}

export const productSets = [...new Set(products.map((product) => product.set))];
export const productGroups = ['kit', 'pieces', 'board', 'keeping', 'paper', 'workshop', 'solids'] as const;
