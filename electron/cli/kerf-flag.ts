import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { expectedOf, numberFromText, type OptionTextProblem } from '#shared/options/index.ts';
import { cutLinesOption, mostKerf, type CutLines, type Kerf } from '#shared/printers/index.ts';
import { flagValue, type Call } from './command.ts';

export interface KerfProblem {
  readonly code: 'cli/bad-kerf';
  readonly given: string;
}

/** The width of a cut, as `0.15mm`, or `0.15x0.12` where it differs between across and down. */
export function kerfFlag(call: Call): Result<Kerf | undefined, KerfProblem> {
  const given = flagValue(call, 'kerf');
  if (given === undefined) return ok(undefined);
  const lengths = given.split('x').map((part) => numberFromText(part, 'mm'));
  const [x, y = x] = lengths;
  const isLength = (length: number | undefined): length is number =>
    length !== undefined && length >= 0 && length <= mostKerf;
  return lengths.length <= 2 && isLength(x) && isLength(y)
    ? ok({ x, y })
    : refuse({ code: 'cli/bad-kerf', given });
}

export function cutLinesFlag(call: Call): Result<CutLines | undefined, OptionTextProblem> {
  const given = flagValue(call, 'cut-lines');
  if (given === undefined) return ok(undefined);
  const lines = cutLinesOption.choices.find((choice) => choice === given.trim().toLowerCase());
  if (lines !== undefined) return ok(lines);
  const expected = expectedOf(cutLinesOption);
  return refuse({ code: 'option/bad-text', option: '--cut-lines', text: given, expected });
}
