import type { CubeLook, CubeMark } from '#renderer/board/index.ts';
import {
  joker,
  placedCube,
  placeKey,
  type Felt,
  type FeltCube,
  type RunVerdict,
  type TurnCheck,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Direction, Place } from '#shared/pieces/index.ts';

export interface ShownCube {
  readonly cube: CubeId;
  readonly letter: string;
  readonly mark: CubeMark | undefined;
  readonly look: CubeLook;
  readonly lifted: boolean;
}

export interface ShownFault extends Place {
  readonly direction: Direction;
  readonly length: number;
}

export interface ShownFelt {
  readonly cubes: ReadonlyMap<string, ShownCube>;
  readonly left: ReadonlyMap<string, string>;
  readonly faults: readonly ShownFault[];
  readonly marks: ReadonlySet<string>;
}

export interface LiftedCube {
  readonly cube: CubeId;
  readonly place: Place;
  readonly letter: string;
  readonly blank: boolean;
  /** This is the turn with the cube laid here; undefined if it cannot be laid or would not move. */
  readonly check: TurnCheck | undefined;
}

export interface FeltInput {
  readonly before: Felt;
  readonly check: TurnCheck | undefined;
  readonly last: ReadonlySet<CubeId>;
  /** A place name beginning with `left` is one that a cube of the last move has left, with the letter it showed. */
  readonly left?: ReadonlyMap<string, string>;
  readonly touched: ReadonlySet<CubeId>;
  readonly lifted: LiftedCube | undefined;
  readonly marks: ReadonlySet<string>;
}

export function markOf({ cube, blank }: Pick<FeltCube, 'cube' | 'blank'>): CubeMark | undefined {
  return cube === joker ? 'joker' : blank ? 'blank' : undefined;
}

export function shownFelt({ before, check, last, left: gone, touched, lifted, marks }: FeltInput): ShownFelt {
  const felt = check?.felt ?? before;
  const tried = lifted?.check ?? check;
  const faults = (tried?.runs ?? []).filter(({ ruling }) => !ruling.accepted);
  const atFault = new Set([
    ...faults.flatMap((run) => run.atFault),
    ...(tried?.apart ?? []).map(({ cube }) => cube).filter((cube) => touched.has(cube)),
  ]);
  const look = (cube: CubeId): CubeLook => {
    if (atFault.has(cube) && (touched.has(cube) || cube === lifted?.cube)) return 'not-a-word';
    if (touched.has(cube)) return 'laid';
    return last.has(cube) ? 'last-play' : 'fixed';
  };
  const cubes = new Map(
    felt
      .filter(({ cube }) => cube !== lifted?.cube)
      .map((one): readonly [string, ShownCube] => [
        placeKey(one),
        { cube: one.cube, letter: one.letter, mark: markOf(one), look: look(one.cube), lifted: false },
      ]),
  );
  if (lifted !== undefined) {
    const { cube, place, letter } = lifted;
    const isBad = look(cube) === 'not-a-word';
    cubes.set(placeKey(place), {
      cube,
      letter,
      mark: markOf(lifted),
      look: isBad ? 'not-a-word' : 'lifted',
      lifted: true,
    });
  }
  const left = before.flatMap((one): readonly (readonly [string, string])[] => {
    const there = placedCube(felt, one.cube);
    const isAway = there === undefined || placeKey(there) !== placeKey(one) || one.cube === lifted?.cube;
    return isAway ? [[placeKey(one), one.letter]] : [];
  });
  const leftBefore = [...(gone ?? [])].flatMap(([name, letter]): readonly (readonly [string, string])[] => {
    const place = name.startsWith('left ') ? name.slice('left '.length) : undefined;
    return place === undefined || cubes.has(place) ? [] : [[place, letter]];
  });
  return { cubes, left: new Map([...leftBefore, ...left]), faults: faults.map(faultOf), marks };
}

function faultOf({ cubes, direction }: RunVerdict): ShownFault {
  const [first] = cubes;
  return {
    column: first?.column ?? 0,
    row: first?.row ?? 0,
    direction,
    length: cubes.length,
  };
}
