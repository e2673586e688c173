import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ok, refuse, type Result } from '#shared/kernel/result.ts';
import { nearest } from './nearest.ts';

export interface Flag {
  /** With its dashes, as `--port`. */
  readonly name: string;
  /** One letter and a dash, as `-o`. */
  readonly short?: string;
  /** What follows it, as `N`; absent for a flag that stands alone. */
  readonly takes?: string;
}

export interface Arguments {
  readonly words: readonly string[];
  /** By full name without dashes; every value of a flag that was given more than once. */
  readonly flags: ReadonlyMap<string, readonly string[]>;
}

export type ArgumentProblem =
  | { readonly code: 'cli/unknown-flag'; readonly flag: string; readonly command: string }
  | {
      readonly code: 'cli/unknown-flag-near';
      readonly flag: string;
      readonly command: string;
      readonly near: string;
    }
  | {
      readonly code: 'cli/missing-value';
      readonly flag: string;
      readonly takes: string;
      readonly command: string;
    }
  | { readonly code: 'cli/needs-no-value'; readonly flag: string; readonly command: string };

/** What a command takes; `anyFlag` lets through flags that the command itself will judge (a product's options). */
export interface Taken {
  readonly name: string;
  readonly flags: readonly Flag[];
  readonly anyFlag?: boolean;
}

/**
 * Reads `--flag value`, `--flag=value`, `-f value`, `-fvalue`, words in between, and `--` before words that begin with a dash. What
 * follows a flag that takes a value is its value, whatever it looks like.
 */
export function parseArguments(given: readonly string[], taken: Taken): Result<Arguments, ArgumentProblem> {
  // Not strict: its refusals are sentences, and ours are codes with facts.
  const how = { strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...how, args: [...given], options: optionsOf(given, taken) });
  const words: string[] = [];
  const flags = new Map<string, readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = findFlag(token.rawName, taken);
    if (flag === undefined) return refuse(unknownFlag(token.rawName, taken));
    // Node reads `-o=file` as the file `=file`.
    const value = token.rawName.startsWith('--') ? token.value : token.value?.replace(/^=/, '');
    const read = valueOf(flag, value, taken.name);
    if (!read.ok) return read;
    const bare = flag.name.slice(2);
    flags.set(bare, [...(flags.get(bare) ?? []), read.value]);
  }
  return ok({ words, flags });
}

/** What Node has to know: which flags take a value. Where any flag is let through, those that are there do. */
function optionsOf(given: readonly string[], taken: Taken): NonNullable<ParseArgsConfig['options']> {
  const more = given.flatMap((arg) => findFlag(arg.split('=', 1)[0] ?? '', taken) ?? []);
  return Object.fromEntries(
    [...taken.flags, ...more].map(({ name, short, takes }) => [
      name.slice(2),
      {
        type: takes === undefined ? 'boolean' : 'string',
        ...(short === undefined ? {} : { short: short.slice(1) }),
      },
    ]),
  );
}

function findFlag(name: string, { flags, anyFlag }: Taken): Flag | undefined {
  const known = flags.find((flag) => flag.name === name || flag.short === name);
  return known ?? (anyFlag && /^--[a-z]/i.test(name) ? { name, takes: 'VALUE' } : undefined);
}

/** An empty path or empty letters mean nothing here; other flags refuse an empty value in words of their own. */
const neverEmpty: readonly string[] = ['FILE', 'TEXT', 'LETTERS'];

function valueOf(flag: Flag, value: string | undefined, command: string): Result<string, ArgumentProblem> {
  if (flag.takes === undefined) {
    return value === undefined ? ok('yes') : refuse({ code: 'cli/needs-no-value', flag: flag.name, command });
  }
  return value === undefined || (neverEmpty.includes(flag.takes) && value.trim() === '')
    ? refuse({ code: 'cli/missing-value', flag: flag.name, takes: flag.takes, command })
    : ok(value);
}

function unknownFlag(flag: string, { name: command, flags }: Taken): ArgumentProblem {
  const near = nearest(
    flag,
    flags.map(({ name }) => name),
  );
  return near === undefined
    ? { code: 'cli/unknown-flag', flag, command }
    : { code: 'cli/unknown-flag-near', flag, command, near };
}
