import { Cube } from '#renderer/board/index.ts';
import type { CubewordView } from '#shared/games/cubeword/index.ts';
import { fitted } from './felt/felt-window.ts';
import { markOf } from './felt/shown-felt.ts';
import './emblem.css';

const span = 341;

export interface MiniatureProps {
  readonly view: Pick<CubewordView, 'felt'>;
  readonly label: string;
}

export function Miniature({ view: { felt }, label }: MiniatureProps) {
  const window = fitted(felt, { width: span, height: span, least: 8 }, { column: 0, row: 0 });
  const { q } = window;
  return (
    <span role="img" aria-label={label} className="cubeword-miniature" style={{ width: span, height: span }}>
      {felt.map((one) => (
        <span
          key={one.cube}
          className="cubeword-miniature-cube"
          style={{ left: 5 + (one.column - window.column) * q, top: 5 + (one.row - window.row) * q }}
        >
          <Cube letter={one.letter} mark={markOf(one)} side={q - 2} still />
        </span>
      ))}
    </span>
  );
}
