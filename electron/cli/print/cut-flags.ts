import type { CutSettings } from '#electron/services/print/cut-files.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { expectedOf, numberFromText, type Option, type OptionTextProblem } from '#shared/options/index.ts';
import {
  cutContentOption,
  cutFilesOption,
  cutLinesOption,
  mostKerf,
  type Kerf,
} from '#shared/printers/index.ts';
import { flagValue, hasFlag, type Call } from '../command.ts';
import { flagOf } from '../texts.ts';
import type { RequestedOutput } from './print-solid.ts';

export type CutFlagProblem =
  | { readonly code: 'cli/bad-kerf'; readonly given: string }
  | { readonly code: 'cli/kerf-needs-cuts' | 'cli/lines-need-svg' | 'cli/content-needs-cuts' }
  | { readonly code: 'cli/files-need-cuts' | 'cli/sheet-or-together' }
  | { readonly code: 'cli/kerf-of-a-solid'; readonly product: string };

/** Reads what is chosen for a cutting machine, whatever kind of file is wanted. */
export function cutChoices(call: Call): Result<CutSettings, Problem> {
  const kerf = kerfFlag(call);
  if (!kerf.ok) return kerf;
  const lines = choiceFlag(call, cutLinesOption);
  if (!lines.ok) return lines;
  const content = choiceFlag(call, cutContentOption);
  if (!content.ok) return content;
  const files = choiceFlag(call, cutFilesOption);
  if (!files.ok) return files;
  return ok({ kerf: kerf.value, lines: lines.value, content: content.value, files: files.value });
}

/** Files that no machine cuts by have no such choices. */
export function checkChoices(
  call: Call,
  { kerf, lines, content, files }: CutSettings,
  wanted: RequestedOutput,
): CutFlagProblem | undefined {
  const isCut = wanted.kind === 'cuts';
  if (kerf !== undefined && wanted.kind === 'solid') {
    return { code: 'cli/kerf-of-a-solid', product: wanted.product.name };
  }
  if (kerf !== undefined && !isCut) return { code: 'cli/kerf-needs-cuts' };
  if (lines !== undefined && !(isCut && wanted.format === 'svg')) return { code: 'cli/lines-need-svg' };
  if (content !== undefined && !isCut) return { code: 'cli/content-needs-cuts' };
  if (files !== undefined && !isCut) return { code: 'cli/files-need-cuts' };
  return files === 'together' && hasFlag(call, 'sheet') ? { code: 'cli/sheet-or-together' } : undefined;
}

function kerfFlag(call: Call): Result<Kerf | undefined, CutFlagProblem> {
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

function choiceFlag<Choice extends string>(
  call: Call,
  option: Omit<Extract<Option, { readonly kind: 'choice' }>, 'choices'> & {
    readonly choices: readonly Choice[];
  },
): Result<Choice | undefined, OptionTextProblem> {
  const flag = flagOf(option);
  const given = flagValue(call, flag.slice(2));
  if (given === undefined) return ok(undefined);
  const chosen = option.choices.find((choice) => choice === given.trim().toLowerCase());
  if (chosen !== undefined) return ok(chosen);
  return refuse({ code: 'option/bad-text', option: flag, text: given, expected: expectedOf(option) });
}
