import { alphacubesSet, setLines, type PieceSet } from '#shared/pieces/index.ts';

export function playOptions(
  game: string,
  set: PieceSet,
): Readonly<Record<string, string | readonly string[]>> {
  const own = Object.values(set.boards).find(({ rows }) => !isBundled(rows));
  const board = game === 'alphacubes' && own !== undefined ? { board: 'own', ownBoard: own.rows } : {};
  return { set: 'own', ownSet: setLines(set), ...board };
}

function isBundled(rows: readonly string[]): boolean {
  return Object.values(alphacubesSet.boards).some((board) => board.rows.join() === rows.join());
}
