import { z } from 'zod';
import { products, type Product, type SolidProduct } from '#print-templates/index.ts';
import type { OptionValue } from '#renderer/controls/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { defaults, optionsInUse, type Option } from '#shared/options/index.ts';

export type Printable = Product | SolidProduct;

export type Choices = Readonly<Record<string, OptionValue>>;

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);
export const choicesSchema: z.ZodType<Choices> = z.record(z.string(), value);

/** Choices are by product. An unreadable entry does not affect the others. */
export const rememberedChoices: z.ZodType<Readonly<Record<string, Choices>>> = z.record(
  z.string(),
  choicesSchema.catch({}),
);

const begun = new WeakMap<Printable, Map<Language, Printable>>();

/** The same product, whose sheets begin in this language. Each is made once, so that it is the same object again. */
export function beginningIn<P extends Printable>(product: P, language: Language): P {
  const known = begun.get(product) ?? new Map<Language, Printable>();
  const before = known.get(language);
  if (before !== undefined) return before as P;
  const options = product.options.map((option) =>
    option.kind === 'choice' && option.name === 'language' ? { ...option, default: language } : option,
  );
  const made = { ...product, options };
  begun.set(product, known.set(language, made));
  return made;
}

/** Returns the remembered choices, or the defaults if those choices no longer fit the product. */
export function choicesFor(product: Printable, remembered: Choices | undefined): Choices {
  const plain = defaults(product.options) as Choices;
  const known = Object.entries(remembered ?? {}).filter(([name]) => name in plain);
  const merged = { ...plain, ...Object.fromEntries(known) };
  return product.parse(merged).ok ? merged : plain;
}

export function shownOptions(product: Printable, choices: Choices): readonly Option[] {
  return optionsInUse(product.options, choices);
}

export function changedOptions(product: Printable, choices: Choices): readonly Option[] {
  return shownOptions(product, choices).filter((option) => isChanged(option, choices[option.name]));
}

export function isChanged({ default: plain }: Option, chosen: OptionValue | undefined): boolean {
  return chosen !== undefined && !isSameValue(chosen, plain);
}

/** Returns true if both choices give the same sheets; options without effect are ignored. */
export function isSameSheet(product: Printable, one: Choices, other: Choices): boolean {
  return shownOptions(product, one).every(({ name, default: plain }) =>
    isSameValue(one[name] ?? plain, other[name] ?? plain),
  );
}

function isSameValue(one: OptionValue, other: OptionValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** These problems name no option; each is shown beside the option given here. */
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

/** Returns undefined if the problem concerns the whole sheet. */
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
