import { memo } from 'react';
import { Cube, type CubeLook, type CubeMark } from '#renderer/board/index.ts';
import type { Direction } from '#shared/pieces/index.ts';

interface FeltPlaceCellProps {
  readonly name: string;
  readonly label: string;
  readonly q: number;
  readonly letter: string | undefined;
  readonly mark: CubeMark | undefined;
  readonly look: CubeLook | undefined;
  readonly lifted: boolean;
  readonly left: string | undefined;
  readonly cursor: Direction | 'none' | undefined;
  readonly marked: boolean;
}

/** Its props are plain values, so that `memo` skips unchanged cells. */
export const FeltPlaceCell = memo(function FeltPlaceCell(props: FeltPlaceCellProps) {
  const { name, label, q, letter, mark, look = 'fixed', lifted, left, cursor, marked } = props;
  const classes = [
    'cube-place',
    'felt-place',
    ...(cursor === undefined ? [] : ['felt-place--cursor', `felt-place--${cursor}`]),
    ...(lifted ? ['felt-place--lifted'] : []),
    ...(marked ? ['felt-place--marked'] : []),
  ];
  return (
    <div
      role="gridcell"
      data-place={name}
      tabIndex={cursor === undefined ? -1 : 0}
      className={classes.join(' ')}
    >
      <span className="visually-hidden">{label}</span>
      {left === undefined ? null : (
        <span aria-hidden className="felt-left">
          {left}
        </span>
      )}
      {letter === undefined ? null : <Cube letter={letter} mark={mark} side={q - 3} look={look} />}
    </div>
  );
});
