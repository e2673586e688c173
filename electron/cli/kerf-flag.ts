import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { numberFromText } from '#shared/options/index.ts';
import { mostKerf, type Kerf } from '#shared/printers/index.ts';
import { flagValue, type Call } from './command.ts';

export interface KerfProblem {
  readonly code: 'cli/bad-kerf';
  readonly given: string;
}

/** What a machine takes away, as `0.15mm`, or `0.15x0.12` where it is not the same across and down. */
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
