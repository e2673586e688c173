import { constants } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Dice } from './dice.ts';

/**
 * A disk with what is on it now and what a power cut would leave of it. Contents are safe once their file was synced,
 * names once their folder was; a change of a name within a folder is one step, between folders two.
 */
export interface Inode {
  readonly ino: number;
  readonly kind: 'file' | 'folder';
  mode: number;
  mtime: number;
  birthtime: number;
  data: Uint8Array;
  /** What a power cut leaves of the contents at worst. */
  safe: Uint8Array;
  readonly names: Map<string, number>;
  safeNames: Map<string, number>;
  /** The changes of names that no power cut has to keep yet, in their order. */
  readonly unsafe: (readonly NameChange[])[];
}

interface NameChange {
  readonly name: string;
  /** Undefined where the name goes. */
  readonly ino: number | undefined;
}

/** What names are the same to a disk: most of Windows and macOS ignore case, and some of macOS keep accents apart. */
export const namings = {
  exact: (name: string) => name,
  caseless: (name: string) => name.toLowerCase(),
  decomposed: (name: string) => name.normalize('NFD'),
} as const satisfies Readonly<Record<string, (name: string) => string>>;

export type Naming = keyof typeof namings;

export interface DiskState {
  /** In bytes; what is written beyond it finds no room. */
  room: number;
  /** Where it lies, syncing makes nothing safe and says that it has. */
  lies: boolean;
  /** So many renames find their file held by somebody else. */
  held: number;
  /** So many writes fail for no reason that the program can know. */
  broken: number;
}

export interface Disk {
  readonly state: DiskState;
  readonly inodes: ReadonlyMap<number, Inode>;
  /** Undefined where nothing has this path. */
  at(path: string): Inode | undefined;
  /** The path as the disk spells it. */
  spelt(path: string): string;
  /** Opens with the flags of the system; returns the inode. */
  open(path: string, flags: number | string, mode: number): Inode;
  write(inode: Inode, bytes: Uint8Array): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  remove(path: string, force: boolean): void;
  makeFolder(path: string, mode: number): void;
  list(path: string): readonly string[];
  sync(inode: Inode): void;
  touch(inode: Inode, at: number): void;
  /** The bytes of all that has a name. */
  used(): number;
  /** Leaves what is safe, and of the rest whatever the dice say. */
  cutPower(dice: Dice): void;
}

export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code, path });
}

const none = new Uint8Array(0);

export function createDisk(date: () => number, naming: Naming = 'exact', knowsLinks = true): Disk {
  const inodes = new Map<number, Inode>();
  const state: DiskState = { room: Infinity, lies: false, held: 0, broken: 0 };
  let lastIno = 1;

  function make(kind: Inode['kind'], mode: number): Inode {
    lastIno += 1;
    const now = date();
    const made: Inode = {
      ino: lastIno,
      kind,
      mode,
      mtime: now,
      birthtime: now,
      data: none,
      safe: none,
      names: new Map(),
      safeNames: new Map(),
      unsafe: [],
    };
    inodes.set(made.ino, made);
    return made;
  }
  const root = make('folder', 0o755);

  /** How this folder spells the name, or would if it had it. */
  function spellingIn({ names }: Inode, name: string): string {
    const key = namings[naming];
    if (naming === 'exact' || names.has(name)) return name;
    const there = [...names.keys()].find((one) => key(one) === key(name));
    return there ?? (naming === 'decomposed' ? key(name) : name);
  }

  function walk(path: string): { readonly end: Inode | undefined; readonly spelt: string } {
    let here: Inode | undefined = root;
    let spelt = '';
    for (const written of resolve(path).split('/').filter(Boolean)) {
      const name: string = here === undefined ? written : spellingIn(here, written);
      const ino: number | undefined = here?.names.get(name);
      here = ino === undefined ? undefined : inodes.get(ino);
      spelt += `/${name}`;
    }
    return { end: here, spelt };
  }
  const at = (path: string): Inode | undefined => walk(path).end;
  const nameOf = (path: string): string => walk(path).spelt.split('/').at(-1) ?? '';
  function folderOf(path: string): Inode {
    const folder = at(dirname(resolve(path)));
    if (folder === undefined) throw systemError('ENOENT', path);
    if (folder.kind !== 'folder') throw systemError('ENOTDIR', path);
    return folder;
  }
  function there(path: string): Inode {
    const found = at(path);
    if (found === undefined) throw systemError('ENOENT', path);
    return found;
  }

  function change(folder: Inode, changes: readonly NameChange[]): void {
    for (const { name, ino } of changes) {
      if (ino === undefined) folder.names.delete(name);
      else folder.names.set(name, ino);
    }
    folder.unsafe.push(changes);
    folder.mtime = date();
  }

  /** The bytes of all that has a name. */
  function used(folder: Inode = root): number {
    let sum = 0;
    for (const ino of folder.names.values()) {
      const inode = inodes.get(ino);
      if (inode !== undefined) sum += inode.kind === 'folder' ? used(inode) : inode.data.length;
    }
    return sum;
  }
  const isFull = (more: number): boolean => state.room !== Infinity && used() + more > state.room;
  function fails(path: string): void {
    if (state.broken === 0) return;
    state.broken -= 1;
    throw systemError('EIO', path);
  }

  return {
    state,
    inodes,
    at,
    spelt: (path) => walk(path).spelt,
    used: () => used(),
    open(path, flags, mode) {
      const wanted = typeof flags === 'string' ? flags : '';
      const number = typeof flags === 'number' ? flags : 0;
      const creates = wanted.startsWith('w') || (number & constants.O_CREAT) !== 0;
      const found = at(path);
      if (found !== undefined && wanted === 'wx') throw systemError('EEXIST', path);
      if (found?.kind === 'folder' && creates) throw systemError('EISDIR', path);
      if (found !== undefined) {
        if (wanted === 'w') found.data = none;
        return found;
      }
      if (!creates) throw systemError('ENOENT', path);
      const folder = folderOf(path);
      fails(path);
      if (isFull(1)) throw systemError('ENOSPC', path);
      const made = make('file', mode);
      change(folder, [{ name: nameOf(path), ino: made.ino }]);
      return made;
    },
    write(inode, bytes) {
      fails(`inode ${inode.ino}`);
      if (isFull(bytes.length - inode.data.length)) {
        inode.data = bytes.slice(0, Math.max(0, bytes.length >> 1));
        throw systemError('ENOSPC', `inode ${inode.ino}`);
      }
      inode.data = bytes;
      inode.mtime = date();
    },
    rename(from, to) {
      const moved = there(from);
      if (state.held > 0) {
        state.held -= 1;
        throw systemError('EBUSY', from);
      }
      fails(from);
      const [source, target] = [folderOf(from), folderOf(to)];
      if (at(to)?.kind === 'folder') throw systemError('EISDIR', to);
      const goes: NameChange = { name: nameOf(from), ino: undefined };
      const comes: NameChange = { name: nameOf(to), ino: moved.ino };
      if (source === target) change(source, [goes, comes]);
      else {
        change(target, [comes]);
        change(source, [goes]);
      }
    },
    link(from, to) {
      const linked = there(from);
      if (at(to) !== undefined) throw systemError('EEXIST', to);
      if (!knowsLinks) throw systemError('EPERM', to);
      fails(to);
      change(folderOf(to), [{ name: nameOf(to), ino: linked.ino }]);
    },
    remove(path, force) {
      if (at(path) === undefined) {
        if (force) return;
        throw systemError('ENOENT', path);
      }
      change(folderOf(path), [{ name: nameOf(path), ino: undefined }]);
    },
    makeFolder(path, mode) {
      if (at(path) !== undefined) throw systemError('EEXIST', path);
      const folder = folderOf(path);
      fails(path);
      change(folder, [{ name: nameOf(path), ino: make('folder', mode).ino }]);
    },
    list(path) {
      const folder = there(path);
      if (folder.kind !== 'folder') throw systemError('ENOTDIR', path);
      return [...folder.names.keys()];
    },
    sync(inode) {
      if (state.lies) return;
      if (inode.kind === 'file') inode.safe = inode.data;
      else {
        inode.safeNames = new Map(inode.names);
        inode.unsafe.length = 0;
      }
    },
    touch(inode, time) {
      inode.mtime = time;
    },
    cutPower(dice) {
      for (const inode of inodes.values()) {
        if (inode.kind === 'folder') {
          for (const changes of inode.unsafe.slice(0, dice.between(0, inode.unsafe.length))) {
            for (const { name, ino } of changes) {
              if (ino === undefined) inode.safeNames.delete(name);
              else inode.safeNames.set(name, ino);
            }
          }
          inode.names.clear();
          for (const [name, ino] of inode.safeNames) inode.names.set(name, ino);
          inode.unsafe.length = 0;
        } else if (inode.data !== inode.safe) {
          inode.data = dice.pick([inode.safe, inode.data, torn(inode, dice)]);
          inode.safe = inode.data;
        }
      }
      state.held = 0;
      state.broken = 0;
    },
  };
}

/** The first part of the new contents, and zeros for the rest. */
function torn({ data }: Inode, dice: Dice): Uint8Array {
  const left = new Uint8Array(data.length);
  left.set(data.subarray(0, dice.between(0, data.length)));
  return left;
}
