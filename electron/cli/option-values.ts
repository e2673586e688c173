import { gameOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Phrase, type Problem, type Result } from '#shared/kernel/index.ts';
import { firstMisfit, optionsFromText, numberInRange } from '#shared/options/index.ts';
import { flagValue, type Call } from './command.ts';

export type OptionArgumentProblem =
  | { readonly code: 'cli/bad-option-form'; readonly given: string }
  | { readonly code: 'cli/bad-option-value'; readonly option: string; readonly expected: Phrase };

/** Applies every `--option NAME=VALUE` over `base`. Options named by neither are absent from the result. */
export function optionValues(
  game: GameId,
  given: readonly string[],
  base: Readonly<Record<string, unknown>> = {},
): Result<Readonly<Record<string, unknown>>, Problem> {
  const bad = given.find((one) => !/^[^=]+=/.test(one));
  if (bad !== undefined) return refuse<OptionArgumentProblem>({ code: 'cli/bad-option-form', given: bad });
  const pairs = given.map(
    (one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const,
  );
  const { options, optionsSchema } = gameOf(game);
  const read = optionsFromText(options, pairs, base);
  if (!read.ok) return read;
  const values = { ...base, ...read.value };
  const parsed = optionsSchema.safeParse(values);
  if (parsed.success) return ok(values);
  const { path, expected } = firstMisfit(parsed.error);
  return refuse<OptionArgumentProblem>({ code: 'cli/bad-option-value', option: path, expected });
}

interface NumberProblem {
  readonly code: 'cli/bad-number';
  readonly flag: string;
  readonly given: string;
  readonly least: number;
  readonly most: number;
}

export function numberFlag(
  call: Call,
  flag: string,
  least: number,
  most: number,
): Result<number | undefined, NumberProblem> {
  const given = flagValue(call, flag);
  if (given === undefined) return ok(undefined);
  const number = numberInRange(given, { min: least, max: most, whole: true });
  return number.ok ? number : refuse({ code: 'cli/bad-number', flag: `--${flag}`, given, least, most });
}
