export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** The first sensor of the box lies under one of these corners of the tray, named as on its map (B15). */
export const firstCorners = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const;
export type FirstCorner = (typeof firstCorners)[number];

/** Maps a sensor to the square over it. A box's rows may run along the tray's columns; undefined if sizes differ. */
export function squaresOver(box: Grid, tray: Grid, first: FirstCorner): readonly number[] | undefined {
  const isStraight = box.rows === tray.rows && box.columns === tray.columns;
  const isAcross = box.rows === tray.columns && box.columns === tray.rows;
  if (!isStraight && !isAcross) return undefined;
  const fromRight = first === 'upper-right' || first === 'lower-right';
  const fromBelow = first === 'lower-left' || first === 'lower-right';
  return Array.from({ length: box.rows * box.columns }, (_, sensor) => {
    const along = sensor % box.columns;
    const down = Math.floor(sensor / box.columns);
    const [row, column] = isStraight ? [down, along] : [along, down];
    return (
      (fromBelow ? tray.rows - 1 - row : row) * tray.columns +
      (fromRight ? tray.columns - 1 - column : column)
    );
  });
}

export function firstCornerOf(box: Grid, tray: Grid, sensor: number): FirstCorner | undefined {
  return firstCorners.find((first) => squaresOver(box, tray, first)?.[sensor] === 0);
}

/** Gives each square of the tray `1` filled, `0` empty or `?` unsure; returns undefined if the sizes differ. */
export function squaresSensed(sensed: string, box: Grid, tray: Grid, first: FirstCorner): string | undefined {
  const over = squaresOver(box, tray, first);
  if (over === undefined || sensed.length !== over.length) return undefined;
  const squares = Array.from({ length: over.length }, () => '?');
  for (const [sensor, square] of over.entries()) squares[square] = sensed[sensor] ?? '?';
  return squares.join('');
}
