import type { PieceSet } from '#shared/pieces/index.ts';

/**
 * Takes pieces, values, letters and language of a proposal and keeps name, title, marks of the box and boards. A set
 * without boards takes that of the proposal, because its game would be printed without one.
 */
export function takeProposal(set: PieceSet, proposed: PieceSet): PieceSet {
  const { name, title } = set;
  const boards = Object.keys(set.boards).length > 0 ? set.boards : proposed.boards;
  return { ...set, ...proposed, name, title, boards };
}

/** If the pieces are still those of the proposal, its measurements are still true. */
export function playsAs(set: PieceSet, proposed: PieceSet): boolean {
  const facesOf = ({ pieces, alphabet }: PieceSet): string =>
    JSON.stringify([alphabet, pieces.map(({ faces }) => faces)]);
  return facesOf(set) === facesOf(proposed);
}
