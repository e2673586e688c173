import { markOf, usualBox, type Mark, type PieceSet } from '#shared/pieces/index.ts';

/** Where a stroke falls too: nowhere else, or on the square that lies there once the box has made half a turn. */
export type BoxMirror = 'none' | 'halfTurn';
export const boxMirrors: readonly BoxMirror[] = ['none', 'halfTurn'];

/** A mark on a square of the box, counted from 0. A box that comes to have the usual marks is no longer the set's own. */
export function paintMark(set: PieceSet, square: number, mark: Mark, mirror: BoxMirror): PieceSet {
  const painted = mirror === 'none' ? [square] : [square, usualBox.length - 1 - square];
  if (painted.every((at) => markOf(at, set) === mark)) return set;
  const box = usualBox.map((_, at) => (painted.includes(at) ? mark : markOf(at, set)));
  return box.every((one, at) => one === usualBox[at]) ? usualMarks(set) : { ...set, box };
}

/** The set with the usual marks in its box. */
export function usualMarks(set: PieceSet): PieceSet {
  const { box: _, ...others } = set;
  return others;
}
