import { isDeepStrictEqual } from 'node:util';
import type { LayoutProblem, Product, SolidProduct } from '#print-templates/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { phraseText } from '#shared/i18n/index.ts';
import {
  defaults,
  expectedOf,
  expectedText,
  optionsFromText,
  optionsInUse,
  type Option,
  type OptionValue,
} from '#shared/options/index.ts';
import type { Call } from '../command.ts';
import { nearestWord } from '../arguments.ts';
import { flagOf, kebabCase, t, valueText } from '../texts.ts';

export type Printable = Product | SolidProduct;

export type PrintOptionProblem =
  | { readonly code: 'cli/no-such-option'; readonly flag: string; readonly product: string }
  | {
      readonly code: 'cli/no-such-option-near';
      readonly flag: string;
      readonly product: string;
      readonly near: string;
    }
  | { readonly code: 'cli/given-twice'; readonly flag: string; readonly values: readonly string[] }
  | { readonly code: 'cli/option-idle'; readonly flag: string; readonly needs: string };

/** Returns the options that flags set over `base`, without the command's `own` flags; refuses flags without effect. */
export function productOptions(
  product: Printable,
  call: Call,
  own: readonly string[],
  base: Readonly<Record<string, OptionValue>> = {},
): Result<Readonly<Record<string, OptionValue>>, Problem> {
  const flags = [...call.flags].filter(([flag]) => !own.includes(flag));
  for (const [flag] of flags) {
    if (optionOf(product, flag) !== undefined) continue;
    const works = 'marksBy' in product ? product.marksBy : undefined;
    return works !== undefined && flag === 'registration'
      ? refuse<LayoutProblem>({ code: 'print/no-marks', product: product.template, works })
      : refuse(noSuchOption(product, flag, own));
  }
  for (const [flag, values] of call.flags) {
    const isList = !own.includes(flag) && optionOf(product, flag)?.kind === 'lines';
    if (values.length > 1 && !isList) {
      return refuse<PrintOptionProblem>({ code: 'cli/given-twice', flag: `--${flag}`, values });
    }
  }
  // Refuse an empty list: like a missing option, it would print everything.
  const [empty] = flags.find(([, values]) => values.every((value) => /^[\s,;]*$/.test(value))) ?? [];
  const emptyOption = empty === undefined ? undefined : optionOf(product, empty);
  if (emptyOption !== undefined) {
    const expected = acceptedValuesText(emptyOption);
    return refuse({ code: 'option/bad-text', option: flagOf(emptyOption), text: '', expected });
  }
  const texts = flags.flatMap(([flag, values]) => values.map((value) => [kebabCase(flag), value] as const));
  const read = optionsFromText(product.options, texts, base);
  if (!read.ok) return refuse(withFlagNames(read.problem, product));
  const all = { ...base, ...read.value };
  const inUse = optionsInUse(product.options, { ...defaults(product.options), ...all });
  const idle = product.options.find((option) => option.name in read.value && !inUse.includes(option));
  if (idle !== undefined) return refuse(idleOption(product, idle));
  const parsed = product.parse(all);
  return parsed.ok ? parsed : refuse(withFlagNames(parsed.problem, product));
}

export function withFlagNames(problem: Problem, product: Pick<Printable, 'options'>): Problem {
  const name = 'option' in problem ? problem.option : undefined;
  const option = product.options.find((candidate) => candidate.name === name);
  if (option === undefined) return problem;
  // A range that depends on other options keeps its own text; lists use the text in the catalogue.
  const usual =
    option.kind === 'lines' ||
    !('expected' in problem) ||
    isDeepStrictEqual(problem.expected, expectedOf(option));
  return {
    ...problem,
    option: flagOf(option),
    ...(usual ? { expected: acceptedValuesText(option) } : {}),
  } as Problem;
}

export function acceptedValuesText(option: Option): string {
  return t(`option:print.${option.name}.takes`, { defaultValue: phraseText(t, expectedText(option)) });
}

export function defaultText(option: Option): string {
  return t(`option:print.${option.name}.without`, { defaultValue: valueText(option) });
}

/** Keys are the option's values if these have texts, else `value`. The print studio shows the same texts. */
export function helpOf(option: Option): Readonly<Record<string, string>> {
  const says = `option:print.${option.name}.says`;
  const values =
    option.kind === 'choice' ? option.choices : option.kind === 'toggle' ? ['true', 'false'] : [];
  const each = values.flatMap((value) => {
    const text = t(`${says}.${value}`, { defaultValue: '' });
    const written = value === 'true' ? 'yes' : value === 'false' ? 'no' : value;
    return text === '' ? [] : [[written, text] as const];
  });
  return each.length > 0 ? Object.fromEntries(each) : { value: t(`${says}.value`) };
}

function optionOf({ options }: Printable, flag: string): Option | undefined {
  return options.find((option) => flagOf(option) === `--${kebabCase(flag)}`);
}

function noSuchOption(product: Printable, given: string, own: readonly string[]): PrintOptionProblem {
  const flag = `--${given}`;
  const near = nearestWord(flag, [...product.options.map(flagOf), ...own.map((name) => `--${name}`)]);
  return near === undefined
    ? { code: 'cli/no-such-option', flag, product: product.name }
    : { code: 'cli/no-such-option-near', flag, product: product.name, near };
}

function idleOption({ options }: Printable, idle: Option): PrintOptionProblem {
  const other = options.find(({ name }) => name === idle.when?.option);
  const values = [idle.when?.is ?? ''].flat().map(String);
  const needs = other === undefined ? '' : `${flagOf(other)} ${values.join('|')}`;
  return { code: 'cli/option-idle', flag: flagOf(idle), needs };
}
