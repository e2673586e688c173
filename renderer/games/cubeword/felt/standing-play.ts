import type { FramedPlay } from '#renderer/board/index.ts';
import type { MadePlay } from '#shared/engine/index.ts';
import { placedCube, type Felt } from '#shared/games/cubeword/index.ts';
import { cubeId } from '#shared/kernel/index.ts';

/** Returns where the word that a play is called by still stands; undefined once its cubes have moved or been turned. */
export function standingPlay(
  felt: Felt,
  { seat, places, words }: Pick<MadePlay, 'seat' | 'places' | 'words'>,
): FramedPlay | undefined {
  const cubes = places.map((cube) => placedCube(felt, cubeId(Number(cube))));
  const [first] = cubes;
  const last = cubes.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isAcross = first.row === last.row;
  const isWhole = cubes.every(
    (cube, at) =>
      cube?.column === first.column + (isAcross ? at : 0) && cube.row === first.row + (isAcross ? 0 : at),
  );
  const spelled = cubes.map((cube) => cube?.letter).join('');
  return isWhole && spelled === words[0]?.word ? { seat, from: first, to: last } : undefined;
}
