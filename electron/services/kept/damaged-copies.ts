import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { syncFolder } from '../files/durable-file.ts';
import { fileProblem, type FileProblem } from '../files/file-problem.ts';
import { stamp } from '../files/text-shelf.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import type { LastGood } from './last-good.ts';

/**
 * A damaged file is kept under the moment it was found, as `own-words-20261122-040312.json`. Beside it is the last good
 * copy: `….undecided.json` until the person decides, then `….last-good.json`. Nothing here is ever overwritten.
 */
export interface DamagedCopy {
  readonly damaged: string;
  /** This is the last good copy of that time; an empty file where there was none. */
  readonly copy: string;
}

/** A damaged file is kept as bytes, or moved if it is too large to copy; undefined where it is gone. */
export type Damaged = { readonly bytes: Uint8Array } | { readonly move: string } | undefined;

export interface DamagedCopies {
  undecided(): Promise<readonly DamagedCopy[]>;
  keep(damaged: Damaged, copy: LastGood | undefined): Promise<Result<DamagedCopy, Problem>>;
  decide(aside: DamagedCopy): Promise<Result<undefined, FileProblem>>;
}

const undecidedEnd = '.undecided.json';
const mostInASecond = 1_000;

/** Without a writer nothing is changed. The holder of the home's lock is the only program that writes to the folder. */
export function openDamagedCopies(
  folder: string,
  stem: string,
  writer: HomeWriter | undefined,
): DamagedCopies {
  const copyNamed = (name: string): DamagedCopy => ({
    damaged: join(folder, `${name}.json`),
    copy: join(folder, name + undecidedEnd),
  });

  async function freeName(): Promise<DamagedCopy | undefined> {
    const files = new Set(await readdir(folder));
    const moment = stamp();
    for (let n = 1; n <= mostInASecond; n += 1) {
      const name = `${stem}-${moment}${n === 1 ? '' : `-${n}`}`;
      if (!['.json', undecidedEnd, '.last-good.json'].some((end) => files.has(name + end)))
        return copyNamed(name);
    }
    return undefined;
  }

  /** The copy comes last, since it marks the open decision; on failure both go, as the original is still in place. */
  async function writeBoth(
    { write, held }: HomeWriter,
    aside: DamagedCopy,
    damaged: Damaged,
    copy: LastGood | undefined,
  ): Promise<Result<undefined, Problem>> {
    const isBytes = damaged !== undefined && 'bytes' in damaged;
    const first = isBytes ? await write(aside.damaged, damaged.bytes) : ok(undefined);
    const both = first.ok ? await write(aside.copy, copy?.bytes ?? '') : first;
    if (!both.ok) {
      // A write can fail after its file exists, and an open decision needs both files.
      for (const made of [aside.copy, aside.damaged]) {
        if (held().ok) await rm(made, { force: true }).catch(() => undefined);
      }
      return both;
    }
    if (damaged === undefined || isBytes) return ok(undefined);
    const still = held();
    if (!still.ok) return still;
    await rename(damaged.move, aside.damaged);
    await syncFolder(folder);
    await syncFolder(dirname(damaged.move));
    return ok(undefined);
  }

  return {
    async undecided() {
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => file.startsWith(`${stem}-`) && file.endsWith(undecidedEnd))
        .map((file) => file.slice(0, -undecidedEnd.length))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .map(copyNamed);
    },
    async keep(damaged, copy) {
      if (writer === undefined) return refuse<FileProblem>({ code: 'file/read-only', path: folder });
      const made = writer.makeFolder(folder);
      if (!made.ok) return made;
      try {
        const aside = await freeName();
        if (aside === undefined) return refuse<FileProblem>({ code: 'file/busy', path: folder });
        const written = await writeBoth(writer, aside, damaged, copy);
        if (!written.ok) return written;
        if (copy !== undefined && writer.held().ok) await utimes(aside.copy, copy.at / 1000, copy.at / 1000);
        return ok(aside);
      } catch (error) {
        return refuse(fileProblem(error, folder));
      }
    },
    async decide({ copy }) {
      const held = writer?.held() ?? refuse<FileProblem>({ code: 'file/read-only', path: copy });
      if (!held.ok) return held;
      const end = (await stat(copy).catch(() => undefined))?.size === 0 ? undefined : '.last-good.json';
      try {
        if (end === undefined) await rm(copy, { force: true });
        else await rename(copy, copy.slice(0, -undecidedEnd.length) + end);
        await syncFolder(folder);
        return ok(undefined);
      } catch (error) {
        return refuse(fileProblem(error, copy));
      }
    },
  };
}
