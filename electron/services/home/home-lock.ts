import { closeSync, constants, fchmodSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from '../files/file-problem.ts';
import type { Home } from './home.ts';
import { writeNote, readNote, type Door, type DoorEntrance } from './home-note.ts';
import { sweepLeftovers } from './leftovers.ts';
import { closeToOthers, fileMode, makePrivateFolder } from './private-folder.ts';

/**
 * A home has one writer: the process with the system's lock (OFD locks on Linux, flock on macOS, LockFileEx on
 * Windows). The lock ends with its process, however that ends; the note beside it only says who has it and how to join.
 */
export interface HomeLock {
  /**
   * Call this right before each change. A lost lock file is made again, but only in the folder that was locked: a home
   * that was moved, removed or unmounted is `home/lost` until it is back.
   */
  held(): Result<undefined, FileProblem>;
  canWrite(): Result<undefined, FileProblem>;
  announce(entrance: DoorEntrance | undefined): Result<undefined, FileProblem>;
  release(): void;
}

export type HomeInUse =
  | { readonly code: 'home/open-in-browser'; readonly path: string; readonly pid: number }
  | { readonly code: 'home/open-in-window'; readonly path: string; readonly pid: number }
  /** The door that holds the home has left no note. */
  | { readonly code: 'home/in-use'; readonly path: string };

export type HomeProblem = FileProblem | HomeInUse;

interface Claim {
  readonly file: number;
  readonly folder: string | undefined;
}

/** A home on a full or read-only disk can still be read: it is locked later, once it can be written. */
export function lockHome(home: Home, door: Door): Result<HomeLock, HomeProblem> {
  let claim: Claim | undefined;
  let entrance: DoorEntrance | undefined;
  let released = false;

  const leaveNoteNow = (): Result<undefined, FileProblem> => {
    try {
      writeNote(home.running, { pid: process.pid, door, ...entrance });
      return ok(undefined);
    } catch (error) {
      return refuse(fileProblem(error, home.folder));
    }
  };
  /** If there is no room for a note, the door works, but no second process can join it. */
  const noted = (): Result<undefined, FileProblem> => {
    const left = leaveNoteNow();
    return left.ok || isUnwritable(left.problem) ? ok(undefined) : left;
  };

  function begin(): Result<undefined, HomeProblem> {
    const first = claimFirst(home);
    if (!first.ok) return first;
    // Sweep first, which may make the room that the note needs.
    sweepLeftovers(home);
    const left = noted();
    if (left.ok) claim = first.value;
    else closeSync(first.value.file);
    return left;
  }

  function regain(before: Claim): Result<undefined, HomeProblem> {
    const again = claimAgain(home, before);
    if (!again.ok) return again;
    closeSync(before.file);
    claim = again.value;
    return noted();
  }

  function held(): Result<undefined, FileProblem> {
    if (released) return refuse(lost(home));
    if (claim !== undefined && isAt(claim.file, home.lock)) return ok(undefined);
    const taken = claim === undefined ? begin() : regain(claim);
    return taken.ok || !isInUse(taken.problem)
      ? (taken as Result<undefined, FileProblem>)
      : refuse(lost(home));
  }

  const begun = begin();
  if (!begun.ok && !isUnwritable(begun.problem)) return begun;
  return ok({
    held,
    canWrite() {
      const still = held();
      return still.ok ? leaveNoteNow() : still;
    },
    announce(next) {
      entrance = next;
      if (claim === undefined) return ok(undefined);
      return !released && isAt(claim.file, home.lock) ? noted() : refuse(lost(home));
    },
    release() {
      if (released) return;
      released = true;
      if (claim === undefined) return;
      // Remove the note first, so that a process that starts in between waits for a new note.
      if (isAt(claim.file, home.lock)) rmSync(home.running, { force: true });
      closeSync(claim.file);
    },
  });
}

export function isInUse(problem: Problem): problem is HomeInUse {
  return ['home/open-in-browser', 'home/open-in-window', 'home/in-use'].includes(problem.code);
}

export function isUnwritable({ code }: Problem): boolean {
  return code === 'file/disk-full' || code === 'file/read-only';
}

const lost = ({ folder }: Home): FileProblem => ({ code: 'home/lost', path: folder });

export function prepareHome(home: Home): Result<undefined, FileProblem> {
  const made = makePrivateFolder(home.folder);
  if (!made.ok) {
    return isFile(home.folder) ? refuse({ code: 'home/is-a-file', path: home.folder }) : made;
  }
  try {
    for (const folder of home.folders) closeToOthers(folder);
    return ok(undefined);
  } catch (error) {
    return refuse(fileProblem(error, home.folder));
  }
}

function claimFirst(home: Home): Result<Claim, HomeProblem> {
  const prepared = prepareHome(home);
  return prepared.ok ? tryTake(home, openFlags | constants.O_CREAT) : prepared;
}

/** Only the folder that was locked gets a new lock file; any other folder without one may be an empty mount point. */
function claimAgain(home: Home, before: Claim): Result<Claim, HomeProblem> {
  if (isFile(home.folder)) return refuse({ code: 'home/is-a-file', path: home.folder });
  const isSame = before.folder !== undefined && markOf(home.folder) === before.folder;
  const again = tryTake(home, isSame ? openFlags | constants.O_CREAT : openFlags);
  if (again.ok) return again;
  return refuse(again.problem.code === 'file/missing' ? lost(home) : again.problem);
}

function tryTake(home: Home, flags: number): Result<Claim, HomeProblem> {
  try {
    const folder = markOf(home.folder);
    const file = take(home, flags);
    return file.ok ? ok({ file: file.value, folder }) : file;
  } catch (error) {
    const problem = fileProblem(error, home.lock);
    // The folder was found before, so the link that was not followed is the lock file.
    return refuse(problem.code === 'file/link-loop' ? { ...problem, code: 'home/lock-is-a-link' } : problem);
  }
}

/** With these flags, opening never waits for a pipe and follows no link. */
const openFlags = constants.O_RDWR | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Doors that end in between never cost so many tries; a lock file that vanishes this often is removed on purpose. */
const mostTries = 20;

function take(home: Home, flags: number): Result<number, HomeProblem> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const file = openSync(home.lock, flags, fileMode);
    const locked = tryLock(file, home);
    if (!locked.ok) {
      closeSync(file);
      return locked;
    }
    // A lock on a file that was removed between opening and locking protects nothing.
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

function holderOf({ folder: path, running }: Home): HomeInUse {
  const note = readNote(running);
  if (note === undefined) return { code: 'home/in-use', path };
  const { pid } = note;
  return note.door === 'browser'
    ? { code: 'home/open-in-browser', path, pid }
    : { code: 'home/open-in-window', path, pid };
}

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

function markOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}

interface LockLibrary {
  tryLock(file: number): boolean;
}

const require = createRequire(import.meta.url);

/** Loads the library on demand, so that all else works on a system for which it has no build; undefined there. */
function library(): LockLibrary | undefined {
  try {
    return require('fs-native-extensions') as LockLibrary;
  } catch {
    return undefined;
  }
}
