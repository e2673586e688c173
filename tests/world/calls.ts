import { constants, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemError, type Inode } from './disk.ts';
import { atOnce, inTime, opened, type Program } from './program.ts';

const programFolder = fileURLToPath(new URL('../..', import.meta.url));
/** The program itself lies on the real disk, which no fault befalls. */
const isOfProgram = (path: string): boolean => path.startsWith(programFolder);

/** The calls of Node's file system that the services make, on the disk of a world. What is not here they do not use. */
export function syncCalls(program: Program) {
  const { disk } = program.world;
  const change = (path: string): void => program.world.changes(program, path);
  const now = <T>(action: () => T): T => atOnce(program, action);
  const openSync = (path: string, flags: number | string, mode = 0o666): number =>
    now(() => {
      if (disk.at(path) === undefined) change(path);
      return handle(program, disk.open(path, flags, mode));
    });
  return {
    constants,
    openSync,
    closeSync: (file: number) => now(() => close(program, file)),
    fsyncSync: (file: number) => now(() => disk.sync(opened(program, file))),
    fstatSync: (file: number, how?: StatHow) => now(() => stats(opened(program, file), how)),
    fchmodSync: (file: number, mode: number) => now(() => setMode(opened(program, file), mode)),
    existsSync: (path: string) =>
      isOfProgram(path) ? existsSync(path) : now(() => disk.at(path) !== undefined),
    statSync: (path: string, how?: StatHow) =>
      now(() => {
        const found = disk.at(path);
        if (found === undefined && how?.throwIfNoEntry === false) return undefined;
        return stats(there(program, path), how);
      }),
    readFileSync: (from: number | string, encoding?: 'utf8') => {
      if (typeof from === 'string' && isOfProgram(from)) {
        return encoding === undefined ? readFileSync(from) : readFileSync(from, encoding);
      }
      return now(() => {
        const { data } = typeof from === 'number' ? opened(program, from) : there(program, from);
        return encoding === undefined ? Buffer.from(data) : Buffer.from(data).toString('utf8');
      });
    },
    readdirSync: (path: string) => now(() => disk.list(path)),
    mkdirSync: (path: string, mode: number) => now(() => disk.makeFolder(path, mode)),
    chmodSync: (path: string, mode: number) => now(() => setMode(there(program, path), mode)),
    renameSync: (from: string, to: string) =>
      now(() => {
        change(to);
        disk.rename(from, to);
      }),
    rmSync: (path: string, { force = false } = {}) =>
      now(() => {
        change(path);
        disk.remove(path, force);
      }),
    writeFileSync: (path: string, text: string, { mode, flag }: { mode: number; flag: string }) =>
      now(() => {
        change(path);
        disk.write(disk.open(path, flag, mode), Buffer.from(text));
      }),
  };
}

export function promiseCalls(program: Program) {
  const { disk } = program.world;
  const change = (path: string): void => program.world.changes(program, path);
  const soon = <T>(action: () => T): Promise<T> => inTime(program, action);
  return {
    open: (path: string, flags: number | string = 'r', mode = 0o666) =>
      soon(() => {
        if (typeof flags === 'string' && flags !== 'r') change(path);
        const inode = disk.open(path, flags, mode);
        return fileHandle(program, handle(program, inode));
      }),
    stat: (path: string, how?: StatHow) => soon(() => stats(there(program, path), how)),
    readdir: (path: string) => soon(() => disk.list(path)),
    realpath: (path: string) =>
      soon(() => {
        there(program, path);
        return disk.spelt(path);
      }),
    readlink: (path: string) =>
      soon((): string => {
        there(program, path);
        throw systemError('EINVAL', path);
      }),
    access: (path: string) => soon(() => void there(program, path)),
    chmod: (path: string, mode: number) => soon(() => setMode(there(program, path), mode)),
    utimes: (path: string, _: number, seconds: number) =>
      soon(() => disk.touch(there(program, path), seconds * 1000)),
    rename: (from: string, to: string) =>
      soon(() => {
        change(to);
        disk.rename(from, to);
      }),
    link: (from: string, to: string) =>
      soon(() => {
        change(to);
        disk.link(from, to);
      }),
    copyFile: (from: string, to: string) =>
      soon(() => {
        change(to);
        disk.write(disk.open(to, 'w', 0o666), there(program, from).data);
      }),
    rm: (path: string, { force = false } = {}) =>
      soon(() => {
        change(path);
        disk.remove(path, force);
      }),
  };
}

function fileHandle(program: Program, file: number) {
  const { disk } = program.world;
  const inode = opened(program, file);
  const soon = <T>(action: () => T): Promise<T> => inTime(program, action);
  let readTo = 0;
  return {
    async writeFile(content: string | Uint8Array) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content.slice();
      // A program may die, or the power go, in the middle of it.
      await soon(() => disk.write(inode, bytes.subarray(0, bytes.length >> 1)));
      await soon(() => disk.write(inode, bytes));
    },
    read: (into: Uint8Array, offset: number, length: number) =>
      soon(() => {
        const part = inode.data.subarray(readTo, readTo + length);
        into.set(part, offset);
        readTo += part.length;
        return { bytesRead: part.length, buffer: into };
      }),
    stat: (how?: StatHow) => soon(() => stats(inode, how)),
    chmod: (mode: number) => soon(() => setMode(inode, mode)),
    chown: () => soon(() => undefined),
    sync: () => soon(() => disk.sync(inode)),
    close: () => soon(() => close(program, file)),
  };
}

export interface StatHow {
  readonly bigint?: boolean;
  readonly throwIfNoEntry?: boolean;
}

let lastFile = 100;

function handle(program: Program, inode: Inode): number {
  lastFile += 1;
  program.files.set(lastFile, inode);
  return lastFile;
}

/** As the system does: with its last handle a program gives up the lock of a file. */
function close(program: Program, file: number): void {
  const inode = program.files.get(file);
  program.files.delete(file);
  if (inode !== undefined && ![...program.files.values()].includes(inode)) program.locks.delete(inode);
}

function there({ world: { disk } }: Program, path: string): Inode {
  const inode = disk.at(path);
  if (inode === undefined) throw systemError('ENOENT', path);
  return inode;
}

function setMode(inode: Inode, mode: number): void {
  inode.mode = mode;
}

function stats(inode: Inode, how: StatHow = {}) {
  const number = (value: number): number | bigint =>
    how.bigint === true ? BigInt(Math.floor(value)) : value;
  return {
    isFile: () => inode.kind === 'file',
    isDirectory: () => inode.kind === 'folder',
    isFIFO: () => false,
    isSocket: () => false,
    mode: inode.mode,
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    dev: number(1),
    ino: number(inode.ino),
    size: number(inode.data.length),
    mtimeMs: inode.mtime,
    birthtimeMs: inode.birthtime,
    mtimeNs: BigInt(Math.floor(inode.mtime)) * 1_000_000n,
  };
}
