/** Columns are A, B, … from the left, rows 1, 2, … from the top, for example `C6`. */
export function formatSquare(square: number, columns: number): string {
  return `${String.fromCharCode(65 + (square % columns))}${Math.floor(square / columns) + 1}`;
}

/** Returns the number of a square, counted row by row from 0, or undefined when the box has no such square. */
export function parseSquare(name: string, rows: number, columns: number): number | undefined {
  const match = /^([A-Ua-u])([1-9]\d?)$/.exec(name.trim());
  if (match === null) return undefined;
  const column = (match[1] as string).toUpperCase().charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < columns && row < rows ? row * columns + column : undefined;
}
