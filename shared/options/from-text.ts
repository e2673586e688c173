import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { expectedOf } from './expected.ts';
import { numberFromText } from './number-text.ts';
import type { Option } from './option.ts';

export type OptionTextProblem =
  | { readonly code: 'option/unknown'; readonly option: string; readonly known: readonly string[] }
  | {
      readonly code: 'option/bad-text';
      readonly option: string;
      readonly text: string;
      readonly expected: string;
    };

type OptionValue = string | number | boolean | readonly string[];

/**
 * Values of options as a person writes them on a command line: `15mm`, `15,5 mm`, `A4`, `yes`.
 * Names may be written with hyphens (`own-board`). Ranges are left to the schema, which also fills in defaults.
 */
export function optionsFromText(
  options: readonly Option[],
  texts: Readonly<Record<string, string>>,
): Result<Readonly<Record<string, OptionValue>>, OptionTextProblem> {
  const values: [string, OptionValue][] = [];
  for (const [written, text] of Object.entries(texts)) {
    const name = camelCase(written);
    const option = options.find((candidate) => candidate.name === name);
    if (option === undefined) {
      return refuse({ code: 'option/unknown', option: written, known: options.map((known) => known.name) });
    }
    const value = valueFromText(option, text.trim());
    if (value === undefined) {
      return refuse({ code: 'option/bad-text', option: name, text, expected: expectedOf(option) });
    }
    values.push([name, value]);
  }
  return ok(Object.fromEntries(values));
}

function valueFromText(option: Option, text: string): OptionValue | undefined {
  switch (option.kind) {
    case 'choice':
      return option.choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    case 'number':
      return numberFromText(text, option.unit);
    case 'toggle':
      return toggles[text.toLowerCase()];
    case 'lines':
      return text
        .split(/[\n;]/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
  }
}

/** A bare option, as `--example` without a value, is a yes. */
const toggles: Readonly<Record<string, boolean>> = {
  '': true,
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
