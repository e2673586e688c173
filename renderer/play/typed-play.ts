import { parseSquare, squareName, step, type Direction, type Place } from '#renderer/board/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { DraftProblem, DraftTable } from './draft.ts';

/** A play as it is typed: where the word begins, which way it runs, all its letters. */
export interface TypedPlay {
  readonly start: Place;
  readonly direction: Direction;
  readonly word: string;
}

const directions: Readonly<Record<string, Direction>> = {
  ACROSS: 'across',
  RIGHT: 'across',
  A: 'across',
  DOWN: 'down',
  D: 'down',
};

/**
 * Reads `G4 across CHECK`, `8H right WORD`, `check g4 down`: a square, a direction and a word in any order. Without
 * a direction the word runs as the cursor does.
 */
export function parseTypedPlay(
  text: string,
  table: Pick<DraftTable, 'columns' | 'rows'>,
  fallback: Direction,
): Result<TypedPlay, DraftProblem> {
  const unclear = refuse<DraftProblem>({ code: 'draft/typed-unclear', text: text.trim().slice(0, 60) });
  const parts = text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  const squares = parts.filter((part) => squareText(part) !== undefined);
  const others = parts.filter((part) => squareText(part) === undefined);
  const name = squareText(squares[0] ?? '');
  if (squares.length !== 1 || name === undefined || others.length > 2) return unclear;

  // `A` and `D` are directions only beside a word.
  const turn = others.length === 2 ? others.findIndex((part) => directions[part] !== undefined) : -1;
  if (others.length === 2 && turn === -1) return unclear;
  const word = others.find((_, at) => at !== turn);
  if (word === undefined || !/^[A-Z]+$/.test(word)) return unclear;
  const start = parseSquare(name, table.columns, table.rows);
  if (start === undefined) {
    const last = squareName({ column: table.columns - 1, row: table.rows - 1 });
    return refuse({ code: 'draft/typed-off-board', square: name, last });
  }
  const direction = directions[others[turn] ?? ''] ?? fallback;
  return ok({ start, direction, word });
}

/** The letters of a typed play that must come from the hand, each with its square. */
export function lettersToLay(
  { start, direction, word }: TypedPlay,
  table: DraftTable,
): Result<readonly { readonly square: string; readonly letter: string }[], DraftProblem> {
  const needed: { square: string; letter: string }[] = [];
  for (const [at, letter] of [...word].entries()) {
    const place = step(start, direction, at, table.columns, table.rows);
    if (place === undefined) return refuse({ code: 'draft/edge' });
    const square = squareName(place);
    const lying = table.letterAt(square);
    if (lying === undefined) needed.push({ square, letter });
    else if (lying !== letter) {
      return refuse({ code: 'draft/typed-clash', square, letter: lying, wanted: letter });
    }
  }
  return needed.length === 0 ? refuse({ code: 'draft/typed-nothing-new', word }) : ok(needed);
}

/** `G4` or `4G` as `G4`. */
function squareText(part: string): string | undefined {
  const [, column, row] = /^([A-Z])(\d{1,2})$/.exec(part) ?? [];
  if (column !== undefined) return `${column}${Number(row)}`;
  const [, first, last] = /^(\d{1,2})([A-Z])$/.exec(part) ?? [];
  return last === undefined ? undefined : `${last}${Number(first)}`;
}
