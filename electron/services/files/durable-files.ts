import * as nodeFiles from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import {
  renameWithRetries,
  syncFolder,
  temporaryFor,
  writeInPlace,
  type WriteCalls,
} from './durable-file.ts';
import { fileProblem, systemCode, type FileProblem } from './file-problem.ts';
import { writeTarget, type WriteTarget, type WriteTargetProblem } from './write-target.ts';

/**
 * Files named by a person are written together, all or none. Each content goes to a synced temporary file first, so
 * that a full disk shows before anything has changed, and an old file gets a second name (a hard link keeps its
 * attributes). Then renames put the new files in place; if one fails, those before it are undone. A power cut or kill
 * is not undone: some targets are then new and others old, each whole, and the old files stay under hidden names ending
 * in `.cubewright-tmp`. Only without hard links can a kill leave an empty file under a free name.
 */

export interface NamedFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export type WriteFilesProblem =
  | WriteTargetProblem
  | { readonly code: 'file/named-twice'; readonly path: string }
  | { readonly code: 'file/not-put-back'; readonly path: string; readonly kept: string };

export type SetCalls = WriteCalls & Pick<typeof nodeFiles, 'link'>;

interface Staged extends WriteTarget {
  readonly temporary: string;
  /** This is the second name of the old file; undefined without an old file, or where a single rename needs no undo. */
  readonly old: string | undefined;
}

/** Writes all files or none. Links stay links, and pipes and devices are written to directly before any file. */
export async function writeFilesDurably(
  files: readonly NamedFile[],
  { overwrite }: { readonly overwrite: boolean },
  calls: SetCalls = nodeFiles,
): Promise<Result<undefined, WriteFilesProblem>> {
  const targets: (WriteTarget & NamedFile)[] = [];
  for (const file of files) {
    const found = await writeTarget(file.path, { overwrite });
    if (!found.ok) return found;
    if (targets.some(({ target }) => target === found.value.target)) {
      return refuse({ code: 'file/named-twice', path: file.path });
    }
    targets.push({ ...found.value, content: file.content });
  }
  const leftovers = new Set<string>();
  const written = await writeSet(targets, overwrite, leftovers, calls);
  for (const path of leftovers) await calls.rm(path, { force: true }).catch(() => undefined);
  return written;
}

/** Each file that is made goes into `leftovers` first and is taken out again if it must be kept. */
async function writeSet(
  targets: readonly (WriteTarget & NamedFile)[],
  overwrite: boolean,
  leftovers: Set<string>,
  calls: SetCalls,
): Promise<Result<undefined, WriteFilesProblem>> {
  const staged: Staged[] = [];
  for (const target of targets.filter(({ isDevice }) => !isDevice)) {
    const ready = await tried(target.path, () => stage(target, targets.length > 1, leftovers, calls));
    if (!ready.ok) return ready;
    staged.push(ready.value);
  }
  for (const { path, target, content } of targets.filter(({ isDevice }) => isDevice)) {
    const sent = await tried(path, () => writeInPlace(target, content, calls));
    if (!sent.ok) return sent;
  }
  const placed: Staged[] = [];
  for (const one of staged) {
    const put = await tried(one.path, () => place(one, overwrite, calls));
    if (!put.ok) return (await putBack(placed, leftovers, calls)) ?? put;
    if (!put.value) {
      return (await putBack(placed, leftovers, calls)) ?? refuse({ code: 'file/there', path: one.path });
    }
    placed.push(one);
  }
  for (const folder of new Set(staged.map(({ target }) => dirname(target)))) {
    const synced = await tried(folder, () => syncFolder(folder, calls));
    if (!synced.ok) return (await putBack(placed, leftovers, calls)) ?? synced;
  }
  return ok(undefined);
}

async function stage(
  file: WriteTarget & NamedFile,
  isOneOfMany: boolean,
  leftovers: Set<string>,
  calls: SetCalls,
): Promise<Staged> {
  const { target, content, mode } = file;
  const temporary = temporaryFor(target);
  leftovers.add(temporary);
  // If others could not read the old file, they must not read the new one while it is written.
  if (mode !== undefined) await (await calls.open(temporary, 'wx', 0o600)).close();
  await writeInPlace(temporary, content, calls);
  if (mode !== undefined) await nodeFiles.chmod(temporary, mode);
  const old = mode !== undefined && isOneOfMany ? temporaryFor(target) : undefined;
  if (old !== undefined) {
    leftovers.add(old);
    // Without hard links, or where the file belongs to another user, a copy does the same.
    await calls.link(target, old).catch(() => nodeFiles.copyFile(target, old));
  }
  return { ...file, temporary, old };
}

/** Resolves to false if a file that may not be overwritten has meanwhile appeared at the target. */
async function place({ temporary, target }: Staged, overwrite: boolean, calls: SetCalls): Promise<boolean> {
  if (overwrite) {
    await renameWithRetries(temporary, target, calls);
    return true;
  }
  // Another program may take the name meanwhile; a hard link takes a free name atomically.
  try {
    await calls.link(temporary, target);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
  }
  return placeWithoutLinks(temporary, target, calls);
}

async function placeWithoutLinks(temporary: string, target: string, calls: SetCalls): Promise<boolean> {
  try {
    await (await calls.open(target, 'wx')).close();
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await renameWithRetries(temporary, target, calls);
  } catch (error) {
    await calls.rm(target, { force: true });
    throw error;
  }
  return true;
}

async function putBack(
  placed: readonly Staged[],
  leftovers: Set<string>,
  calls: SetCalls,
): Promise<Result<never, WriteFilesProblem> | undefined> {
  let problem: Result<never, WriteFilesProblem> | undefined;
  for (const { path, target, old, mode } of placed.toReversed()) {
    // A single overwritten file is whole: its rename was the last step.
    if (mode !== undefined && old === undefined) continue;
    const undone = await tried(path, async () => {
      if (old === undefined) await calls.rm(target, { force: true });
      else await renameWithRetries(old, target, calls);
    });
    if (undone.ok) continue;
    if (old !== undefined) leftovers.delete(old);
    problem ??= old === undefined ? undone : refuse({ code: 'file/not-put-back', path, kept: old });
  }
  return problem;
}

async function tried<T>(path: string, action: () => Promise<T>): Promise<Result<T, FileProblem>> {
  try {
    return ok(await action());
  } catch (error) {
    return refuse(fileProblem(error, path));
  }
}
