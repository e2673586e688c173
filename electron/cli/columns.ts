/** Rows of text in columns, two spaces apart; numbers are aligned right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) =>
      Array.from({ length: Math.max(widest.length, row.length) }, (_, i) => widthOf(row[i], widest[i])),
    [],
  );
  return rows.map((row) => line(row, widths)).join('\n');
}

function widthOf(cell: string | number | undefined, widest: number | undefined): number {
  return Math.max(widest ?? 0, String(cell ?? '').length);
}

function line(row: readonly (string | number)[], widths: readonly number[]): string {
  return row
    .map((cell, i) =>
      typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
    )
    .join('  ')
    .trimEnd();
}
