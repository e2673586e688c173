import data from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };
import type { AlphacubesState, Placement } from '#shared/games/alphacubes/index.ts';

/**
 * A second scorer, written from the rule alone and in no hurry: paints the board as a grid of characters, reads every
 * line of it before and after, and counts each word that has a new letter. Shares no code with the first.
 */
export function slowScore(before: AlphacubesState, placements: readonly Placement[]): number {
  const height = before.board.length;
  const width = before.board[0]?.length ?? 0;
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => ' '));
  const fresh = Array.from({ length: height }, () => Array.from({ length: width }, () => false));
  const put = (square: string, letter: string, isNew: boolean) => {
    const column = square.charCodeAt(0) - 65;
    const row = Number.parseInt(square.slice(1), 10) - 1;
    (grid[row] as string[])[column] = letter;
    (fresh[row] as boolean[])[column] = isNew;
  };
  for (const [square, { letter }] of Object.entries(before.squares)) put(square, letter, false);
  for (const { square, letter } of placements) put(square, letter, true);

  const lines: [number, number][][] = [];
  for (let row = 0; row < height; row += 1) {
    lines.push(Array.from({ length: width }, (_, column) => [row, column]));
  }
  for (let column = 0; column < width; column += 1) {
    lines.push(Array.from({ length: height }, (_, row) => [row, column]));
  }
  let total = placements.length === 7 ? 50 : 0;
  for (const line of lines) {
    let run: [number, number][] = [];
    for (const at of [...line, undefined]) {
      if (at !== undefined && grid[at[0]]?.[at[1]] !== ' ') {
        run.push(at);
        continue;
      }
      if (run.length >= 2 && run.some(([row, column]) => fresh[row]?.[column])) total += points(run);
      run = [];
    }
  }
  return total;

  function points(run: [number, number][]): number {
    let sum = 0;
    let twice = 1;
    for (const [row, column] of run) {
      const value = (data.values as Record<string, number>)[grid[row]?.[column] ?? ''] ?? NaN;
      const mark = fresh[row]?.[column] === true ? before.board[row]?.[column] : '.';
      sum += mark === 'd' ? value * 2 : mark === 't' ? value * 3 : value;
      if (mark === 'D' || mark === '*') twice *= 2;
      if (mark === 'T') twice *= 3;
    }
    return sum * twice;
  }
}
