import { gameOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { firstMisfit, optionsFromText } from '#shared/options/index.ts';

export type OptionArgumentProblem =
  | { readonly code: 'cli/bad-option-form'; readonly given: string }
  | { readonly code: 'cli/bad-option-value'; readonly option: string; readonly expected: string };

/** Applies every `--option NAME=VALUE` over `base`. Options that neither names are absent from the result. */
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
