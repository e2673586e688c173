import type { CubeId } from '#shared/kernel/index.ts';
import type { Board } from './board.ts';

/** A cube of a set: five letters in alphabetical order, their total on the sixth face (A2). */
export interface Cube {
  readonly id: CubeId;
  readonly letters: readonly string[];
  readonly total: number;
}

/** One definition of a set: what is played, printed and put into the box. */
export interface CubeSet {
  /** Short name, as files and commands use it. */
  readonly name: string;
  readonly title: string;
  /** Language of the letters, as `en`. */
  readonly language: string;
  readonly values: Readonly<Record<string, number>>;
  /** A cube's place in the list is its id. */
  readonly cubes: readonly Cube[];
  readonly boards: Readonly<Record<string, Board>>;
}

/** The cube with this number. Numbers are parsed before they come here, so a missing one is a bug. */
export function cubeOf(set: CubeSet, id: CubeId): Cube {
  const cube = set.cubes[id];
  if (cube === undefined) throw new RangeError(`No cube ${id} in ${set.name}`);
  return cube;
}

/** What a letter counts in this set. */
export function valueOf(set: CubeSet, letter: string): number {
  const value = set.values[letter];
  if (value === undefined) throw new RangeError(`No value for ${letter} in ${set.name}`);
  return value;
}
