import { closeSync, constants, fchmodSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import type { Home } from './home.ts';
import { leaveNote, readNote, type Door, type Entrance } from './home-note.ts';
import { sweepLeftovers } from './leftovers.ts';
import { closeToOthers, fileMode, makePrivateFolder } from './private-folder.ts';

/**
 * One home, one writer. A door locks a file in the home before it serves anything and keeps the lock as long as it
 * lives. The lock is the operating system's own (OFD locks on Linux, flock on macOS, LockFileEx on Windows): it goes
 * when its process ends, however that ends, and stays while the process is suspended. So it alone decides who is first;
 * the note beside it only says who that is and how to join it.
 */
export interface HomeLock {
  /**
   * Whether the home is still ours to write; to be asked right before each change. Somebody may remove the lock file,
   * or the whole home, and another door may lock a new one: then this is refused. A lock file that is gone and that
   * nobody else has taken since is made and locked again.
   */
  held(): Result<undefined, FileProblem>;
  /** Says in the note how to join this door; undefined: not yet, or not any more. */
  announce(entrance: Entrance | undefined): Result<undefined, FileProblem>;
  release(): void;
}

/** Who has the home. */
export type InUse =
  | { readonly code: 'home/open-in-browser'; readonly path: string; readonly pid: number }
  | { readonly code: 'home/open-in-window'; readonly path: string; readonly pid: number }
  /** Held by a door that has not left its note. */
  | { readonly code: 'home/in-use'; readonly path: string };

export type HomeProblem = FileProblem | InUse;

/** Takes the home for this process, or says who has it. What crashed writes left there is swept away. */
export function lockHome(home: Home, door: Door): Result<HomeLock, HomeProblem> {
  const first = claim(home);
  if (!first.ok) return first;
  let file = first.value;
  let entrance: Entrance | undefined;
  let released = false;

  const note = (): void => {
    leaveNote(home.running, { pid: process.pid, door, ...entrance });
  };

  function regain(): Result<undefined, FileProblem> {
    const again = claim(home);
    if (!again.ok) return refuse(isInUse(again.problem) ? lost(home) : again.problem);
    closeSync(file);
    file = again.value;
    return leaving(home, note);
  }

  const left = leaving(home, note);
  if (!left.ok) {
    closeSync(file);
    return left;
  }
  sweepLeftovers([
    home.folder,
    home.games,
    home.deleted,
    home.drafts,
    home.designs,
    home.prints,
    home.lexica,
    home.keptAside,
  ]);
  return ok({
    held() {
      if (released) return refuse(lost(home));
      return isAt(file, home.lock) ? ok(undefined) : regain();
    },
    announce(next) {
      entrance = next;
      return !released && isAt(file, home.lock) ? leaving(home, note) : refuse(lost(home));
    },
    release() {
      if (released) return;
      released = true;
      // The note goes first: whoever comes in between waits for one.
      if (isAt(file, home.lock)) rmSync(home.running, { force: true });
      closeSync(file);
    },
  });
}

/** Whether another door has the home. */
export function isInUse(problem: Problem): problem is InUse {
  return ['home/open-in-browser', 'home/open-in-window', 'home/in-use'].includes(problem.code);
}

const lost = ({ folder }: Home): FileProblem => ({ code: 'home/lost', path: folder });

/** Makes the home where it is missing, and closes it to everybody but its owner. */
export function prepareHome(home: Home): Result<undefined, FileProblem> {
  const made = makePrivateFolder(home.folder);
  if (!made.ok) {
    return isFile(home.folder) ? refuse({ code: 'home/is-a-file', path: home.folder }) : made;
  }
  try {
    for (const folder of [home.folder, home.games, home.deleted, home.lexica, home.keptAside, home.desktop]) {
      closeToOthers(folder);
    }
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, home.folder));
  }
}

/** Prepares and locks: the open lock file, or why there is none. */
function claim(home: Home): Result<number, HomeProblem> {
  const prepared = prepareHome(home);
  if (!prepared.ok) return prepared;
  try {
    return take(home);
  } catch (error) {
    return refuse(fileProblem(error, home.lock));
  }
}

/** Never waits for a pipe, follows no link. */
const openFlags =
  constants.O_RDWR | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** More than a door that ends meanwhile can take away; whoever removes the file again and again means harm. */
const mostTries = 20;

function take(home: Home): Result<number, HomeProblem> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const file = openSync(home.lock, openFlags, fileMode);
    const locked = tryLock(file, home);
    if (!locked.ok) {
      closeSync(file);
      return locked;
    }
    // Removed between the opening and the locking, it guards nothing.
    if (isAt(file, home.lock)) {
      fchmodSync(file, fileMode);
      return ok(file);
    }
    closeSync(file);
  }
  return refuse({ code: 'file/busy', path: home.lock });
}

function tryLock(file: number, home: Home): Result<undefined, HomeProblem> {
  const locks = library();
  if (locks === undefined) {
    const system = `${process.platform}, ${process.arch}`;
    return refuse({ code: 'home/no-lock-library', path: home.folder, system });
  }
  try {
    return locks.tryLock(file) ? ok(undefined) : refuse(holderOf(home));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
    return refuse({ code: 'home/no-lock', path: home.folder, reason });
  }
}

function holderOf({ folder: path, running }: Home): InUse {
  const note = readNote(running);
  if (note === undefined) return { code: 'home/in-use', path };
  const { pid } = note;
  return note.door === 'browser'
    ? { code: 'home/open-in-browser', path, pid }
    : { code: 'home/open-in-window', path, pid };
}

/** Whether the file that is open is the one at this path. */
function isAt(file: number, path: string): boolean {
  try {
    const open = fstatSync(file, { bigint: true });
    const there = statSync(path, { bigint: true });
    return open.ino === there.ino && open.dev === there.dev;
  } catch {
    return false;
  }
}

function isFile(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function leaving(home: Home, note: () => void): Result<undefined, FileProblem> {
  try {
    note();
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, home.running));
  }
}

/** The part of `fs-native-extensions` that is used here; it comes without types. */
interface LockLibrary {
  /** Locks the whole of an open file for its descriptor alone; false where another one has it. */
  tryLock(file: number): boolean;
}

const require = createRequire(import.meta.url);

/**
 * Loaded when it is needed: on a system that it was not built for, all that needs no lock still works. Undefined there.
 */
function library(): LockLibrary | undefined {
  try {
    return require('fs-native-extensions') as LockLibrary;
  } catch {
    return undefined;
  }
}
