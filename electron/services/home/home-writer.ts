import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { writeDurably, type WriteCalls } from '../files/durable-file.ts';
import type { FileProblem } from '../files/file-problem.ts';
import { fileMode, makePrivateFolder } from './private-folder.ts';
import { kindOf } from '../files/read-file.ts';

/** All changes to the home pass through a writer; it keeps files private, and writes nothing once the home is lost. */
export interface HomeWriter {
  /** Call this before a change that is not a write: a move or a removal. */
  held(): Result<undefined, FileProblem>;
  makeFolder(path: string): Result<undefined, FileProblem>;
  /** Writes a file whole or not at all, and makes a missing folder; `mayReplace` runs right before the replacement. */
  write<P extends Problem = never>(
    path: string,
    content: string | Uint8Array,
    mayReplace?: () => Result<undefined, P>,
  ): Promise<Result<undefined, FileProblem | P>>;
}

export interface HomeWriterParts {
  /** Checks the lock; without this check every write goes through, as in a folder that is not a home. */
  readonly held?: HomeWriter['held'];
  /** The writer never makes this folder. */
  readonly home?: string | undefined;
  readonly calls?: WriteCalls;
}

export function createHomeWriter(parts: HomeWriterParts = {}): HomeWriter {
  const { held = () => ok(undefined), home, calls } = parts;
  const makeFolder = (path: string): Result<undefined, FileProblem> => {
    const still = held();
    return still.ok ? unlessLost(makePrivateFolder(path, home)) : still;
  };
  /** If the home has been lost meanwhile, that is the problem to report. */
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
      // None of our files is a pipe or device, and writing to one could block.
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
