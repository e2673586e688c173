import { gameOf, type GameId } from '#shared/games/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { optionsFromText } from '#shared/options/index.ts';

export interface OptionFormProblem {
  readonly code: 'cli/bad-option-form';
  readonly given: string;
}

/** `--option name=value`, given any number of times, as values of a game's switches. */
export function optionValues(
  game: GameId,
  given: readonly string[],
): Result<Readonly<Record<string, unknown>>, Problem> {
  const bad = given.find((one) => !/^[^=]+=/.test(one));
  if (bad !== undefined) return refuse<OptionFormProblem>({ code: 'cli/bad-option-form', given: bad });
  const pairs = given.map(
    (one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)] as const,
  );
  return optionsFromText(gameOf(game).options, Object.fromEntries(pairs));
}
