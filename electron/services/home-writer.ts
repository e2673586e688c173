import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { writeDurably, type WriteCalls } from './durable-file.ts';
import type { FileProblem } from './file-problem.ts';
import { fileMode, makePrivateFolder } from './private-folder.ts';
import { kindOf } from './read-file.ts';

/** Writes one file, as `writeDurably` does. */
export type WriteFile = (
  path: string,
  content: string | Uint8Array,
) => Promise<Result<undefined, FileProblem>>;

/** How services change the home: everything private to its owner, and nothing once another door has the home. */
export interface HomeWriter {
  /** Asked right before a change that is not a write: a move or a removal. */
  held(): Result<undefined, FileProblem>;
  makeFolder(path: string): Result<undefined, FileProblem>;
  /**
   * Whole or not at all, with the folder it is in where that is missing. `mayReplace` is asked right before the new
   * file takes the place of the old one.
   */
  write<P extends Problem = never>(
    path: string,
    content: string | Uint8Array,
    mayReplace?: () => Result<undefined, P>,
  ): Promise<Result<undefined, FileProblem | P>>;
}

export interface HomeWriterParts {
  /** Of the lock on the home. Without it every write goes through: for a folder that is nobody's home. */
  readonly held?: HomeWriter['held'];
  /** The home itself, which is never made here. */
  readonly home?: string | undefined;
  /** For tests that make the disk fail. */
  readonly calls?: WriteCalls;
}

export function createHomeWriter(parts: HomeWriterParts = {}): HomeWriter {
  const { held = () => ok(undefined), home, calls } = parts;
  const makeFolder = (path: string): Result<undefined, FileProblem> => {
    const still = held();
    return still.ok ? unlessLost(makePrivateFolder(path, home)) : still;
  };
  /** What failed because the home went away meanwhile says so. */
  function unlessLost<P extends Problem>(done: Result<undefined, P>): Result<undefined, FileProblem | P> {
    if (done.ok) return done;
    const still = held();
    return still.ok ? done : still;
  }
  return {
    held,
    makeFolder,
    async write<P extends Problem = never>(
      path: string,
      content: string | Uint8Array,
      mayReplace: () => Result<undefined, P> = () => ok(undefined),
    ) {
      const folder = makeFolder(dirname(path));
      if (!folder.ok) return folder;
      // Nothing of ours is a pipe or a device, and writing into one might wait for ever.
      const there = await stat(path).catch(() => undefined);
      if (there !== undefined && !there.isFile() && !there.isDirectory()) {
        return refuse({ code: 'file/not-a-file', path, kind: kindOf(there) });
      }
      const written = await writeDurably<FileProblem | P>(path, content, calls, {
        mode: fileMode,
        mayReplace() {
          const still = held();
          return still.ok ? mayReplace() : still;
        },
      });
      return unlessLost(written);
    },
  };
}
