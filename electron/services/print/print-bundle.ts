import { zipSync, type Zippable } from 'fflate';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ParsedAsk } from '#shared/contract/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { SolidAsk } from './solids.ts';
import { layOut, printed, printSheets, type Printed, type PrintWatch } from './print-sheets.ts';

export type BundleAsk = Omit<ParsedAsk<'exportBundle'>, 'job'>;

/** A fixed date, so that the same files give the same bytes. */
const moment = { mtime: '1980-01-01T00:00:00', os: 0 } as const;
/** Compressed already. */
const packed = /\.(?:pdf|3mf)$/;

export async function printBundle(
  { name, files, set, printer }: BundleAsk,
  { progress }: PrintWatch = {},
): Promise<Result<Printed>> {
  const laid = new Map<string, ReturnType<typeof layOut>>();
  const lay: typeof layOut = (ask) => {
    const key = JSON.stringify([ask.product, ask.options]);
    const known = laid.get(key) ?? layOut(ask);
    laid.set(key, known);
    return known;
  };
  const entries: Zippable = {};
  for (const [index, { format, sheet, bed, ...file }] of files.entries()) {
    const one =
      format === '3mf'
        ? await solidFile({ ...file, set, format, plate: bed })
        : await printSheets({ ...file, set, format, sheet, printer }, {}, lay);
    if (!one.ok) return one;
    entries[one.value.name] = [one.value.bytes, { level: packed.test(one.value.name) ? 0 : 6 }];
    progress?.(index + 1, files.length);
    await nextTurn();
  }
  return ok(printed(`${name}.zip`, 'application/zip', zipSync(entries, moment), files.length));
}

/** Solids load a large library, so it is imported only for them. */
async function solidFile(ask: SolidAsk) {
  const { makeSolid } = await import('./solids.ts');
  return makeSolid(ask);
}
