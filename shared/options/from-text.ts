import { ok, refuse, type Phrase, type Result } from '#shared/kernel/index.ts';
import { numberFromText, type NumberRange } from './number-text.ts';
import { isCount, type Option, type OptionValue } from './option.ts';

export type OptionTextProblem =
  | { readonly code: 'option/unknown'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: 'option/bad-text';
      readonly option: string;
      readonly text: string;
      readonly expected: Phrase;
    };

/**
 * Reads `15mm`, `15,5 mm`, `A4`, `yes`, and lists as `listFromText` does; names may have hyphens (`own-board`). If an
 * option is given several times, lists add up from `base` or the default, and otherwise the last value counts.
 */
export function optionsFromText(
  options: readonly Option[],
  given: readonly (readonly [name: string, text: string])[],
  base: Readonly<Record<string, unknown>> = {},
): Result<Readonly<Record<string, OptionValue>>, OptionTextProblem> {
  const texts = new Map<Option, readonly string[]>();
  for (const [written, text] of given) {
    const name = camelCase(written);
    const option = options.find((candidate) => candidate.name === name);
    if (option === undefined) {
      return refuse({ code: 'option/unknown', option: written, known: options.map((known) => known.name) });
    }
    if (valueFromText(option, [text], []) === undefined) {
      return refuse({ code: 'option/bad-text', option: name, text, expected: expectedText(option) });
    }
    texts.set(option, [...(texts.get(option) ?? []), text]);
  }
  const values = [...texts].flatMap(([option, written]) => {
    const value = valueFromText(option, written, startOf(option, base));
    return value === undefined ? [] : [[option.name, value] as const];
  });
  return ok(Object.fromEntries(values));
}

export function expectedText(option: Option): Phrase {
  return option.kind === 'lines' ? { phrase: 'changes' } : expectedOf(option);
}

function startOf(
  { name, default: default_ }: Option,
  base: Readonly<Record<string, unknown>>,
): readonly string[] {
  const start: unknown = Object.hasOwn(base, name) ? base[name] : default_;
  return Array.isArray(start) ? start.map(String) : [];
}

function valueFromText(
  option: Option,
  texts: readonly string[],
  start: readonly string[],
): OptionValue | undefined {
  const text = texts.at(-1)?.trim() ?? '';
  switch (option.kind) {
    case 'choice':
      return option.choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    case 'number':
      return numberFromText(text, option.unit);
    case 'toggle':
      return toggles[text.toLowerCase()];
    case 'lines':
      return listFromText(texts, start);
  }
}

interface Entry {
  readonly sign: '' | '+' | '-';
  readonly line: string;
}

/**
 * `ZA, QI` replaces the list, `+ZA` adds to it and `-XU` removes from it; a sign holds until the next one in its text.
 * A whole list among the texts replaces `start`, wherever it stands. Adding and removing ignore case and repeats, but a
 * whole list is kept as written, because rows of a board may be alike. Returns undefined if nothing follows a sign.
 */
export function listFromText(
  texts: readonly string[],
  start: readonly string[],
): readonly string[] | undefined {
  const written = texts.map(entriesOf);
  const entries = written.flat();
  if (entries.some(({ sign, line }) => sign !== '' && line === '')) return undefined;
  const isWhole = written.some((one) => one.length === 0 || one.some(({ sign }) => sign === ''));
  return entries.reduce<readonly string[]>(
    (list, { sign, line }) => {
      if (sign === '-') return list.filter((one) => !isSame(one, line));
      return sign === '+' && list.some((one) => isSame(one, line)) ? list : [...list, line];
    },
    isWhole ? [] : start,
  );
}

function entriesOf(text: string): readonly Entry[] {
  let sign: Entry['sign'] = '';
  return text
    .split(/[\n;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [first = ''] = part;
      if (first !== '+' && first !== '-') return { sign, line: part };
      sign = first;
      return { sign, line: part.slice(1).trim() };
    });
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

const toggles: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Problems quote what an option takes, like `a4, letter or a3` or `5 to 60 mm`. */
export function expectedOf(option: Option): Phrase {
  switch (option.kind) {
    case 'choice':
      return { phrase: 'choice', choices: option.choices };
    case 'number':
      return expectedNumber({ ...option, whole: isCount(option) });
    case 'toggle':
      return { phrase: 'toggle' };
    case 'lines':
      return { phrase: 'lines' };
  }
}

export function expectedNumber({ min, max, whole, unit }: NumberRange): Phrase {
  const kind = whole ? 'whole' : 'range';
  return unit === undefined
    ? { phrase: `${kind}.plain`, min, max }
    : { phrase: `${kind}.measure`, min, max, unit };
}
