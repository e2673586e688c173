import type { PieceSet } from '#shared/pieces/index.ts';

/**
 * A set with the pieces, values, letters and language of a proposal. What is no piece of it stays: name, title, marks of the box,
 * and its boards; a set that has none takes that of the proposal, or its game would be printed without a board.
 */
export function takeProposal(set: PieceSet, proposed: PieceSet): PieceSet {
  const { name, title } = set;
  const boards = Object.keys(set.boards).length > 0 ? set.boards : proposed.boards;
  return { ...set, ...proposed, name, title, boards };
}

/** Whether a set still has the pieces of a proposal, so that what was measured of it holds. */
export function playsAs(set: PieceSet, proposed: PieceSet): boolean {
  const facesOf = ({ pieces, alphabet }: PieceSet): string =>
    JSON.stringify([alphabet, pieces.map(({ faces }) => faces)]);
  return facesOf(set) === facesOf(proposed);
}
