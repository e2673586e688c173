import { z } from 'zod';

/**
 * A choice its user may make: a switch of a game, a setting of a print product.
 * One description gives the schema that parses it, its default, and (through the catalogue key
 * `option:<group>.<name>`) its label, its choices' labels and the line that tells the consequence.
 */
export type Option = OptionHead &
  (
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        readonly default: string;
        /** The fewest players for whom a choice means something, where that is more than one. */
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
    /** Lines of text: words to allow, rows of a board of one's own. */
    | { readonly kind: 'lines'; readonly default: readonly string[] }
  );

interface OptionHead {
  readonly name: string;
  /**
   * It counts only while another option has this value, or one of these. For display: any value is parsed, whatever the
   * other is.
   */
  readonly when?: { readonly option: string; readonly is: string | boolean | readonly string[] };
}

/** The value of some option. */
export type OptionValue = string | number | boolean | readonly string[];

type ValueOf<O extends Option> = O extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : O extends { kind: 'number' }
    ? number
    : O extends { kind: 'toggle' }
      ? boolean
      : readonly string[];

/** The values that a list of options (declared `as const`) takes. */
export type OptionValues<Os extends readonly Option[]> = {
  readonly [O in Os[number] as O['name']]: ValueOf<O>;
};

/**
 * Of an option that is lines of text: twice as many words as a person may have of their own, so that a table may add
 * as many, and lines longer than any word or row of a board.
 */
export const linesLimits = { lines: 10_000, characters: 200 } as const;

/** Parses values, filling in what is absent; an unknown name or a value out of range is refused. */
export function optionsSchema<const Os extends readonly Option[]>(options: Os): z.ZodType<OptionValues<Os>> {
  const shape = Object.fromEntries(options.map((option) => [option.name, optionSchema(option)]));
  return z.strictObject(shape) as unknown as z.ZodType<OptionValues<Os>>;
}

/** Every option at its default. */
export function defaults<const Os extends readonly Option[]>(options: Os): OptionValues<Os> {
  return Object.fromEntries(options.map((option) => [option.name, option.default])) as OptionValues<Os>;
}

/** The options that count with these values: what `when` asks for is so, and that option counts itself. */
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
  switch (option.kind) {
    case 'choice':
      return z.enum(option.choices as readonly [string, ...string[]]).default(option.default);
    case 'number': {
      const number = z.number().min(option.min).max(option.max);
      return (isCount(option) ? number.int() : number).default(option.default);
    }
    case 'toggle':
      return z.boolean().default(option.default);
    case 'lines':
      return z
        .array(z.string().max(linesLimits.characters))
        .max(linesLimits.lines)
        .readonly()
        .default(option.default);
  }
}

/** People, racks and rounds are counted; what has another unit is measured, and may lie between its steps. */
export function isCount({ unit }: Extract<Option, { kind: 'number' }>): boolean {
  return unit === undefined || unit === 'rounds';
}
