import type { Place } from '#shared/pieces/index.ts';
import { PlayerMark } from './marks.tsx';
import './play-frame.css';

export interface FramedPlay {
  readonly seat: number;
  /** The first place of the play, and the last. */
  readonly from: Place;
  readonly to: Place;
}

/** A play with a frame round it and its player's mark at the start, on squares that are `--q` wide. */
export function PlayFrame({ seat, from, to }: FramedPlay) {
  const [column, row] = [Math.min(from.column, to.column), Math.min(from.row, to.row)];
  const style = {
    '--at-column': column,
    '--at-row': row,
    '--long': Math.abs(to.column - from.column) + 1,
    '--tall': Math.abs(to.row - from.row) + 1,
  };
  return (
    <span aria-hidden className="play-frame" style={style as never}>
      <span className="play-frame-mark">
        <PlayerMark seat={seat} size={11} />
      </span>
    </span>
  );
}
