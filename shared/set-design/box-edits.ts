import { markOf, usualBox, type Mark, type PieceSet } from '#shared/pieces/index.ts';

/** A stroke may also mark the square that lies there after half a turn of the box. */
export type BoxMirror = 'none' | 'halfTurn';
export const boxMirrors: readonly BoxMirror[] = ['none', 'halfTurn'];

/** Squares count from 0. A box with the usual marks is no longer the set's own. */
export function paintMark(set: PieceSet, square: number, mark: Mark, mirror: BoxMirror): PieceSet {
  const painted = mirror === 'none' ? [square] : [square, usualBox.length - 1 - square];
  if (painted.every((at) => markOf(at, set) === mark)) return set;
  const box = usualBox.map((_, at) => (painted.includes(at) ? mark : markOf(at, set)));
  return box.every((one, at) => one === usualBox[at]) ? usualMarks(set) : { ...set, box };
}

export function usualMarks(set: PieceSet): PieceSet {
  const { box: _, ...others } = set;
  return others;
}
