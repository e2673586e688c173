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

/** Reads `--flag value`, `--flag=value`, `-f value`, words in between, and `--` before words that begin with a dash. */
export function parseArguments(given: readonly string[], taken: Taken): Result<Arguments, ArgumentProblem> {
  const words: string[] = [];
  const flags = new Map<string, readonly string[]>();
  const rest = [...given];
  for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
    if (next === '--') {
      words.push(...rest.splice(0));
    } else if (!next.startsWith('-') || next === '-') {
      words.push(next);
    } else {
      const [name = '', value] = splitOnce(next);
      const flag = findFlag(name, taken);
      if (flag === undefined) return refuse(unknownFlag(name, taken));
      const read = valueOf(flag, value, rest, taken.name);
      if (!read.ok) return read;
      const bare = flag.name.slice(2);
      flags.set(bare, [...(flags.get(bare) ?? []), read.value]);
    }
  }
  return ok({ words, flags });
}

function splitOnce(text: string): readonly [string, string?] {
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function findFlag(name: string, { flags, anyFlag }: Taken): Flag | undefined {
  const known = flags.find((flag) => flag.name === name || flag.short === name);
  return known ?? (anyFlag && /^--[a-z]/i.test(name) ? { name, takes: 'VALUE' } : undefined);
}

function valueOf(
  flag: Flag,
  joined: string | undefined,
  rest: string[],
  command: string,
): Result<string, ArgumentProblem> {
  if (flag.takes === undefined) {
    return joined === undefined
      ? ok('yes')
      : refuse({ code: 'cli/needs-no-value', flag: flag.name, command });
  }
  const value = joined ?? rest.shift();
  return value === undefined
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
