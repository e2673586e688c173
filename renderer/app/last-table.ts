/** The address of the table that was looked at last in this window, so that a page read meanwhile leads back to it. */
let last: string | undefined;

export function noteTable(path: string): void {
  last = path;
}

export function lastTable(): string | undefined {
  return last;
}
