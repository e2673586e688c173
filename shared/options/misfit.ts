import type { z } from 'zod';
import { phraseOf, type Phrase } from '#shared/kernel/phrase.ts';
import { optionsInUse, type Option, type OptionValue } from './option.ts';

export interface Misfit {
  /** The path looks like `moves[3].placements[0].square`; it is empty for the whole value. */
  readonly path: string;
  readonly expected: Phrase;
}

export function entryOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

type Issue = z.core.$ZodIssue;

export function firstMisfit(error: z.ZodError): Misfit {
  const issue = error.issues[0];
  return issue === undefined ? { path: '', expected: { phrase: 'other' } } : misfitOf(issue, []);
}

function misfitOf(issue: Issue, above: readonly PropertyKey[]): Misfit {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return { path: pathText([...path, issue.keys[0] ?? '']), expected: { phrase: 'noEntry' } };
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const inner = issue.issues[0];
    return inner === undefined
      ? { path: pathText(path), expected: { phrase: 'other' } }
      : misfitOf(inner, path);
  }
  return { path: pathText(path), expected: expectation(issue) };
}

function expectation(issue: Issue): Phrase {
  const own = phraseOf(issue.message);
  if (own !== undefined) return own;
  switch (issue.code) {
    case 'invalid_type':
      return { phrase: types.includes(issue.expected) ? `types.${issue.expected}` : 'other' };
    case 'invalid_value':
      return { phrase: 'choice', choices: issue.values.map(String) };
    case 'too_small':
      return { phrase: `${sizeOf(issue.origin)}.least`, least: Number(issue.minimum) };
    case 'too_big':
      return { phrase: `${sizeOf(issue.origin)}.most`, most: Number(issue.maximum) };
    case 'invalid_format':
      return issue.pattern === undefined
        ? { phrase: 'other' }
        : { phrase: 'pattern', pattern: issue.pattern };
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? { phrase: 'choice', choices: issue.options.map(String) }
        : { phrase: 'other' };
    default:
      return { phrase: 'other' };
  }
}

/** The types that the catalogue has a name for. */
const types: readonly string[] = ['int', 'number', 'string', 'boolean', 'array', 'object', 'record'];

function sizeOf(origin: string): 'length' | 'list' | 'number' {
  if (origin === 'string') return 'length';
  return origin === 'array' ? 'list' : 'number';
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

/** The option and its choice are said as the game calls them. */
export type TooFewInGame = Omit<TooFewPlayers, 'option' | 'choice'> & {
  readonly option: Phrase;
  readonly choice: Phrase;
};

export function inGame(game: string, problem: TooFewPlayers | undefined): TooFewInGame | undefined {
  if (problem === undefined) return undefined;
  const { option, choice } = problem;
  return {
    ...problem,
    option: { phrase: 'option', game, option },
    choice: { phrase: 'optionChoice', game, option, choice },
  };
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
