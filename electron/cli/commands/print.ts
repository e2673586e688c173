import {
  printEveryBatch,
  printEverySheet,
  printSheets,
  type Printed,
  type SheetJob,
} from '#electron/services/print/print-sheets.ts';
import type { CutFormat } from '#electron/services/print/cut-files.ts';
import { preflight, printSets } from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Call, type Run } from '../command.ts';
import { draw } from '../print/draw.ts';
import {
  freeOutputPath,
  numberedPath,
  outputsOfEarlierRun,
  outputPath,
  writeOutputs,
} from '../output-file.ts';
import {
  helpOf,
  withFlagNames,
  productOptions,
  acceptedValuesText,
  defaultText,
} from '../print/print-options.ts';
import { checkChoices, cutChoices } from '../print/cut-flags.ts';
import { measuredFlag } from '../print/printer-flags.ts';
import { preflightText } from '../print/preflight-text.ts';
import {
  choiceOf,
  availableProducts,
  type PrintChoice,
  type AvailableProducts,
} from '../print/print-product.ts';
import { printSolid, formatOfEnding } from '../print/print-solid.ts';
import { printTabletop } from '../print/print-tabletop.ts';
import { columns, flagOf, labelOf, t } from '../texts.ts';

export type PrintCommandProblem =
  | { readonly code: 'cli/no-check'; readonly product: string }
  | { readonly code: 'cli/bad-sheet'; readonly given: string }
  | { readonly code: 'cli/measured-on-paper'; readonly product: string }
  | { readonly code: 'cli/sheet-needs-svg' };

const own = [
  'output',
  'force',
  'json',
  'sheet',
  'list',
  'set',
  'measured',
  'kerf',
  'cut-lines',
  'cut-content',
  'cut-files',
  'from',
  'check',
];

export const run: Run = async (call) => {
  const shelf = await availableProducts(call);
  if (!shelf.ok) return shelf;
  if (hasFlag(call, 'list')) return list(call, shelf.value);
  const [, extra] = call.words;
  if (extra !== undefined) return refuse({ code: 'cli/extra-word', command: 'print', word: extra });
  const choice = await choiceOf(call, shelf.value);
  if (!choice.ok) return choice;
  const { product } = choice.value;
  const cuts = cutChoices(call);
  if (!cuts.ok) return cuts;
  if (hasFlag(call, 'check')) return check(call, choice.value);
  const path = outputPath(call, 'print');
  if (!path.ok) return path;
  const wanted = formatOfEnding(path.value, product);
  if (!wanted.ok) return wanted;
  const options = productOptions(product, call, own, choice.value.options);
  if (!options.ok) return options;
  const sheet = sheetOf(flagValue(call, 'sheet'));
  if (!sheet.ok) return sheet;
  if (sheet.value !== undefined && wanted.value.kind !== 'cuts') {
    return refuse({ code: 'cli/sheet-needs-svg' });
  }
  const misplaced = checkChoices(call, cuts.value, wanted.value);
  if (misplaced !== undefined) return refuse(misplaced);
  if (wanted.value.kind === 'solid') {
    if (hasFlag(call, 'measured')) return refuse({ code: 'cli/measured-on-paper', product: product.name });
    const made = await printSolid(call, { ...wanted.value, options: options.value }, path.value);
    return made.ok ? made : refuse(withFlagNames(made.problem, product));
  }
  if (wanted.value.kind === 'tabletop') {
    const made = await printTabletop(call, { ...wanted.value, options: options.value }, path.value);
    return made.ok ? made : refuse(withFlagNames(made.problem, product));
  }
  const printer = measuredFlag(call);
  if (!printer.ok) return printer;
  const job = {
    product: wanted.value.product,
    format: wanted.value.format,
    options: options.value,
    printer: printer.value,
    ...cuts.value,
    sheet: sheet.value,
  };
  const done = await printOnPaper(call, job, path.value);
  return done.ok ? done : refuse(withFlagNames(done.problem, product));
};

function printOnPaper(call: Call, job: SheetJob, path: string): Promise<Result<'done', Problem>> {
  const { product, format, sheet, files } = job;
  if (format !== 'pdf' && sheet === undefined && files !== 'together') {
    return everySheet(call, { ...job, format }, path);
  }
  return product.group === 'kit' && format === 'pdf' ? everyBatch(call, job, path) : oneFile(call, job, path);
}

function check(call: Call, { product, options: base }: PrintChoice): Result<'done', Problem> {
  if (product.group === 'solids')
    return refuse<PrintCommandProblem>({ code: 'cli/no-check', product: product.name });
  const options = productOptions(product, call, own, base);
  if (!options.ok) return options;
  const laid = product.layout(options.value);
  if (!laid.ok) return refuse(withFlagNames(laid.problem, product));
  const { title, project } = laid.value;
  const found = preflight(laid.value);
  if (call.json) call.say(JSON.stringify({ product: product.name, project: project.code, ...found }));
  else call.say(preflightText(title, project.code, found));
  return ok('done');
}

async function oneFile(call: Call, job: SheetJob, path: string): Promise<Result<'done', Problem>> {
  const free = await freeOutputPath(call, 'print');
  if (!free.ok) return free;
  const printed = await draw(call.stop, (watch) => printSheets(job, watch));
  return printed.ok ? write(call, [{ path, printed: printed.value }]) : printed;
}

async function everyBatch(call: Call, job: SheetJob, path: string): Promise<Result<'done', Problem>> {
  const printed = await draw(call.stop, (watch) => printEveryBatch(job, watch));
  if (!printed.ok) return printed;
  const files = printed.value.map((one) => ({
    path: path.replace(/\.pdf$/i, `-${one.batch}$&`),
    printed: one,
  }));
  return write(call, files);
}

/** A cut file holds one sheet, so several sheets get numbered names. All are drawn before the first is written. */
async function everySheet(
  call: Call,
  job: SheetJob & { readonly format: CutFormat },
  path: string,
): Promise<Result<'done', Problem>> {
  const printed = await draw(call.stop, (watch) => printEverySheet(job, watch));
  if (!printed.ok) return printed;
  const files = printed.value.map((one) => ({
    path: numberedPath(path, one.sheet, printed.value.length),
    printed: one,
  }));
  return write(call, files, () => outputsOfEarlierRun(path, files));
}

async function write(
  call: Call,
  files: readonly PrintedFile[],
  findOlder: () => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<Result<'done', Problem>> {
  const written = await writeOutputs(
    call,
    files.map(({ path, printed }) => ({ path, content: printed.bytes })),
  );
  if (!written.ok) return written;
  tell(call, files, await findOlder());
  return ok('done');
}

interface PrintedFile {
  readonly path: string;
  readonly printed: Printed;
}

function tell(call: Call, files: readonly PrintedFile[], olderSheets: readonly string[]): void {
  if (olderSheets.length > 0) {
    call.note(t('cli:print.older', { count: olderSheets.length, files: olderSheets.join('\n') }));
  }
  const facts = files.map(({ path, printed: { sheets, bytes, sha256 } }) => ({
    file: path,
    sheets,
    bytes: bytes.length,
    sha256,
    ...(olderSheets.length === 0 ? {} : { olderSheets }),
  }));
  if (call.json) return call.say(JSON.stringify(facts.length === 1 ? facts[0] : facts));
  for (const { file, sheets, bytes, sha256 } of facts) {
    call.say(t('cli:print.written', { file, count: sheets, kilobytes: Math.ceil(bytes / 1000), sha256 }));
  }
}

/** Lists each template once with its sets, since the same template differs between sets only in its boards. */
function list(call: Call, { products, set }: AvailableProducts): Result<'done', Problem> {
  if (call.json) {
    const facts = products.map(({ name, template, set: of, group, options }) => ({
      name,
      template,
      set: of,
      group,
      options: options.map((option) => ({
        ...option,
        takes: acceptedValuesText(option),
        help: helpOf(option),
      })),
    }));
    call.say(JSON.stringify(facts, null, 2));
    return ok('done');
  }
  const known = set === undefined ? printSets : [set];
  call.say(`${columns(known.map(({ name, title }) => [name, title]))}\n`);
  for (const [template, made] of Map.groupBy(products, (one) => one.template)) {
    const [product] = made;
    if (product === undefined) continue;
    const sets = made.map((one) => one.set).join(', ');
    const kind = product.group === 'solids' ? 'solids' : 'products';
    call.say(`${template}: ${t(`option:print.${kind}.${template}.title`)} (${sets})`);
    const rows = product.options.map((option) => [
      `  ${flagOf(option)}`,
      labelOf('print', option),
      acceptedValuesText(option),
      t('cli:games.default', { value: defaultText(option) }),
    ]);
    call.say(`${columns(rows)}\n`);
  }
  call.say(`${t('cli:print.optionsDo')}\n`);
  call.say(columns(helpRows(products)));
  return ok('done');
}

function helpRows(products: AvailableProducts['products']): readonly (readonly string[])[] {
  const all = products.flatMap(({ options }) => options);
  return [...Map.groupBy(all, flagOf)].flatMap(([flag, options]) => {
    const help = Object.assign({}, ...options.map(helpOf)) as Readonly<Record<string, string>>;
    return Object.entries(help).map(([value, says], row) => [
      row === 0 ? flag : '',
      value === 'value' ? '' : value,
      says,
    ]);
  });
}

function sheetOf(given: string | undefined): Result<string | undefined, PrintCommandProblem> {
  if (given === undefined || /^[1-9]\d{0,4}(-back)?$/.test(given)) return ok(given);
  return refuse({ code: 'cli/bad-sheet', given });
}
