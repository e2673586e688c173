import data from '#shared/pieces/sets/alphacubes.json' with { type: 'json' };
import type { AlphacubesState, Placement } from '#shared/games/alphacubes/index.ts';

/** A word with a new letter, as read off the painted board. */
export interface SlowWord {
  readonly word: string;
  /** With the premiums of letters, without those of words. */
  readonly letters: number;
  readonly factor: number;
  readonly points: number;
  readonly down: boolean;
  /** Squares in order, like `D9`. */
  readonly squares: readonly string[];
}

interface Painted {
  readonly board: readonly string[];
  readonly squares: AlphacubesState['squares'];
}

type Letter = Pick<Placement, 'square' | 'letter'>;

/** The total by the rule alone. Shares no code with the first scorer. */
export function slowScore(before: Painted, placements: readonly Letter[]): number {
  const splash = placements.length === 7 ? 50 : 0;
  return slowWords(before, placements).reduce((sum, { points }) => sum + points, splash);
}

/**
 * A second scorer, in no hurry: paints the board as a grid of characters, reads every line of it before and after, and
 * counts each word that has a new letter.
 */
export function slowWords(before: Painted, placements: readonly Letter[]): readonly SlowWord[] {
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
  const words: SlowWord[] = [];
  for (const line of lines) {
    let run: [number, number][] = [];
    for (const at of [...line, undefined]) {
      if (at !== undefined && grid[at[0]]?.[at[1]] !== ' ') {
        run.push(at);
        continue;
      }
      if (run.length >= 2 && run.some(([row, column]) => fresh[row]?.[column])) words.push(wordOf(run));
      run = [];
    }
  }
  return words;

  function wordOf(run: [number, number][]): SlowWord {
    let letters = 0;
    let factor = 1;
    for (const [row, column] of run) {
      const value = (data.values as Record<string, number>)[grid[row]?.[column] ?? ''] ?? NaN;
      const mark = fresh[row]?.[column] === true ? before.board[row]?.[column] : '.';
      letters += mark === 'd' ? value * 2 : mark === 't' ? value * 3 : value;
      if (mark === 'D' || mark === '*') factor *= 2;
      if (mark === 'T') factor *= 3;
    }
    return {
      word: run.map(([row, column]) => grid[row]?.[column]).join(''),
      letters,
      factor,
      points: letters * factor,
      down: run[0]?.[1] === run[1]?.[1],
      squares: run.map(([row, column]) => `${String.fromCharCode(65 + column)}${row + 1}`),
    };
  }
}
