import { rm, stat } from 'node:fs/promises';
import type { ResponseOf, PrintSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { EventBus } from '../event-bus.ts';
import { fileProblem } from '../files/file-problem.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import type { Home } from '../home/home.ts';
import type { PrintedDesign } from './print-job.ts';
import { createQueue } from '../turns.ts';
import { readText } from '../files/read-file.ts';
import { openTextShelf, type ShelfProblem } from '../files/text-shelf.ts';

export type PrintsProblem = ShelfProblem | { readonly code: 'file/no-such-print'; readonly id: string };

export const mostPrints = 12;

const suffix = '.cubewright-print.json';
const mostBytes = 2 ** 22;

/** The templates are imported on demand, since loading them would slow down each start. */
const designs = () => import('./print-designs.ts');

/** The last prints, solids included, are kept as projects: one file each, identical to the attachment of the PDF. */
export interface Prints {
  remember(design: PrintedDesign): Promise<Result<undefined>>;
  list(): Promise<Result<ResponseOf<'listPrints'>>>;
  read(id: string): Promise<Result<ResponseOf<'readPrint'>>>;
  remove(id: string): Promise<Result<undefined>>;
}

export interface PrintsParts {
  readonly home: Home;
  readonly bus: EventBus;
  readonly writer: HomeWriter;
}

export function openPrints({ home, bus, writer }: PrintsParts): Prints {
  const queue = createQueue();
  const shelf = openTextShelf({
    folder: home.prints,
    deleted: home.deletedPrints,
    suffix,
    limit: mostBytes,
    writer,
    missing: (id) => ({ code: 'file/no-such-print', id }) satisfies PrintsProblem,
    changed: (id) => {
      bus.emit({ event: 'printsChanged', payload: { id } });
    },
  });

  async function summarise(id: string): Promise<Result<PrintSummary>> {
    const path = shelf.pathOf(id);
    const text = await readText(path, mostBytes);
    const facts = text.ok ? (await designs()).factsOf(text.value) : text;
    if (!facts.ok) return facts;
    try {
      return ok({ id, ...facts.value, printedAt: (await stat(path)).mtimeMs });
    } catch (error) {
      return refuse(fileProblem(error, path));
    }
  }

  async function list(): Promise<Result<ResponseOf<'listPrints'>>> {
    const files = await shelf.files();
    if (!files.ok) return files;
    const prints: PrintSummary[] = [];
    const unreadable: { file: string; problem: Problem }[] = [];
    for (const { file, id } of files.value) {
      if (id === undefined) continue;
      const summary = await summarise(id);
      if (summary.ok) prints.push(summary.value);
      else unreadable.push({ file, problem: summary.problem });
    }
    return ok({ prints: prints.sort((a, b) => b.printedAt - a.printedAt), unreadable });
  }

  /** Ignores failures, because one entry too many does no harm. */
  async function drop(id: string): Promise<void> {
    if (writer.held().ok) await rm(shelf.pathOf(id), { force: true }).catch(() => undefined);
  }

  return {
    remember: ({ product, text, code: printed }) =>
      queue.run('prints', async () => {
        const before = await list();
        if (!before.ok) return before;
        const { prints } = before.value;
        const same = prints.filter(({ code }) => code === printed);
        const written = await shelf.create(product, text);
        if (!written.ok) return written;
        const others = prints.filter((print) => !same.includes(print));
        for (const { id } of [...same, ...others.slice(mostPrints - 1)]) await drop(id);
        return ok(undefined);
      }),

    list,

    async read(id) {
      const kept = await shelf.read(id);
      return kept.ok ? ok({ text: kept.value.text }) : kept;
    },

    async remove(id) {
      const removed = await shelf.remove(id);
      return removed.ok ? ok(undefined) : removed;
    },
  };
}
