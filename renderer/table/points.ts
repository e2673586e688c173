/** A score with a true minus. */
export function points(figure: number): string {
  return String(figure).replace('-', '−');
}
