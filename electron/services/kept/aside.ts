import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { syncFolder } from '../durable-file.ts';
import { fileProblem, systemCode, type FileProblem } from '../file-problem.ts';

/**
 * Damaged files that were kept aside, under the moment they were found: `own-words-20261122-040312.json`. Beside each stands
 * the last good copy as it was then: `….undecided.json` while its person has not said what to do, and
 * `….last-good.json` after that. So nothing else has to remember that a decision is still to be made, a damage found later
 * does not change what can be restored, and no file that was kept here is ever overwritten or removed.
 */
export interface Aside {
  /** The damaged file, byte for byte; there is none where the file was gone. */
  readonly damaged: string;
  /** The last good copy as it was then; empty where there was none. */
  readonly copy: string;
}

/** Writes a file so that it is wholly there or not at all; as `writeDurably`. */
export type Write = (path: string, content: string | Uint8Array) => Promise<Result<undefined, Problem>>;

export interface LastGood {
  readonly bytes: Uint8Array;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

/** What is to be kept: bytes, or a file that is too large to be copied and is moved; undefined where it is gone. */
export type Damaged = { readonly bytes: Uint8Array } | { readonly move: string } | undefined;

export interface AsideFolder {
  /** Those that wait for a decision, the oldest first. */
  undecided(): Promise<readonly Aside[]>;
  /** On disk when it answers. */
  keep(damaged: Damaged, copy: LastGood | undefined): Promise<Result<Aside, Problem>>;
  decide(aside: Aside): Promise<Result<undefined, FileProblem>>;
}

const undecidedEnd = '.undecided.json';
/** Names of one second; more than that is no accident. */
const mostInASecond = 1_000;

export function openAsideFolder(folder: string, stem: string, write: Write): AsideFolder {
  const asideOf = (name: string): Aside => ({
    damaged: join(folder, `${name}.json`),
    copy: join(folder, name + undecidedEnd),
  });

  /** A name that nothing in the folder has; the file that takes it first is made at once, empty. */
  async function reserve(isGone: boolean): Promise<Aside | undefined> {
    const files = new Set(await readdir(folder));
    const moment = stamp();
    for (let n = 1; n <= mostInASecond; n += 1) {
      const name = `${stem}-${moment}${n === 1 ? '' : `-${n}`}`;
      const aside = asideOf(name);
      const taken = ['.json', undecidedEnd, '.last-good.json'].some((end) => files.has(name + end));
      if (!taken && (await makeNew(isGone ? aside.copy : aside.damaged))) return aside;
    }
    return undefined;
  }

  /** What could not be finished is taken away again: the damaged file itself is where it was. */
  async function writeBoth(
    aside: Aside,
    damaged: Damaged,
    copy: LastGood | undefined,
  ): Promise<Result<undefined, Problem>> {
    const isBytes = damaged !== undefined && 'bytes' in damaged;
    const first = isBytes ? await write(aside.damaged, damaged.bytes) : ok(undefined);
    const both = first.ok ? await write(aside.copy, copy?.bytes ?? '') : first;
    if (!both.ok) {
      for (const made of [aside.damaged, aside.copy]) await rm(made, { force: true }).catch(() => undefined);
      return both;
    }
    if (damaged !== undefined && 'move' in damaged) {
      await rename(damaged.move, aside.damaged);
      await syncFolder(folder);
      await syncFolder(dirname(damaged.move));
    }
    return ok(undefined);
  }

  return {
    async undecided() {
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => file.startsWith(`${stem}-`) && file.endsWith(undecidedEnd))
        .map((file) => file.slice(0, -undecidedEnd.length))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
        .map(asideOf);
    },
    async keep(damaged, copy) {
      try {
        const made = await mkdir(folder, { recursive: true, mode: 0o700 });
        if (made !== undefined) await syncFolder(dirname(folder));
        const aside = await reserve(damaged === undefined);
        if (aside === undefined) return refuse<FileProblem>({ code: 'file/busy', path: folder });
        const written = await writeBoth(aside, damaged, copy);
        if (!written.ok) return written;
        if (copy !== undefined) await utimes(aside.copy, copy.at / 1000, copy.at / 1000);
        return ok(aside);
      } catch (error) {
        return refuse(fileProblem(error, folder));
      }
    },
    async decide({ copy }) {
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

/** Whether an empty file could be made there: not when the name is taken already. */
async function makeNew(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** `20261121-054512`, by the clock in the room. */
function stamp(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
