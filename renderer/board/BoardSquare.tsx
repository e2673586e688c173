import type { Direction } from '#shared/pieces/index.ts';
import { memo } from 'react';
import { Cube, type CubeLook } from './Cube.tsx';

export interface BoardCube {
  readonly letter: string;
  readonly value: number | undefined;
  readonly look: CubeLook;
}

interface BoardSquareProps {
  readonly name: string;
  readonly label: string;
  readonly column: number;
  readonly q: number;
  readonly letter: string | undefined;
  readonly value: number | undefined;
  readonly look: CubeLook | undefined;
  readonly cursor: Direction | undefined;
  readonly tabStop: boolean;
  readonly target: boolean;
  readonly marked: boolean;
}

/** All props are plain values, so that `memo` skips unchanged squares. */
export const BoardSquare = memo(function BoardSquare(props: BoardSquareProps) {
  const { name, label, column, q, letter, value, look, cursor, tabStop, target, marked } = props;
  const state = `${cursor === undefined ? '' : ` board-square--cursor board-square--${cursor}`}${target ? ' board-square--target' : ''}${marked ? ' board-square--marked' : ''}`;
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      data-square={name}
      tabIndex={tabStop ? 0 : -1}
      className={`cube-place board-square${state}`}
    >
      <span className="visually-hidden">{label}</span>
      {letter === undefined ? null : (
        <Cube letter={letter} value={value} side={q - 3} look={look ?? 'fixed'} />
      )}
    </div>
  );
});
