import { seatsProblem, type Start } from '#shared/engine/index.ts';
import {
  expectOk,
  nextInt,
  ok,
  randomFrom,
  refuse,
  seat,
  shuffle,
  type Result,
} from '#shared/kernel/index.ts';
import { parseSet, valueOf } from '#shared/pieces/index.ts';
import type { CuberowProblem, CuberowState, CuberowTypes, RowCube } from './state.ts';

export const seatsAllowed = { least: 1, most: 4 } as const;

const faces = 'AEIRST BDENOU CGILNR EHMPST AFLOUW DIKRSV EJNOTY ACEXLM BHIOQT EGRUVZ ADNPSY EILOTW';

export const cuberowSet = expectOk(
  parseSet({
    format: 'cubewright-set',
    version: 2,
    name: 'cuberow',
    title: 'Cuberow',
    language: 'en',
    alphabet: 'latin',
    values: Object.fromEntries([...'AEILNORSTDGUBCMPFHVWYKJXQZ'].map((letter, at) => [letter, at + 1])),
    pieces: faces.split(' ').map((letters) => [...letters]),
    boards: {},
  }),
);

export const pointsOf = ({ letter }: RowCube): number => valueOf(cuberowSet, letter);

/** The seed mixes the cubes, throws each one and finds who begins. */
export function setup({ options, seats, seed }: Start<CuberowTypes>): Result<CuberowState, CuberowProblem> {
  const problem = seatsProblem(seats, seatsAllowed);
  if (problem !== undefined) return refuse(problem);
  const [mixed, thrown] = shuffle(randomFrom(seed), cuberowSet.pieces);
  let random = thrown;
  const below = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  const row = mixed
    .slice(0, options.cubes)
    .map(({ id, letters }): RowCube => ({ cube: id, letter: letters[below(letters.length)] ?? '' }));
  const points = Array.from({ length: seats }, () => 0);
  return ok({ options, row, taken: [], points, first: seat(below(seats)), moves: 0 });
}
