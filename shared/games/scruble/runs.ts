import type { CubeId } from '#shared/kernel/index.ts';
import { facePlaceOf, ringLength, ringOf, ringsThrough } from './cube.ts';
import type { Cube } from './twists.ts';

/** A run is 3 to 16 neighbouring places on one ring, in reading order (S4); `from` is 0 to 15. */
export interface Run {
  readonly ring: number;
  readonly from: number;
  readonly back: boolean;
  readonly length: number;
}

function stepIn({ ring, from, back }: Run, step: number): number {
  const at = from + (back ? -step : step);
  return ringOf(ring)[((at % ringLength) + ringLength) % ringLength] as number;
}

export function placesOf(run: Run): readonly number[] {
  return Array.from({ length: run.length }, (_, step) => stepIn(run, step));
}

export function pegsOn(cube: Cube, run: Run): readonly CubeId[] {
  return placesOf(run).map((place) => cube[place] as CubeId);
}

/** There is one place before and one behind: the same one for 15 places, none for 16 (S7). */
export function flanksOf(run: Run): { readonly before?: number; readonly behind?: number } {
  return run.length >= ringLength ? {} : { before: stepIn(run, -1), behind: stepIn(run, run.length) };
}

export function facesOf(run: Run): number {
  return new Set(placesOf(run).map((place) => facePlaceOf(place).face)).size;
}

/** Finds where these pegs stand in line in their order, in either direction of a ring (S8, S9). */
export function runOfPegs(cube: Cube, pegs: readonly CubeId[]): Run | undefined {
  const [first] = pegs;
  const place = first === undefined ? -1 : cube.indexOf(first);
  for (const { ring, at } of place < 0 ? [] : ringsThrough(place)) {
    for (const back of [false, true]) {
      const run: Run = { ring, from: at, back, length: pegs.length };
      if (placesOf(run).every((one, step) => cube[one] === pegs[step])) return run;
    }
  }
  return undefined;
}

/** Returns undefined if the places bend, jump, or come around to their beginning. */
export function runThrough(places: readonly number[]): Run | undefined {
  const [first, second] = places;
  if (first === undefined || second === undefined || places.length > ringLength) return undefined;
  for (const { ring, at } of ringsThrough(first)) {
    for (const back of [false, true]) {
      const run: Run = { ring, from: at, back, length: places.length };
      if (placesOf(run).every((one, step) => one === places[step])) return run;
    }
  }
  return undefined;
}
