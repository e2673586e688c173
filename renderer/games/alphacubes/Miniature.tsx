import { MiniBoard, squareKinds } from '#renderer/board/index.ts';
import type { AlphacubesView } from '#shared/games/alphacubes/index.ts';

const span = 323;

export interface MiniatureProps {
  readonly view: Pick<AlphacubesView, 'board' | 'squares'>;
  readonly label: string;
}

export function Miniature({ view: { board, squares }, label }: MiniatureProps) {
  const side = Math.max(board.length, board[0]?.length ?? 0);
  return (
    <MiniBoard
      squares={squareKinds(board)}
      cubes={new Map(Object.entries(squares))}
      q={Math.floor(span / side)}
      label={label}
    />
  );
}
