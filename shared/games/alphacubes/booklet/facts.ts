import type { BookletFacts } from '../../printed.ts';
import { alphacubesSet, type Piece, type PieceSet } from '#shared/pieces/index.ts';

export function ofSet(set: PieceSet): BookletFacts {
  return { facts: factsOf(set), changes: changesOf(set), examples: showsFrosted(set) };
}

/** The number of cubes and the board depend on the set (A1, A2). */
function factsOf(set: PieceSet): Readonly<Record<string, string>> {
  const rows = boardOf(set);
  const premiums = rows.join('').replaceAll('.', '').length;
  return {
    pieces: `${set.pieces.length}`,
    columns: `${rows[0]?.length ?? 0}`,
    rows: `${rows.length}`,
    premiums: `${premiums}`,
  };
}

function changesOf(set: PieceSet): readonly string[] {
  if (set === alphacubesSet) return [];
  const faces = set.pieces.every((piece) => piece.letters.length === 5 && bearsSum(piece)) ? [] : ['faces'];
  return [...faces, ...(set.pieces.every(bearsSum) ? [] : ['sum']), 'second', 'letters'];
}

/** The example with FROSTED on E9 to K9 holds only with the same values and the same row of the board. */
function showsFrosted(set: PieceSet): boolean {
  const row = (of: PieceSet) => boardOf(of)[8];
  const isSame = [...'FROSTED'].every((letter) => set.values[letter] === alphacubesSet.values[letter]);
  return isSame && row(set) === row(alphacubesSet);
}

const bearsSum = ({ faces }: Piece): boolean => faces.some(({ kind }) => kind === 'number');

function boardOf({ boards }: PieceSet): readonly string[] {
  const board = boards['standard'] ?? Object.values(boards)[0] ?? alphacubesSet.boards['standard'];
  return board?.rows ?? [];
}
