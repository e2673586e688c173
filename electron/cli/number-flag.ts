import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { numberInRange } from '#shared/options/index.ts';
import { flagValue, type Call } from './command.ts';

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
