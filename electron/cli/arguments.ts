import { parseArgs, type ParseArgsConfig } from 'node:util';
import leven from 'leven';
import { ok, refuse, type Result } from '#shared/kernel/result.ts';

export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** The placeholder for the value in help, as `N`; absent for a flag without a value. */
  readonly takes?: string;
}

export interface Arguments {
  readonly words: readonly string[];
  /** Keys are full names without the leading dashes; a flag given more than once keeps every value in order. */
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

/** `anyFlag` lets unknown flags through, for a command that checks them itself, such as the options of a product. */
export interface AcceptedArguments {
  readonly name: string;
  readonly flags: readonly Flag[];
  readonly anyFlag?: boolean;
}

/** The argument after a flag that takes a value is always its value, even if it begins with a dash. */
export function parseArguments(
  given: readonly string[],
  taken: AcceptedArguments,
): Result<Arguments, ArgumentProblem> {
  // Strict parsing would throw sentences; we return codes with facts.
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

function optionsOf(
  given: readonly string[],
  taken: AcceptedArguments,
): NonNullable<ParseArgsConfig['options']> {
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

function findFlag(name: string, { flags, anyFlag }: AcceptedArguments): Flag | undefined {
  const known = flags.find((flag) => flag.name === name || flag.short === name);
  return known ?? (anyFlag && /^--[a-z]/i.test(name) ? { name, takes: 'VALUE' } : undefined);
}

/** An empty path, text or list of letters counts as a missing value; other flags refuse an empty value themselves. */
const neverEmpty: readonly string[] = ['FILE', 'TEXT', 'LETTERS'];

function valueOf(flag: Flag, value: string | undefined, command: string): Result<string, ArgumentProblem> {
  if (flag.takes === undefined) {
    return value === undefined ? ok('yes') : refuse({ code: 'cli/needs-no-value', flag: flag.name, command });
  }
  return value === undefined || (neverEmpty.includes(flag.takes) && value.trim() === '')
    ? refuse({ code: 'cli/missing-value', flag: flag.name, takes: flag.takes, command })
    : ok(value);
}

function unknownFlag(flag: string, { name: command, flags }: AcceptedArguments): ArgumentProblem {
  const near = nearestWord(
    flag,
    flags.map(({ name }) => name),
  );
  return near === undefined
    ? { code: 'cli/unknown-flag', flag, command }
    : { code: 'cli/unknown-flag-near', flag, command, near };
}

/** Returns the known word closest to a typing slip, if at most a third of its letters differ. */
export function nearestWord(slip: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, far: leven(slip.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.word;
}
