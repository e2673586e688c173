import { memo, type CSSProperties } from 'react';
import { Icon } from '#renderer/controls/index.ts';
import type { Difference, Grid } from '#shared/box-sync/index.ts';
import './live-picture.css';

export interface LivePictureProps {
  readonly grid: Grid;
  /** `1` filled, `0` empty, `?` unsure. */
  readonly squares: string;
  readonly differences: readonly Difference[];
  readonly bad: ReadonlySet<number>;
  readonly isOld: boolean;
  /** What is said of it to whoever does not see it. */
  readonly label: string;
}

/** The box as it feels itself: plain wood where a die is, a hollow where none is, and what is to be lifted or put back. */
export const LivePicture = memo(function LivePicture(props: LivePictureProps) {
  const { grid, squares, differences, bad, isOld, label } = props;
  const acts = new Map(differences.map(({ square, act }) => [square, act]));
  const along = Array.from({ length: grid.columns }, (_, column) => String.fromCharCode(65 + column));
  return (
    <div
      role="img"
      aria-label={label}
      className={isOld ? 'live-picture live-picture--old' : 'live-picture'}
      style={{ '--live-columns': grid.columns } as CSSProperties}
    >
      <div className="live-names live-names--columns">
        {along.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className="live-names live-names--rows">
        {Array.from({ length: grid.rows }, (_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div className="live-tray">
        <div className="live-floor">
          {Array.from({ length: grid.rows * grid.columns }, (_, square) => {
            const sign = squares[square] ?? '?';
            const act = acts.get(square);
            return (
              <span key={square} className={classOf(sign, act, bad.has(square))}>
                {act === undefined ? null : (
                  <span className="live-act">
                    <Icon name={act === 'lift' ? 'up' : 'down'} />
                  </span>
                )}
              </span>
            );
          })}
        </div>
      </div>
    </div>
  );
});

function classOf(sign: string, act: Difference['act'] | undefined, isBad: boolean): string {
  const kind = isBad || sign === '?' ? 'unsure' : sign === '1' ? 'full' : 'empty';
  return `live-square live-square--${kind}${act === undefined ? '' : ` live-square--${act}`}`;
}
