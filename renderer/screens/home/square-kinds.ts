import type { SquareKind } from '#renderer/board/index.ts';

const kinds: Readonly<Record<string, SquareKind>> = {
  d: 'letter2',
  t: 'letter3',
  D: 'word2',
  T: 'word3',
  '*': 'centre',
};

/** The rows of a board (A1) as they are drawn. Of itself, so that Home need not load the game in progress. */
export function squareKinds(rows: readonly string[]): readonly (readonly SquareKind[])[] {
  return rows.map((row) => [...row].map((mark) => kinds[mark] ?? 'plain'));
}
