import { z } from 'zod';

/** This is a game's switch or a print setting; `option:<group>.<name>` in the catalogue holds its labels. */
export type Option = OptionHead &
  (
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        readonly default: string;
        /** A choice needs at least this many players to make sense; absent means one. */
        readonly leastPlayers?: Readonly<Record<string, number>>;
      }
    | {
        readonly kind: 'number';
        readonly unit?: 'mm' | 's' | 'min' | 'points' | 'rounds';
        readonly min: number;
        readonly max: number;
        readonly step: number;
        readonly default: number;
      }
    | { readonly kind: 'toggle'; readonly default: boolean }
    /** Lines hold words to allow, or rows of an own board. */
    | { readonly kind: 'lines'; readonly default: readonly string[] }
  );

interface OptionHead {
  readonly name: string;
  /** The option is shown only while another has this value, or one of these; values are parsed in any case. */
  readonly when?: { readonly option: string; readonly is: string | boolean | readonly string[] };
  /** Older records lack the option and keep their text: where it is absent its default holds. */
  readonly mayBeAbsent?: true;
}

export type OptionValue = string | number | boolean | readonly string[];

type ValueOf<O extends Option> = O extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : O extends { kind: 'number' }
    ? number
    : O extends { kind: 'toggle' }
      ? boolean
      : readonly string[];

type MayBeAbsent = { readonly mayBeAbsent: true };

export type OptionValues<Os extends readonly Option[]> = {
  readonly [O in Exclude<Os[number], MayBeAbsent> as O['name']]: ValueOf<O>;
} & {
  readonly [O in Extract<Os[number], MayBeAbsent> as O['name']]?: ValueOf<O>;
};

/** Lines may be twice as many as a person's own words, and longer than any word or row of a board. */
export const linesLimits = { lines: 10_000, characters: 200 } as const;

/** Absent values get their defaults; an unknown name or a value out of range is refused. */
export function optionsSchema<const Os extends readonly Option[]>(options: Os): z.ZodType<OptionValues<Os>> {
  const shape = Object.fromEntries(options.map((option) => [option.name, optionSchema(option)]));
  return z.strictObject(shape) as unknown as z.ZodType<OptionValues<Os>>;
}

/** Options that may be absent are left out, so that a new record has no line for them. */
export function defaults<const Os extends readonly Option[]>(options: Os): OptionValues<Os> {
  const present = options.filter(({ mayBeAbsent }) => mayBeAbsent !== true);
  return Object.fromEntries(present.map((option) => [option.name, option.default])) as OptionValues<Os>;
}

export function optionsInUse<O extends Option>(
  options: readonly O[],
  values: Readonly<Record<string, OptionValue>>,
): readonly O[] {
  const inUse = ({ when }: Option): boolean => {
    if (when === undefined) return true;
    const other = options.find(({ name }) => name === when.option);
    const value = values[when.option];
    const isSo = Array.isArray(when.is) ? when.is.some((one) => one === value) : value === when.is;
    return other !== undefined && isSo && inUse(other);
  };
  return options.filter(inUse);
}

function optionSchema(option: Option): z.ZodType {
  const schema = valueSchema(option);
  return option.mayBeAbsent === true ? schema.optional() : schema.default(option.default);
}

function valueSchema(option: Option): z.ZodType {
  switch (option.kind) {
    case 'choice':
      return z.enum(option.choices);
    case 'number': {
      const number = z.number().min(option.min).max(option.max);
      return isCount(option) ? number.int() : number;
    }
    case 'toggle':
      return z.boolean();
    case 'lines':
      return z.array(z.string().max(linesLimits.characters)).max(linesLimits.lines).readonly();
  }
}

/** People, racks and rounds are counted; other units are measured and may lie between steps. */
export function isCount({ unit }: Extract<Option, { kind: 'number' }>): boolean {
  return unit === undefined || unit === 'rounds';
}

/** Strict play allows no hints, no list of unseen pieces, and no review of a turn until the game ends. */
export const strictPlay = { kind: 'toggle', name: 'strict', default: false } as const satisfies Option;

/** Records from before this option existed are not strict. */
export function isStrict(options: { readonly strict?: unknown }): boolean {
  return options.strict === true;
}
