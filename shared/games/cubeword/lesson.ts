import type { Lesson } from '#shared/engine/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';
import { runsOn, type Felt } from './felt.ts';
import type { CubewordProposal } from './moves.ts';
import { feltAfter } from './parts.ts';
import { setOf } from './cubes.ts';
import type { CubewordView } from './state.ts';
import type { CubewordSetUp, CubewordTypes } from './types.ts';

const plane: CubewordSetUp = {
  seat: 0,
  turn: 2,
  felt: laid('P1 L6 A0 N9 E2', 0, 0, 'across'),
  scores: [0, 5],
  counted: [{ word: 'PLANE', turn: 1 }],
};

const planet: CubewordSetUp = {
  seat: 0,
  turn: 4,
  felt: [
    ...laid('P1 L6 A0 N9 E2 T8', 0, 0, 'across'),
    ...laid('N12 T22', 2, 1, 'down'),
    ...laid('S3 U4 N15', 0, 4, 'across'),
  ],
  scores: [10, 8],
  counted: [
    { word: 'PLANET', turn: 2 },
    { word: 'SUN', turn: 2 },
    { word: 'ANT', turn: 3 },
  ],
};

/** The C of both words can turn to T. */
const screw: CubewordSetUp = {
  seat: 0,
  turn: 6,
  felt: [...laid('S3 C11 R8 E16 W2', 0, 0, 'across'), ...laid('O6 N1 E19', 1, 1, 'down')],
  scores: [13, 16],
  counted: [{ word: 'CONE', turn: 5 }],
};

/** The C of both words can turn to R, and the A of CANE to U. */
const care: CubewordSetUp = {
  seat: 0,
  turn: 12,
  felt: [...laid('C2 A5 R8 E10', 0, 0, 'across'), ...laid('A0 N1 E11', 0, 1, 'down')],
  scores: [38, 41],
};

const stream: CubewordSetUp = {
  seat: 0,
  turn: 14,
  felt: [...laid('S3 T0 R8 E10 A1 M9', 0, 0, 'across'), ...laid('A5 T14 E16', 5, 1, 'down')],
  scores: [46, 52],
  counted: [{ word: 'MATE', turn: 13 }],
};

/** Words may be made wherever they fit, so each of the learner's turns takes what makes its words. */
export const lesson: Lesson<CubewordTypes> = {
  options: {},
  seed: 4,
  others: ['Tom'],
  setUp: plane,
  pictures: { 'cubeword-turn': 'score', 'cubeword-score': 'face', 'cubeword-end-of-turn': 'fault' },
  steps: [
    { id: 'site', moves: [] },
    {
      id: 'score',
      moves: ['site S at 0, 4; site U at 1, 4; site N at 2, 4; site T at 5, 0'],
      accepts: (view, move) => words(view, move, 'SUN', 'PLANET'),
    },
    {
      id: 'cross',
      setUp: planet,
      moves: ['site E at 5, 1; site N at 5, 2'],
      accepts: crosses,
    },
    {
      id: 'face',
      setUp: screw,
      moves: ['re-face C at 1, 0 to T'],
      answers: ['site D at 1, 4'],
    },
    {
      id: 'blank',
      moves: ['site blank as N at 5, 0'],
      accepts: (view, move) => alone(move, 'site') && words(view, move, 'STREWN') && blankUp(view, move),
      answers: ['site Joker as E at 4, 1'],
    },
    {
      id: 'joker',
      moves: ['re-site E from 4, 1 to 1, -1; re-name E at 1, -1 to S'],
      accepts: (view, move) =>
        words(view, move, 'STONED') && partsOf(move).every(({ kind }) => kind !== 'site'),
    },
    {
      id: 'fault',
      setUp: care,
      moves: ['re-face C at 0, 0 to R; re-face A at 0, 1 to U'],
      accepts: (view, move) => words(view, move, 'RARE', 'RUNE'),
    },
    {
      id: 'lead',
      setUp: stream,
      moves: ['site E at 6, 0; site R at 7, 0'],
      isFree: true,
      isDone: (_view, [mine = 0, theirs = 0]) => mine > theirs,
    },
  ],
};

/** Reads letters with the numbers of their cubes, such as `P1`. */
function laid(line: string, column: number, row: number, direction: Direction): Felt {
  return line.split(' ').map((one, at) => ({
    ...stepFrom({ column, row }, direction, at),
    cube: cubeId(Number(one.slice(1))),
    letter: one.slice(0, 1),
    blank: false,
  }));
}

function partsOf(move: CubewordProposal) {
  return move.kind === 'turn' ? move.parts : [];
}

function after({ felt, options }: CubewordView, move: CubewordProposal): Felt {
  const made = feltAfter(setOf(options), felt, partsOf(move));
  return made.ok ? made.value : felt;
}

function words(view: CubewordView, move: CubewordProposal, ...wanted: readonly string[]): boolean {
  const lying = runsOn(after(view, move)).map(({ word }) => word);
  return wanted.every((word) => lying.includes(word));
}

function alone(move: CubewordProposal, kind: 'site'): boolean {
  const [part, ...others] = partsOf(move);
  return part?.kind === kind && others.length === 0;
}

function blankUp(view: CubewordView, move: CubewordProposal): boolean {
  return after(view, move).some(({ blank }) => blank);
}

/** A word down that was not there goes through PLANET. */
function crosses(view: CubewordView, move: CubewordProposal): boolean {
  const stood = runsOn(view.felt).map(({ word }) => word);
  const runs = runsOn(after(view, move));
  const [across] = runs.filter(({ word }) => word === 'PLANET');
  const places = across?.cubes ?? [];
  return runs.some(
    ({ word, direction, cubes }) =>
      direction === 'down' &&
      !stood.includes(word) &&
      cubes.some((one) => places.some((place) => same(one, place))),
  );
}

function same(one: Place, other: Place): boolean {
  return one.column === other.column && one.row === other.row;
}
