import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { FileProblem } from '../files/file-problem.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import { createQueue } from '../turns.ts';
import { readBytes } from '../files/read-file.ts';
import { openDamagedCopies, type DamagedCopy, type Damaged } from './damaged-copies.ts';
import {
  countEntries,
  formatEntries,
  joinEntries,
  withoutEntries,
  type Entries,
  type Shape,
} from './entries.ts';
import { openLastGood, readCopy, type LastGood } from './last-good.ts';
import { readKept, unreadableFile, type Damage, type Reading } from './reading.ts';

/**
 * A kept file survives damage: it is read entry by entry, and missing entries come from the last good copy beside it.
 * Before it is overwritten, its bytes go to `kept-aside`; a file that cannot be read at all is never overwritten.
 */
export interface KeptFile {
  /** Never fails: what cannot be read comes from the last good copy, and without one there are no entries. */
  read(): Promise<Entries>;
  update(change: (entries: Entries) => Entries): Promise<Result<Entries, Problem>>;
  /** Resolves to undefined when the file is sound or the person has decided. */
  damage(): Promise<DamageReport | undefined>;
  /** `restore` drops what only the damaged file has, `anew` what only the copy has; both keep later changes. */
  mend(how: DamageDecision): Promise<Result<Entries, Problem>>;
}

export type DamageDecision = 'restore' | 'anew';

export interface DamageReport {
  readonly path: string;
  readonly damage: readonly Damage[];
  /** The damaged file is kept at this path; absent if the file was gone or could not be kept. */
  readonly kept?: string;
  /** Nothing can be written because of this problem: the file cannot be read, or cannot be kept aside. */
  readonly problem?: Problem;
  /** Counts the entries found in the damaged file; `copied` counts those found only in the last good copy. */
  readonly read: number;
  readonly copied: number;
  /** `restore` uses this copy; `at` is in milliseconds since 1970. */
  readonly copy?: { readonly at: number; readonly entries: number };
}

export interface KeptFileParts {
  readonly path: string;
  readonly shape: Shape;
  readonly writer: HomeWriter | undefined;
  readonly onDamage?: (() => void) | undefined;
}

export type KeptProblem =
  | { readonly code: 'settings/too-new'; readonly path: string }
  | { readonly code: 'settings/cannot-be-kept'; readonly path: string };

/** A larger file, in bytes, is never written and counts as damaged. */
const sizeLimit = 4_000_000;

type Found =
  | { readonly kind: 'whole'; readonly reading: Reading; readonly bytes: Uint8Array }
  | { readonly kind: 'damaged'; readonly reading: Reading; readonly bytes: Uint8Array | undefined }
  | { readonly kind: 'missing' }
  | { readonly kind: 'locked'; readonly problem: Problem; readonly reading: Reading };

export function openKeptFile({ path, shape, writer, onDamage }: KeptFileParts): KeptFile {
  const stem = basename(path, '.json');
  const lastGood = openLastGood(path, sizeLimit, writer);
  const damagedCopies = openDamagedCopies(join(dirname(path), 'kept-aside'), stem, writer);
  const turns = createQueue();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => turns.run('file', task);
  /** The last reading is kept with its bytes, because most readings find the same content. */
  let before: { readonly bytes: Uint8Array; readonly reading: Reading } | undefined;
  let isCopied = false;

  async function look(): Promise<Found> {
    const bytes = await readBytes(path, sizeLimit);
    if (!bytes.ok) return lookAt(bytes.problem);
    if (before === undefined || Buffer.compare(before.bytes, bytes.value) !== 0) {
      before = { bytes: bytes.value, reading: readKept(bytes.value, shape) };
    }
    const { reading } = before;
    if (reading.tooNew) {
      const problem: KeptProblem = { code: 'settings/too-new', path };
      return { kind: 'locked', problem, reading };
    }
    return { kind: reading.damage.length === 0 ? 'whole' : 'damaged', reading, bytes: bytes.value };
  }

  function lookAt(problem: FileProblem): Found {
    if (problem.code === 'file/missing') return { kind: 'missing' };
    if (problem.code !== 'file/too-large') return { kind: 'locked', problem, reading: unreadableFile() };
    const reading = unreadableFile({ code: 'damage/too-large', limit: sizeLimit });
    return { kind: 'damaged', reading, bytes: undefined };
  }

  const entriesIn = (copy: LastGood | undefined): Entries =>
    copy === undefined ? new Map() : readKept(copy.bytes, shape).entries;

  async function holds(found: Found): Promise<Entries> {
    if (found.kind === 'whole' || (found.kind === 'locked' && found.reading.tooNew)) {
      return found.reading.entries;
    }
    const copy = entriesIn(await lastGood.read());
    if (found.kind !== 'missing') return joinEntries(found.reading.entries, copy);
    const newest = (await damagedCopies.undecided()).at(-1);
    return newest === undefined ? copy : joinEntries((await readDamagedCopy(newest)).entries, copy);
  }

  async function readDamagedCopy({ damaged }: DamagedCopy): Promise<Reading> {
    const bytes = await readBytes(damaged, sizeLimit);
    if (bytes.ok) return readKept(bytes.value, shape);
    if (bytes.problem.code === 'file/missing') return unreadableFile({ code: 'damage/gone' });
    return unreadableFile({ code: 'damage/too-large', limit: sizeLimit });
  }

  /** Returns the oldest first. A sound file unlike the one last written was mended by hand, which is a decision. */
  async function waiting(found: Found): Promise<readonly DamagedCopy[]> {
    const undecided = await damagedCopies.undecided();
    if (undecided.length === 0 || found.kind !== 'whole') return undecided;
    if (await lastGood.wrote(found.bytes)) return undecided;
    for (const one of undecided) await damagedCopies.decide(one);
    return [];
  }

  async function isNew(found: Found): Promise<boolean> {
    const newest = (await waiting(found)).at(-1);
    if (found.kind === 'missing') return newest === undefined && (await lastGood.read()) !== undefined;
    if (found.kind !== 'damaged') return false;
    if (newest === undefined || found.bytes === undefined) return true;
    const kept = await readBytes(newest.damaged, sizeLimit);
    return !kept.ok || Buffer.compare(kept.value, found.bytes) !== 0;
  }

  async function makeSafe(found: Found): Promise<Result<undefined, Problem>> {
    if (found.kind === 'locked') return refuse(found.problem);
    if (!(await isNew(found))) return ok(undefined);
    const kept = await damagedCopies.keep(damagedOf(found), await lastGood.read());
    if (!kept.ok) return kept;
    onDamage?.();
    return ok(undefined);
  }

  function damagedOf(found: Found): Damaged {
    if (found.kind !== 'damaged') return undefined;
    return found.bytes === undefined ? { move: path } : { bytes: found.bytes };
  }

  async function writeAll(entries: Entries): Promise<Result<Entries, Problem>> {
    if (writer === undefined) return refuse<FileProblem>({ code: 'file/read-only', path });
    const content = formatEntries(entries, shape);
    const bytes = Buffer.from(content);
    // A file that could not be read back, as one nested too deep, is never written.
    const isReadable = bytes.length <= sizeLimit && readKept(bytes, shape).damage.length === 0;
    if (!isReadable) return refuse<KeptProblem>({ code: 'settings/cannot-be-kept', path });
    // Without a copy, the file would later look as if it had been mended by hand.
    const isUndecided = (await damagedCopies.undecided()).length > 0;
    const written = await lastGood.writeBoth(content, isUndecided ? 'must-be-copied' : 'may-be-alone');
    if (!written.ok) return written;
    isCopied = true;
    return ok(entries);
  }

  /** A file by an older version or edited by hand has no current copy. */
  async function copyOnce(found: Found): Promise<void> {
    if (isCopied || writer === undefined || found.kind !== 'whole') return;
    isCopied = true;
    if ((await waiting(found)).length > 0) return;
    if (!(await lastGood.wrote(found.bytes))) await lastGood.take(found.bytes);
  }

  return {
    async read() {
      const found = await look();
      if (found.kind === 'whole' && (isCopied || writer === undefined)) return found.reading.entries;
      if (writer === undefined) return holds(found);
      return inTurn(async () => {
        const again = await look();
        await copyOnce(again);
        const entries = await holds(again);
        // If the damaged file cannot be kept aside, `damage` reports that and `update` refuses.
        await makeSafe(again);
        return entries;
      });
    },
    update: (change) =>
      inTurn(async () => {
        const found = await look();
        const entries = await holds(found);
        const safe = await makeSafe(found);
        return safe.ok ? writeAll(change(entries)) : safe;
      }),
    damage: () =>
      inTurn(async () => {
        const found = await look();
        if (found.kind === 'locked')
          return reportOf(found.reading, await lastGood.read(), { problem: found.problem });
        const safe = writer === undefined ? ok(undefined) : await makeSafe(found);
        const newest = safe.ok ? (await waiting(found)).at(-1) : undefined;
        if (newest !== undefined) {
          const reading = await readDamagedCopy(newest);
          const isGone = reading.damage[0]?.code === 'damage/gone';
          return reportOf(
            reading,
            await readCopy(newest.copy, sizeLimit),
            isGone ? {} : { kept: newest.damaged },
          );
        }
        const copy = await lastGood.read();
        const problem = safe.ok ? {} : { problem: safe.problem };
        if (found.kind === 'damaged') return reportOf(found.reading, copy, problem);
        const isGone = found.kind === 'missing' && copy !== undefined;
        return isGone ? reportOf(unreadableFile({ code: 'damage/gone' }), copy, problem) : undefined;
      }),
    mend: (how) =>
      inTurn(async () => {
        const found = await look();
        const all = await holds(found);
        const safe = await makeSafe(found);
        if (!safe.ok) return safe;
        const undecided = await waiting(await look());
        const newest = undecided.at(-1);
        if (newest === undefined) return ok(all);
        const damaged = (await readDamagedCopy(newest)).entries;
        const copy = entriesIn(await readCopy(newest.copy, sizeLimit));
        const [left, stays] = how === 'restore' ? [damaged, copy] : [copy, damaged];
        const written = await writeAll(withoutEntries(all, left, stays));
        if (!written.ok) return written;
        for (const one of undecided) {
          const decided = await damagedCopies.decide(one);
          if (!decided.ok) return decided;
        }
        onDamage?.();
        return written;
      }),
  };

  function reportOf(
    { entries, damage }: Reading,
    copy: LastGood | undefined,
    more: Pick<DamageReport, 'kept' | 'problem'>,
  ): DamageReport {
    const copied = entriesIn(copy);
    const onlyThere = new Map([...copied].filter(([key]) => !entries.has(key)));
    const brought = countEntries(copied, shape);
    return {
      path,
      damage,
      ...more,
      read: countEntries(entries, shape),
      copied: countEntries(onlyThere, shape),
      ...(copy === undefined || brought === 0 ? {} : { copy: { at: copy.at, entries: brought } }),
    };
  }
}
