import type { CSSProperties, MouseEventHandler } from 'react';
import { BoxMark, Cube, HiddenCube } from '#renderer/board/index.ts';
import { useMedia } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import {
  isJoker,
  markIn,
  squareName,
  typed,
  valueIn,
  type SetUpDie,
  type DiceSet,
} from '#shared/games/kubagram/index.ts';
import '../box.css';

export type BoxSquare = SetUpDie | 'any' | null;

export interface RowPictureProps {
  readonly squares: readonly number[];
  readonly next: number | undefined;
  readonly box: readonly BoxSquare[];
  readonly set: DiceSet;
  readonly onClick: MouseEventHandler<HTMLElement>;
}

/** The pictures `wide` and `small` stand beside their line, and `below` ones under it; sizes are in pixels. */
const sizes = {
  wide: { square: 34, side: 28, mark: 8, empty: 16 },
  small: { square: 24, side: 18, mark: 7, empty: 11 },
  below: { square: 20, side: 15, mark: 6, empty: 10 },
} as const;

export function RowPicture({ squares, next, box, set, onClick }: RowPictureProps) {
  const isSmall = useMedia(breakpoints.medium);
  const isBelow = useMedia(breakpoints.small);
  const { square: q, side, mark, empty } = sizes[isBelow ? 'below' : isSmall ? 'small' : 'wide'];
  const style = { '--columns': squares.length, '--q': `${q}px` } as CSSProperties;
  return (
    <span aria-hidden className="kubagram-row-picture" style={style} onClick={onClick}>
      {squares.map((square) => {
        const one = box[square] ?? null;
        return (
          <span
            key={square}
            data-square={squareName(square)}
            className={`kubagram-square${one === null ? ' kubagram-square--empty' : ''}${
              square === next ? ' kubagram-square--next' : ''
            }`}
          >
            {one === null ? null : one === 'any' ? (
              <HiddenCube side={side} />
            ) : (
              <Cube
                letter={typed(one.top)}
                value={valueIn(set, one.top)}
                mark={one.die !== undefined && isJoker(one.die) ? 'joker' : undefined}
                side={side}
                still
              />
            )}
            <BoxMark
              className="kubagram-mark"
              mark={markIn(set, square)}
              size={one === null ? empty : mark}
            />
          </span>
        );
      })}
    </span>
  );
}
