import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { join } from 'node:path';
import { gameId as fileId } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { moveFile, type MoveCalls } from './move-file.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import { createQueue } from '../turns.ts';
import { readText, readTextNow } from './read-file.ts';

export type ShelfProblem =
  | FileProblem
  | { readonly code: 'file/changed-elsewhere'; readonly id: string }
  | { readonly code: 'file/odd-name'; readonly path: string };

export interface KeptText {
  readonly id: string;
  readonly text: string;
  readonly revision: number;
}

/** A shelf is a folder of text files. Each write is whole, and none overwrites another window's change. */
export interface TextShelf {
  pathOf(id: string): string;
  files(): Promise<
    Result<readonly { readonly file: string; readonly id: string | undefined }[], FileProblem>
  >;
  read(id: string): Promise<Result<KeptText>>;
  create(stem: string, text: string): Promise<Result<{ readonly id: string; readonly revision: number }>>;
  save(id: string, text: string, revision: number): Promise<Result<{ readonly revision: number }>>;
  /** Moves the text to the folder `deleted`, under a name that tells its id and the time. */
  remove(id: string): Promise<Result<{ readonly deleted: string }>>;
  deleted(): Promise<Result<readonly DeletedText[], FileProblem>>;
  deletedPath(deleted: string): string;
  /** The text gets its id back unless another text has it by now. */
  restore(deleted: string): Promise<Result<{ readonly id: string }>>;
  /**
   * Nothing else destroys texts. One that cannot be destroyed does not keep the others, and the first problem is
   * returned. The changes are told together at the end, so that whoever looks at the folder then looks once.
   */
  destroy(deleted: readonly string[]): Promise<Result<undefined>>;
}

export interface DeletedText {
  readonly deleted: string;
  readonly id: string;
  /** The time is in milliseconds since 1970. */
  readonly at: number;
}

export interface ShelfParts {
  readonly folder: string;
  readonly deleted: string;
  readonly suffix: string;
  readonly limit: number;
  readonly writer: HomeWriter;
  readonly missing: (id: string) => Problem;
  readonly changed: (id: string, revision?: number) => void;
  /** Gets what a save has replaced. */
  readonly replaced?: ((id: string, before: string) => void) | undefined;
  /** The calls that move a text. */
  readonly calls?: MoveCalls;
}

export function openTextShelf({
  folder,
  deleted,
  suffix,
  limit,
  writer,
  missing,
  changed,
  replaced,
  calls = nodeFiles,
}: ShelfParts): TextShelf {
  const queue = createQueue();
  const pathOf = (id: string): string => join(folder, id + suffix);
  const deletedPath = (name: string): string => join(deleted, name + suffix);

  const read = async (id: string): Promise<Result<KeptText>> => kept(id, await readText(pathOf(id), limit));

  function kept(id: string, text: Result<string, FileProblem>): Result<KeptText> {
    if (text.ok) return ok({ id, text: text.value, revision: revisionOf(text.value) });
    return refuse(text.problem.code === 'file/missing' ? (homeLost() ?? missing(id)) : text.problem);
  }

  /** If the whole home has vanished, that is the problem to report, not a missing file. */
  function homeLost(): FileProblem | undefined {
    const still = writer.held();
    return !still.ok && still.problem.code === 'home/lost' ? still.problem : undefined;
  }

  async function write(
    id: string,
    text: string,
    mayReplace?: () => Result<undefined, ShelfProblem>,
  ): Promise<Result<{ readonly revision: number }>> {
    const written = await writer.write(pathOf(id), text, mayReplace);
    if (!written.ok) return written;
    const revision = revisionOf(text);
    changed(id, revision);
    return ok({ revision });
  }

  async function create(
    stem: string,
    text: string,
  ): Promise<Result<{ readonly id: string; readonly revision: number }>> {
    const id = newId(stem);
    const written = await queue.run(id, async () => (existsSync(pathOf(id)) ? undefined : write(id, text)));
    // Two files made within a second can get the same random digits.
    if (written === undefined) return create(stem, text);
    return written.ok ? ok({ id, revision: written.value.revision }) : written;
  }

  return {
    pathOf,

    async files() {
      const names = await readFolder(folder);
      if (!names.ok && names.problem.code !== 'file/missing') return names;
      const away = names.ok ? undefined : homeLost();
      if (away !== undefined) return refuse(away);
      return ok(
        (names.ok ? names.value : [])
          .filter((name) => name.endsWith(suffix))
          .map((file) => {
            const id = fileId.safeParse(file.slice(0, -suffix.length));
            return { file, id: id.success ? id.data : undefined };
          }),
      );
    },

    /** Waits for saves that arrived before. */
    read: (id) => queue.run(id, () => read(id)),
    create,

    save(id, text, revision) {
      return queue.run(id, async () => {
        const stateBefore = fileState(pathOf(id));
        const present = kept(id, readTextNow(pathOf(id), limit));
        if (!present.ok) return present;
        const elsewhere = refuse<ShelfProblem>({ code: 'file/changed-elsewhere', id });
        // A save whose answer was lost is sent again.
        if (present.value.text === text) return ok({ revision: present.value.revision });
        if (present.value.revision !== revision) return elsewhere;
        // A program that takes no locks may change the file during the write.
        const isSame = () => (fileState(pathOf(id)) === stateBefore ? ok(undefined) : elsewhere);
        const written = await write(id, text, isSame);
        if (written.ok) replaced?.(id, present.value.text);
        return written;
      });
    },

    remove(id) {
      return queue.run(id, async () => {
        const made = writer.makeFolder(deleted);
        if (!made.ok) return made;
        const name = `${id}-${stamp()}`;
        const moved = await move(id, pathOf(id), deletedPath(name));
        if (!moved.ok) return moved;
        changed(id);
        return ok({ deleted: name });
      });
    },

    async deleted() {
      const names = await readFolder(deleted);
      if (!names.ok) return names.problem.code === 'file/missing' ? ok([]) : names;
      return ok(
        names.value
          .filter((name) => name.endsWith(suffix))
          .flatMap((name) => deletedText(name.slice(0, -suffix.length)) ?? []),
      );
    },

    deletedPath,

    async restore(name) {
      const text = deletedText(name);
      if (text === undefined) return refuse(missing(name));
      return queue.run(text.id, async () => {
        const made = writer.makeFolder(folder);
        if (!made.ok) return made;
        let { id } = text;
        while (existsSync(pathOf(id))) id = newId(/^[a-z0-9]+/.exec(text.id)?.[0] ?? '');
        const moved = await move(id, deletedPath(name), pathOf(id));
        if (!moved.ok) return moved;
        const back = await read(id);
        changed(id, back.ok ? back.value.revision : 0);
        return ok({ id });
      });
    },

    async destroy(names) {
      const gone: string[] = [];
      let problem: Problem | undefined;
      for (const name of names) {
        const destroyed = await destroyOne(name);
        if (destroyed.ok) gone.push(destroyed.value);
        else problem ??= destroyed.problem;
      }
      for (const id of gone) changed(id);
      return problem === undefined ? ok(undefined) : refuse(problem);
    },
  };

  async function destroyOne(name: string): Promise<Result<string>> {
    const text = deletedText(name);
    if (text === undefined) return refuse(missing(name));
    return queue.run(text.id, async () => {
      const still = writer.held();
      if (!still.ok) return still;
      try {
        await nodeFiles.rm(deletedPath(name));
        return ok(text.id);
      } catch (error) {
        const problem = fileProblem(error, deletedPath(name));
        return refuse(problem.code === 'file/missing' ? missing(text.id) : problem);
      }
    });
  }

  async function move(id: string, from: string, to: string): Promise<Result<undefined>> {
    try {
      await moveFile(from, to, calls);
      return ok(undefined);
    } catch (error) {
      const problem = fileProblem(error, from);
      return refuse(problem.code === 'file/missing' ? missing(id) : problem);
    }
  }
}

/** Returns what the name of a deleted text tells, or undefined if no text is deleted under such a name. */
export function deletedText(deleted: string): DeletedText | undefined {
  const [, id, stamped = ''] = /^(.+)(-\d{8}-\d{6})$/.exec(deleted) ?? [];
  const at = timeInStamp(stamped);
  const known = fileId.safeParse(id);
  return known.success && at !== undefined ? { deleted, id: known.data, at } : undefined;
}

async function readFolder(path: string): Promise<Result<readonly string[], FileProblem>> {
  try {
    return ok(await nodeFiles.readdir(path));
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}

function fileState(path: string): string {
  try {
    const { dev, ino, size, mtimeNs } = statSync(path, { bigint: true });
    return `${dev} ${ino} ${size} ${mtimeNs}`;
  } catch {
    return '';
  }
}

/** An id consists of the stem, the time and four random hex digits, so that it is readable, sortable and unique. */
function newId(stem: string): string {
  const plain = stem.toLowerCase().replaceAll(/[^a-z0-9]+/g, '') || 'file';
  return `${plain.slice(0, 30)}-${stamp()}-${randomBytes(2).toString('hex')}`;
}

export function stamp(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Returns the time in an id made by `newId`, in milliseconds since 1970, or undefined for other ids. */
export function timeInId(id: string): number | undefined {
  return timeInStamp(/(-\d{8}-\d{6})-[0-9a-f]{4}$/.exec(id)?.[1] ?? '');
}

function timeInStamp(stamped: string): number | undefined {
  const match = /^-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/.exec(stamped);
  if (match === null) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}

/** A revision is 48 bits of the text's SHA-256, so it survives a restart and shows changes by other programs. */
export function revisionOf(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
