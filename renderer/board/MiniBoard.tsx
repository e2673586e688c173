import type { BoardCube } from './BoardSquare.tsx';
import { Cube } from './Cube.tsx';
import { Felt } from './Felt.tsx';
import { parseSquare, type SquareKind } from './squares.ts';
import './board.css';
import './themes.css';

export interface MiniBoardProps {
  readonly squares: readonly (readonly SquareKind[])[];
  readonly cubes: ReadonlyMap<string, Pick<BoardCube, 'letter'>>;
  readonly q: number;
  readonly label: string;
}

const margin = 9;

export function MiniBoard({ squares, cubes, q, label }: MiniBoardProps) {
  const columns = squares[0]?.length ?? 0;
  return (
    <span role="img" aria-label={label} className="mini-board">
      <Felt squares={squares} q={q} />
      {[...cubes].map(([name, { letter }]) => {
        const place = parseSquare(name, columns, squares.length);
        if (place === undefined) return null;
        const left = margin + place.column * q + 1;
        const top = margin + place.row * q;
        return (
          <span key={name} className="mini-board-cube" style={{ left, top }}>
            <Cube letter={letter} side={q - 2} still />
          </span>
        );
      })}
    </span>
  );
}
