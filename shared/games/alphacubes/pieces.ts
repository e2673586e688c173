import type { CubeId } from '#shared/kernel/index.ts';
import {
  alphacubesSet,
  ownSetOr,
  pieceIn,
  totalOf,
  valueOf,
  type Piece,
  type PieceSet,
  type SetNeeds,
} from '#shared/pieces/index.ts';
import type { AlphacubesOptions } from './options.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';

/** The least number gives two players hands of seven; the most is the limit for every set. */
export const alphacubesNeeds: SetNeeds = { game: 'alphacubes', least: 14, most: 400, wants: () => 'letters' };

export type SetOptions = Pick<AlphacubesOptions, 'set' | 'ownSet'>;

export function setOf({ set, ownSet: lines }: SetOptions): PieceSet {
  return set === 'standard' ? alphacubesSet : ownSetOr(alphacubesNeeds, lines, alphacubesSet);
}

export function cubeOf(set: PieceSet, cube: CubeId): Piece {
  return pieceIn(set, cube);
}

/** The sixth face shows the sum of the cube's letters (A2); an own set may leave that face out. */
export function cubeTotal(set: PieceSet, cube: CubeId): number {
  const piece = cubeOf(set, cube);
  const isWritten = piece.faces.some(({ kind }) => kind === 'number');
  return isWritten ? totalOf(piece) : piece.letters.reduce((sum, letter) => sum + valueOf(set, letter), 0);
}

/** No two cubes of a set are alike, so the letters name a cube. */
export function cubeName(set: PieceSet, cube: CubeId): string {
  return cubeOf(set, cube).letters.join('');
}

export function pieces({ options, seats, stock, squares }: AlphacubesState): readonly string[] {
  const set = setOf(options);
  const laid = Object.values(squares).map(({ cube }) => cube);
  return [...seats.flatMap(({ hand }) => hand), ...stock, ...laid].map((cube) => cubeName(set, cube)).sort();
}

export function boardOptions(set: PieceSet): Readonly<Record<string, string | readonly string[]>> {
  const own = Object.values(set.boards).find(({ rows }) => !isBundled(rows));
  return own === undefined ? {} : { board: 'own', ownBoard: own.rows };
}

function isBundled(rows: readonly string[]): boolean {
  return Object.values(alphacubesSet.boards).some((board) => board.rows.join() === rows.join());
}

export function unseenCubes({
  options,
  squares,
  hand,
}: Pick<AlphacubesView, 'options' | 'squares' | 'hand'>): readonly CubeId[] {
  const seen = new Set([...hand, ...Object.values(squares).map(({ cube }) => cube)]);
  return setOf(options)
    .pieces.map(({ id }) => id)
    .filter((id) => !seen.has(id));
}
