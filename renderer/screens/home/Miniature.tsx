import { useEffect, useState } from 'react';
import { useGateway } from '#renderer/app/index.ts';
import { MiniBoard, squareKinds } from '#renderer/board/index.ts';
import { alphacubesSet } from '#shared/cubes/index.ts';

/** Side of the whole board in CSS pixels, its margin left out. */
const span = 323;

interface Position {
  readonly board: readonly string[];
  readonly cubes: ReadonlyMap<string, { readonly letter: string }>;
}

const empty: Position = { board: alphacubesSet.boards['standard']?.rows ?? [], cubes: new Map() };

export interface MiniatureProps {
  /** The game whose board is shown; an empty board without one, and until it has been read. */
  readonly id: string | undefined;
  readonly label: string;
}

/** The board as it lies, small. The rules that find it out are fetched after the page stands. */
export function Miniature({ id, label }: MiniatureProps) {
  const gateway = useGateway();
  const [position, setPosition] = useState<Position & { readonly of: string }>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      if (id === undefined) return;
      const [game, { positionOf }] = await Promise.all([
        gateway.call('readGame', { id }),
        import('./position-of.ts'),
      ]);
      const found = game.ok ? positionOf(game.value.text) : undefined;
      if (wanted && found !== undefined) setPosition({ ...found, of: id });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [gateway, id]);
  const { board, cubes } = position?.of === id && position !== undefined ? position : empty;
  const side = Math.max(board.length, board[0]?.length ?? 0);
  return (
    <div className="miniature">
      <MiniBoard squares={squareKinds(board)} cubes={cubes} q={Math.floor(span / side)} label={label} />
    </div>
  );
}
