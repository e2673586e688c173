import { readPicture } from '#electron/services/print/read-picture.ts';
import {
  edgesUnseen,
  measuresTold,
  profileOfSides,
  readScan,
  straight,
  yardsticks,
  type ScanFindings,
  type ScannedSides,
  type ScanWishes,
} from '#print-templates/scan/index.ts';
import { mm, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { numberFromText, type OptionTextProblem } from '#shared/options/index.ts';
import { printerOptions, truePrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { flagValue, withFileName, type Call, type Run } from '../command.ts';
import { measuredFlag } from '../print/printer-flags.ts';
import { readArgument } from '../read-argument.ts';
import { columns, flagOf, t } from '../texts.ts';

interface CalibrateProblem {
  readonly code: 'cli/bad-dpi' | 'cli/bad-paper-size';
  readonly given: string;
}

/** A scan of A3 at 600 dots an inch in colours fits, even where nothing of it could be packed. */
const mostBytes = 250_000_000;

export const run: Run = async (call) => {
  const wishes = wishesOf(call);
  if (!wishes.ok) return wishes;
  const printedWith = measuredFlag(call);
  if (!printedWith.ok) return printedWith;
  const front = await read(call, call.words[0] ?? '', wishes.value);
  if (!front.ok) return front;
  const backPath = flagValue(call, 'back');
  const back = backPath === undefined ? undefined : await read(call, backPath, wishes.value);
  if (back?.ok === false) return back;
  const sides = { front: front.value, back: back?.value };
  const profile = profileOfSides(sides, printedWith.value ?? truePrinter);
  if (!profile.ok) return profile;
  tell(call, sides, profile.value);
  return ok('done');
};

interface CalibrateWishes extends ScanWishes {
  readonly dpi: number | undefined;
}

function wishesOf(call: Call): Result<CalibrateWishes, CalibrateProblem | OptionTextProblem> {
  const given = flagValue(call, 'yardstick');
  const yardstick = yardsticks.find((name) => name === given?.trim().toLowerCase());
  if (given !== undefined && yardstick === undefined) {
    const expected = { phrase: 'choice', choices: yardsticks } as const;
    return refuse({ code: 'option/bad-text', option: '--yardstick', text: given, expected });
  }
  const dots = flagValue(call, 'dpi');
  const dpi = dots === undefined ? undefined : numberFromText(dots, 'dpi');
  if (dots !== undefined && !(dpi !== undefined && dpi >= 50 && dpi <= 10_000)) {
    return refuse({ code: 'cli/bad-dpi', given: dots });
  }
  const size = flagValue(call, 'paper-size');
  const [width, height, ...more] = size?.split('x').map((part) => numberFromText(part, 'mm')) ?? [];
  if (size === undefined) return ok({ yardstick, dpi });
  const isLength = (length: number | undefined): length is number =>
    length !== undefined && length >= 100 && length <= 1200;
  if (!isLength(width) || !isLength(height) || more.length > 0) {
    return refuse({ code: 'cli/bad-paper-size', given: size });
  }
  return ok({ yardstick, dpi, paper: { width: mm(width), height: mm(height) } });
}

async function read(
  call: Call,
  path: string,
  { dpi, ...wishes }: CalibrateWishes,
): Promise<Result<ScanFindings, Problem>> {
  const bytes = await readArgument(path, mostBytes, call.stop);
  if (!bytes.ok) return bytes;
  const picture = readPicture(bytes.value);
  if (!picture.ok) return withFileName(picture, path);
  const scaled = dpi === undefined ? picture.value : { ...picture.value, dpi: { x: dpi, y: dpi } };
  return withFileName(readScan(scaled, wishes), path);
}

function isMeasured(profile: PrinterProfile, name: keyof PrinterProfile): boolean {
  return profile[name] !== truePrinter[name];
}

function tell(call: Call, sides: ScannedSides, profile: PrinterProfile): void {
  const findings = [sides.front, ...(sides.back === undefined ? [] : [sides.back])];
  const names = measuresTold(sides);
  const known = printerOptions.filter(({ name }) => names.includes(name));
  // What no picture tells stays as it was: without its own place on the left, a print seems to lean.
  const inUse = printerOptions.filter((option) => known.includes(option) || isMeasured(profile, option.name));
  const measured = inUse.map((option) => `${flagOf(option).slice(2)}=${profile[option.name]}`).join(',');
  if (call.json) {
    const facts = findings.map(({ sheet, yardstick, dpi, paper, figures, misfit, marks }) => ({
      ...{ ...sheet, yardstick, dpi, paperSize: paper, figures, misfit, marks: marks.length },
    }));
    return call.say(JSON.stringify({ pictures: facts, measured }));
  }
  for (const { sheet, yardstick, dpi, paper, marks, misfit } of findings) {
    const facts = { side: sheet.side, paper: sheet.paper, count: marks.length, misfit: misfit.toFixed(3) };
    call.say(t('cli:calibrate.read', facts));
    if (yardstick === 'scan') call.say(t('cli:calibrate.byScan', { dpi: dpi?.x }));
    else call.say(t('cli:calibrate.byPaper', { width: paper?.width, height: paper?.height }));
  }
  call.say(
    columns(known.map(({ name }) => [`  ${t(`option:printer.${name}.label`)}`, `${profile[name]} mm`])),
  );
  const { turn } = sides.front.figures;
  if (turn !== undefined && Math.abs(turn) >= straight) {
    call.note(t('print:scan.turned', { turn: Math.abs(turn).toFixed(1) }));
  }
  const unseen = edgesUnseen(sides);
  if (unseen !== undefined) call.note(t(`print:scan.noPlace.${unseen}`));
  call.say(t('cli:calibrate.use', { measured }));
}
