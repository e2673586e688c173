import { differencesOf } from '#shared/box-sync/index.ts';
import { squareName, type Direction } from '#shared/pieces/index.ts';
import type { AlphacubesView } from './state.ts';

export interface AtTheBoard {
  readonly lying: Pick<AlphacubesView, 'board' | 'squares'>;
  /** Cubes on these squares are laid on the screen and not yet played. */
  readonly laid: readonly string[];
  /** Squares go row by row: `1` filled, `0` empty, `?` unsure. */
  readonly sensed: string;
  readonly bad: ReadonlySet<number>;
}

export interface BoardStep {
  readonly act: 'lift' | 'put';
  readonly square: string;
  readonly letter?: string;
}

export type BoardFinding =
  | { readonly kind: 'agrees' }
  /** These squares, in order, hold cubes of this turn with unknown letters. A lone cube has no direction. */
  | { readonly kind: 'filled'; readonly squares: readonly string[]; readonly direction?: Direction }
  | { readonly kind: 'to-lay'; readonly steps: readonly BoardStep[] }
  | { readonly kind: 'differs'; readonly steps: readonly BoardStep[] };

/** Finds out whether a word is being laid or something is out of place (B6, B7). */
export function compareBoard({ lying, laid, sensed, bad }: AtTheBoard): BoardFinding {
  const columns = lying.board[0]?.length ?? 0;
  const nameOf = (square: number): string =>
    squareName({ column: square % columns, row: Math.floor(square / columns) });
  const names = Array.from({ length: columns * lying.board.length }, (_, square) => nameOf(square));
  const isExpected = (name: string): boolean => name in lying.squares || laid.includes(name);
  const expected = names.map((name) => (isExpected(name) ? '1' : '0')).join('');
  const differences = differencesOf(expected, sensed, bad).map(({ square, act }): BoardStep => {
    const name = nameOf(square);
    const letter = lying.squares[name]?.letter;
    return { act, square: name, ...(letter === undefined ? {} : { letter }) };
  });
  if (differences.length === 0) return { kind: 'agrees' };
  const filled = differences.filter(({ act }) => act === 'lift').map(({ square }) => square);
  if (filled.length === 0) {
    const isOwn = differences.every(({ letter }) => letter === undefined);
    return { kind: isOwn ? 'to-lay' : 'differs', steps: differences };
  }
  const line = lineOf([...filled, ...laid], names, columns);
  if (line === undefined || filled.length < differences.length)
    return { kind: 'differs', steps: differences };
  const squares = line.squares.filter((square) => filled.includes(square));
  return { kind: 'filled', squares, ...(line.direction === undefined ? {} : { direction: line.direction }) };
}

interface Line {
  readonly squares: readonly string[];
  readonly direction?: Direction;
}

function lineOf(squares: readonly string[], names: readonly string[], columns: number): Line | undefined {
  const at = squares.map((square) => names.indexOf(square)).sort((a, b) => a - b);
  const rows = new Set(at.map((square) => Math.floor(square / columns)));
  const across = new Set(at.map((square) => square % columns));
  const sorted = at.map((square) => names[square] ?? '');
  if (at.length === 1) return { squares: sorted };
  if (rows.size === 1) return { squares: sorted, direction: 'across' };
  return across.size === 1 ? { squares: sorted, direction: 'down' } : undefined;
}
