/** Arrows walk along a shelf and on to the next, and between shelves; at an end they stay. */
export function stepOnShelves(key: string, at: number, count: number, columns: number): number | undefined {
  const last = count - 1;
  const lastRow = Math.floor(last / columns);
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return at < columns ? at : at - columns;
    case 'ArrowDown':
      // A shorter last shelf is reached from every place above it.
      return Math.floor(at / columns) === lastRow ? at : Math.min(last, at + columns);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
