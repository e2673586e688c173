import type { CubeId } from '#shared/kernel/index.ts';
import { stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';
import { isJoker } from './cubes.ts';

/** The felt has no edge: columns count to the right and rows downwards, and both may be negative (C2). */
export interface FeltCube extends Place {
  readonly cube: CubeId;
  readonly letter: string;
  readonly blank: boolean;
}

export type Felt = readonly FeltCube[];

/** A run is two or more cubes side by side, across or down, as far as they go. */
export interface Run {
  readonly word: string;
  readonly direction: Direction;
  readonly cubes: readonly FeltCube[];
}

/** The felt has no edge, but a file or line of text with a coordinate beyond this is a mistake. */
export const farthest = 999;

export function isTooFar({ column, row }: Place): boolean {
  return Math.max(Math.abs(column), Math.abs(row)) > farthest;
}

export function placeKey({ column, row }: Place): string {
  return `${column},${row}`;
}

export function placeText({ column, row }: Place): string {
  return `${column}, ${row}`;
}

export function cubeAt(felt: Felt, { column, row }: Place): FeltCube | undefined {
  return felt.find((one) => one.column === column && one.row === row);
}

export function placedCube(felt: Felt, cube: CubeId): FeltCube | undefined {
  return felt.find((one) => one.cube === cube);
}

/** A blank face and the Joker score nothing in their place (C6). */
export function scoresNothing({ cube, blank }: FeltCube): boolean {
  return blank || isJoker(cube);
}

export function blanksUp(felt: Felt): number {
  return felt.filter(({ blank }) => blank).length;
}

/** Runs across come first; each direction goes from the top and from the left (C4). */
export function runsOn(felt: Felt): readonly Run[] {
  const known = runs.get(felt);
  if (known !== undefined) return known;
  const found = (['across', 'down'] as const).flatMap((direction) => runsAlong(felt, direction));
  runs.set(felt, found);
  return found;
}

const runs = new WeakMap<Felt, readonly Run[]>();

function runsAlong(felt: Felt, direction: Direction): readonly Run[] {
  const byPlace = new Map(felt.map((one) => [placeKey(one), one]));
  const at = (place: Place, step: number) => byPlace.get(placeKey(stepFrom(place, direction, step)));
  return [...felt]
    .sort((one, other) => one.row - other.row || one.column - other.column)
    .filter((one) => at(one, -1) === undefined && at(one, 1) !== undefined)
    .map((first) => {
      const cubes: FeltCube[] = [];
      for (let next: FeltCube | undefined = first; next !== undefined; next = at(next, 1)) cubes.push(next);
      return { word: cubes.map(({ letter }) => letter).join(''), direction, cubes };
    });
}

export function groupsOn(felt: Felt): readonly Felt[] {
  const groups: FeltCube[][] = [];
  const grouped = new Set<FeltCube>();
  for (const first of felt) {
    if (grouped.has(first)) continue;
    const group = [first];
    grouped.add(first);
    for (const one of group) {
      for (const neighbour of felt.filter((other) => touch(one, other) && !grouped.has(other))) {
        group.push(neighbour);
        grouped.add(neighbour);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Cubes that meet only at a corner do not touch (C4). */
export function touch(one: Place, other: Place): boolean {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
}
