import { printEveryBatch, printSheets, type Printed } from '#electron/services/print/print-sheets.ts';
import { openProjectFile, type OpenedProject } from '#print-templates/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { optionsInUse } from '#shared/options/index.ts';
import type { PdfFacts } from '../print/pdf-facts.ts';
import { flagOf, t } from '../texts.ts';

export function projectFacts({ product, set, options }: OpenedProject): Result<PdfFacts, Problem> {
  const sheets = product.layout(options);
  if (!sheets.ok) return sheets;
  const flags = optionsInUse(product.options, options).map((option) => {
    const value = options[option.name];
    const text = typeof value === 'object' ? value.join(',') : String(value);
    return text === '' ? '' : `${flagOf(option)} ${/\s/.test(text) ? JSON.stringify(text) : text}`;
  });
  return ok({
    project: sheets.value.project.code,
    product: product.name,
    set: set.title,
    options: flags.filter((flag) => flag !== '').join(' '),
  });
}

/**
 * Returns the project inside a PDF that Cubewright wrote, and whether printing it now gives the same bytes. A PDF
 * without a project, such as a report of the box, gives no facts.
 */
export async function carriedFacts(bytes: Uint8Array): Promise<Result<PdfFacts, Problem>> {
  const opened = openProjectFile(bytes);
  if (!opened.ok) return opened.problem.code === 'project/none-in-pdf' ? ok({}) : opened;
  const facts = projectFacts(opened.value);
  if (!facts.ok) return facts;
  const now = await printedNow(opened.value);
  if (!now.ok) return now;
  const same = now.value.some((one) => Buffer.from(bytes).equals(one.bytes));
  return ok({ ...facts.value, asPrinted: t(same ? 'cli:verify.same' : 'cli:verify.other') });
}

async function printedNow(project: OpenedProject): Promise<Result<readonly Printed[], Problem>> {
  if (project.product.group === 'kit') return printEveryBatch(project);
  const one = await printSheets({ ...project, format: 'pdf' });
  return one.ok ? ok([one.value]) : one;
}
