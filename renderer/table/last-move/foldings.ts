/** How much of the last move its slip shows; the sheet never scrolls, so where it lacks height some of it is folded. */
export interface Folding {
  /** The slip has as many groups of pieces and lines of the sum as this. */
  readonly lines: number;
  /** The slip has as many of the moves before it as this. */
  readonly others: number;
  readonly pieces: boolean;
  readonly from: boolean;
}

const fewLines = 3;

/** Returns the ways to show a move with `lines` and so many `others`, each lower than the one before. */
export function foldings(lines: number, others: number): readonly Folding[] {
  const found: Folding[] = [{ lines, others, pieces: true, from: true }];
  const then = (change: Partial<Folding>) => {
    found.push({ ...(found.at(-1) as Folding), ...change });
  };
  for (let left = lines - 1; left >= fewLines; left -= 1) then({ lines: left });
  for (let left = others - 1; left >= 0; left -= 1) then({ others: left });
  for (let left = Math.min(lines, fewLines) - 1; left >= 1; left -= 1) then({ lines: left });
  then({ from: false });
  then({ pieces: false });
  if (lines > 0) then({ lines: 0 });
  return found;
}
