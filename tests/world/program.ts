import type { WorldClock } from './clock.ts';
import type { Dice } from './dice.ts';
import type { WorldBox } from './line.ts';
import { systemError, type Disk, type Inode } from './disk.ts';

/** One run of the program: what it does reaches the disk as long as it lives, and what it waits for never comes after. */
export interface Program {
  readonly id: number;
  readonly world: ProgramWorld;
  isAlive: boolean;
  /** The calls to the disk so far, by which a fault finds its moment. */
  calls: number;
  /** It dies in this call. */
  diesAt: number;
  readonly files: Map<number, Inode>;
  readonly locks: Set<Inode>;
  /** What the system does for a program that has ended. */
  readonly atDeath: (() => void)[];
}

export interface ProgramWorld {
  readonly clock: WorldClock;
  readonly disk: Disk;
  readonly box: WorldBox;
  readonly dice: Dice;
  /** In milliseconds; a slow disk takes longer. */
  latency(): number;
  /** Hears of each change of the disk before it is made. */
  changes(program: Program, path: string): void;
  readonly programs: Map<number, Program>;
}

export class Died extends Error {}

const worlds: { now: ProgramWorld | undefined } = { now: undefined };

export function enterWorld(world: ProgramWorld): void {
  worlds.now = world;
}

export function createProgram(id: number, world: ProgramWorld): Program {
  const program: Program = {
    id,
    world,
    isAlive: true,
    calls: 0,
    diesAt: Infinity,
    files: new Map(),
    locks: new Set(),
    atDeath: [],
  };
  world.programs.set(id, program);
  return program;
}

/** The program that a module belongs to: each run has modules of its own, whose address ends in its number. */
export function programAt(address: string): Program {
  const id = Number(new URL(address).searchParams.get('program'));
  const program = worlds.now?.programs.get(id);
  if (program === undefined) throw new Error(`No program ${id} runs in this world`);
  return program;
}

export function kill(program: Program): void {
  program.isAlive = false;
  program.files.clear();
  program.locks.clear();
  for (const end of program.atDeath.splice(0)) end();
}

/** A call that is done at once. */
export function atOnce<T>(program: Program, action: () => T): T {
  if (!program.isAlive) throw new Died();
  program.calls += 1;
  if (program.calls >= program.diesAt) {
    kill(program);
    throw new Died();
  }
  return action();
}

/** A call that takes its time, and is done in one moment of it. */
export function inTime<T>(program: Program, action: () => T): Promise<T> {
  return new Promise((done, fail) => {
    program.world.clock.after(program.world.latency(), () => {
      if (!program.isAlive) return;
      try {
        const value = atOnce(program, action);
        done(value);
      } catch (error) {
        if (!(error instanceof Died)) fail(error as Error);
      }
    });
  });
}

export function later(program: Program, ms: number): Promise<void> {
  return new Promise((done) => {
    program.world.clock.after(ms, () => {
      if (program.isAlive) done();
    });
  });
}

export function opened(program: Program, file: number): Inode {
  const inode = program.files.get(file);
  if (inode === undefined) throw systemError('EBADF', String(file));
  return inode;
}

/** One program at a time has the lock of a file. */
export function tryLock(program: Program, file: number): boolean {
  const inode = opened(program, file);
  for (const other of program.world.programs.values()) {
    if (other !== program && other.locks.has(inode)) return false;
  }
  program.locks.add(inode);
  return true;
}
