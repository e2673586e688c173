import { memo } from 'react';
import type { Difference, SeenTray } from '#shared/box-sync/index.ts';
import { ActSign, squareLook, TrayPicture } from './TrayPicture.tsx';

export interface LivePictureProps {
  readonly seen: SeenTray;
  /** Each character stands for a square of the map: `1` is filled, `0` empty and `?` unsure. */
  readonly squares: string;
  readonly differences: readonly Difference[];
  readonly bad: ReadonlySet<number>;
  readonly isOld: boolean;
  readonly label: string;
}

export const LivePicture = memo(function LivePicture(props: LivePictureProps) {
  const { seen, squares, differences, bad, isOld, label } = props;
  const acts = new Map(differences.map(({ square, act }) => [square, act]));
  return (
    <TrayPicture seen={seen} isOld={isOld} label={label}>
      <div className="live-floor">
        {seen.rows.flat().map((square) => {
          const act = acts.get(square);
          const isBad = bad.has(square);
          const sign = isBad ? '?' : (squares[square] ?? '?');
          return (
            <span key={square} className={squareLook({ sign, act, isBad, isFirst: square === seen.first })}>
              <ActSign act={act} />
            </span>
          );
        })}
      </div>
    </TrayPicture>
  );
});
