import type { z } from 'zod';
import { optionsInUse, type Option, type OptionValue } from './option.ts';

export interface Misfit {
  /** The path looks like `moves[3].placements[0].square`; it is empty for the whole value. */
  readonly path: string;
  readonly expected: string;
}

export function entryOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

type Issue = z.core.$ZodIssue;

export function firstMisfit(error: z.ZodError): Misfit {
  const issue = error.issues[0];
  return issue === undefined ? { path: '', expected: '' } : misfitOf(issue, []);
}

function misfitOf(issue: Issue, above: readonly PropertyKey[]): Misfit {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return { path: pathText([...path, issue.keys[0] ?? '']), expected: 'no such entry here' };
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const inner = issue.issues[0];
    return inner === undefined ? { path: pathText(path), expected: '' } : misfitOf(inner, path);
  }
  return { path: pathText(path), expected: expectation(issue) };
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' or ');
    case 'too_small':
      return `${sizeOf(issue.origin)}at least ${issue.minimum}`;
    case 'too_big':
      return `${sizeOf(issue.origin)}at most ${issue.maximum}`;
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? issue.options.map(String).join(' or ')
        : issue.message;
    default:
      return issue.message;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function sizeOf(origin: string): string {
  if (origin === 'string') return 'length ';
  return origin === 'array' ? 'a list of ' : '';
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

export interface TooFewPlayers {
  readonly code: 'option/too-few-players';
  readonly option: string;
  readonly choice: string;
  readonly players: number;
  readonly least: number;
}

export function tooFewPlayers(
  options: readonly Option[],
  values: Readonly<Record<string, OptionValue>>,
  players: number,
): TooFewPlayers | undefined {
  for (const option of optionsInUse(options, values)) {
    if (option.kind !== 'choice') continue;
    const choice = String(values[option.name] ?? option.default);
    const least = option.leastPlayers?.[choice] ?? 1;
    if (players < least) {
      return { code: 'option/too-few-players', option: option.name, choice, players, least };
    }
  }
  return undefined;
}
