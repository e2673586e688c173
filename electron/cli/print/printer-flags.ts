import { phraseText } from '#shared/i18n/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { expectedOf, optionsFromText } from '#shared/options/index.ts';
import { printerOptions, printerProfile, type PrinterProfile } from '#shared/printers/index.ts';
import { flagValue, type Call } from '../command.ts';
import { flagOf, t } from '../texts.ts';

export interface MeasuredProblem {
  readonly code: 'cli/bad-measure';
  readonly given: string;
  readonly expected: string;
}

/** Parses lengths measured on a calibration sheet, as `across=149.6,down=150.4,left=20.3`. */
export function measuredFlag(call: Call): Result<PrinterProfile | undefined, MeasuredProblem> {
  const given = flagValue(call, 'measured');
  if (given === undefined) return ok(undefined);
  // A comma before a name separates; a comma before a digit is a decimal comma.
  const parts = given.split(/[,;]\s*(?=[a-z])/i).map((part): readonly [string, string] => {
    const [name = '', length = ''] = part.split('=');
    return [name.trim().toLowerCase(), length];
  });
  const read = optionsFromText(printerOptions, parts);
  if (!read.ok) {
    const names = printerOptions.map((option) => flagOf(option).slice(2)).join(', ');
    return refuse({
      code: 'cli/bad-measure',
      given,
      expected: `${names}, each with a length, as across=149.6`,
    });
  }
  const profile = printerProfile.safeParse(read.value);
  if (profile.success) return ok(profile.data);
  const name = profile.error.issues[0]?.path[0];
  const option = printerOptions.find((one) => one.name === name) ?? printerOptions[0];
  return refuse({
    code: 'cli/bad-measure',
    given,
    expected: `${flagOf(option).slice(2)} from ${phraseText(t, expectedOf(option))}`,
  });
}
