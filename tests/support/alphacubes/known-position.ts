import type { AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { alphacubesSet, squareName } from '#shared/pieces/index.ts';
import { position } from './position.ts';

const picture = ['', '', '', '', '', '', '', '', '.......NOTE'];

/** A late table where all cubes that nobody holds lie on the board: those that are in no word fill its lower rows. */
export function knownPosition(setting: Parameters<typeof position>[0]): AlphacubesState {
  const table = position({ picture, points: [40, 31], ...setting });
  const squares = { ...table.squares };
  const held = new Set([...table.seats.flatMap(({ hand }) => hand), ...table.stock]);
  for (const { cube } of Object.values(squares)) held.add(cube);
  for (const [at, { id, letters }] of alphacubesSet.pieces.filter((cube) => !held.has(cube.id)).entries()) {
    const square = squareName({ column: at % 17, row: 11 + Math.floor(at / 17) });
    squares[square] = { cube: id, letter: letters[0] ?? '', turn: 1 };
  }
  return { ...table, squares };
}
