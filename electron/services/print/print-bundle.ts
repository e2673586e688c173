import { zipSync, type Zippable } from 'fflate';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParsedRequest } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { openSheets, runPrintJob, type PrintedDesign, type PrintedJob } from './print-job.ts';
import { printed, type PrintWatch } from './print-sheets.ts';

export type BundleRequest = Omit<ParsedRequest<'exportBundle'>, 'job'>;

/** The date is fixed, so that the same files give the same bytes. */
const moment = { mtime: '1980-01-01T00:00:00', os: 0 } as const;
const packed = /\.(?:pdf|3mf)$/;

export async function printBundle(
  { name, files, set, printer }: BundleRequest,
  { progress }: PrintWatch = {},
): Promise<Result<PrintedJob>> {
  const opened = new Map<string, ReturnType<typeof openSheets>>();
  const open: typeof openSheets = (ask) => {
    const key = JSON.stringify([ask.product, ask.options]);
    const known = opened.get(key) ?? openSheets(ask);
    opened.set(key, known);
    return known;
  };
  const entries: Zippable = {};
  const designs = new Map<string, PrintedDesign>();
  for (const [index, file] of files.entries()) {
    const one = await runPrintJob({ ...file, set, printer }, {}, open);
    if (!one.ok) return one;
    entries[one.value.name] = [one.value.bytes, { level: packed.test(one.value.name) ? 0 : 6 }];
    for (const design of one.value.designs) designs.set(design.code, design);
    progress?.(index + 1, files.length);
    await nextTurn();
  }
  const zip = printed(`${name}.zip`, 'application/zip', zipSync(entries, moment), files.length);
  return ok({ ...zip, designs: [...designs.values()] });
}
