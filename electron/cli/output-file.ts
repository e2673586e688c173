import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  writeFilesDurably,
  type NamedFile,
  type WriteFilesProblem,
} from '#electron/services/files/durable-files.ts';
import { linkTarget, writeTarget } from '#electron/services/files/write-target.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Call } from './command.ts';

export type OutputProblem =
  | { readonly code: 'cli/missing-output'; readonly command: string }
  | { readonly code: 'cli/file-there'; readonly path: string }
  | { readonly code: 'cli/no-folder' | 'cli/folder-takes-no-files'; readonly folder: string };

export function outputPath(call: Call, command: string): Result<string, OutputProblem> {
  const path = flagValue(call, 'output');
  return path === undefined ? refuse({ code: 'cli/missing-output', command }) : ok(path);
}

export async function freeOutputPath(call: Call, command: string): Promise<Result<string, Problem>> {
  const path = outputPath(call, command);
  if (!path.ok) return path;
  const target = await writeTarget(path.value, { overwrite: hasFlag(call, 'force') });
  return target.ok ? path : refuse(inWordsOfCommands(target.problem));
}

export async function writeOutputs(
  call: Call,
  files: readonly NamedFile[],
): Promise<Result<undefined, Problem>> {
  const written = await writeFilesDurably(files, { overwrite: hasFlag(call, 'force') });
  if (written.ok) return written;
  const { problem } = written;
  return refuse(
    problem.code === 'file/missing' ? await folderProblem(problem.path) : inWordsOfCommands(problem),
  );
}

/** A missing file means that its folder is missing, or that the folder, like `/proc`, takes no new files. */
async function folderProblem(path: string): Promise<OutputProblem> {
  const folder = dirname(await linkTarget(path));
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return { code: isThere ? 'cli/folder-takes-no-files' : 'cli/no-folder', folder };
}

function inWordsOfCommands(problem: WriteFilesProblem): OutputProblem | WriteFilesProblem {
  return problem.code === 'file/there' ? { code: 'cli/file-there', path: problem.path } : problem;
}

/** Puts the number, as `3` or `3-back`, before the ending where one `-o` makes several files. */
export function numberedPath(path: string, number: string, count: number): string {
  if (count === 1) return path;
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}-${number}${ending}`;
}

/** Finds files that an earlier run may have left; they may be somebody else's, so they are reported, not removed. */
export async function outputsOfEarlierRun(
  path: string,
  files: readonly { readonly path: string }[],
): Promise<readonly string[]> {
  const written = new Set(files.map((file) => basename(file.path)));
  const ending = extname(path);
  const stem = basename(path, ending);
  const isOurs = (name: string): boolean =>
    name.startsWith(stem) &&
    name.endsWith(ending) &&
    /^(-[1-9]\d*(-back)?)?$/.test(name.slice(stem.length, -ending.length));
  const found = await readdir(dirname(path)).catch(() => []);
  return found
    .filter((name) => isOurs(name) && !written.has(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => join(dirname(path), name));
}
