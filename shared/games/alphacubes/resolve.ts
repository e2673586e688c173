import { parseSquare, squareName, stepFrom } from '#shared/cubes/index.ts';
import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { assignLetters, firstMatching } from './assignment.ts';
import type { Placement } from './moves.ts';
import type { MoveLine } from './notation.ts';
import type { MoveProblem } from './problems.ts';
import type { Table } from './scoring.ts';
import { isOnBoard } from './squares.ts';

export type ResolveProblem =
  | Extract<MoveProblem, { code: 'move/not-on-board' }>
  | { readonly code: 'move/off-board'; readonly word: string; readonly at: string }
  | {
      readonly code: 'move/letter-differs';
      readonly word: string;
      readonly square: string;
      readonly there: string;
      readonly needed: string;
    }
  | { readonly code: 'move/nothing-to-lay'; readonly word: string }
  | { readonly code: 'move/hand-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'move/cubes-do-not-fit'; readonly letters: readonly string[] };

/** A letter still to be shown, and the cubes that can show it while the others show the rest. */
export interface CubeChoice {
  readonly square: string;
  readonly letter: string;
  readonly cubes: readonly CubeId[];
}

export interface ResolvedPlay {
  readonly placements: readonly Placement[];
  /** Where more than one assignment of cubes is possible: every letter with its cubes. Empty where there is but one. */
  readonly choices: readonly CubeChoice[];
}

/**
 * From a line to placements (P12): letters that lie there already must agree, the others are matched exactly to cubes
 * of the hand, each on a cube of its own. `placements` is the first assignment in the hand's order.
 */
export function resolvePlay(
  table: Table,
  hand: readonly CubeId[],
  line: Extract<MoveLine, { kind: 'play' }>,
): Result<ResolvedPlay, ResolveProblem> {
  const needed = neededSquares(table, line);
  if (!needed.ok) return needed;
  const letters = needed.value.map(({ letter }) => letter);
  const place = (cubes: readonly CubeId[]): readonly Placement[] =>
    needed.value.flatMap(({ square, letter }, index) => {
      const cube = cubes[index];
      return cube === undefined ? [] : [{ square, cube, letter }];
    });

  if (line.cubes !== undefined) {
    const { cubes } = line;
    const fits =
      cubes.length === letters.length &&
      cubes.every((cube) => hand.includes(cube)) &&
      firstMatching(hand, letters, new Map(cubes.entries())) !== undefined;
    return fits
      ? ok({ placements: place(cubes), choices: [] })
      : refuse({ code: 'move/cubes-do-not-fit', letters });
  }
  const assigned = assignLetters(hand, letters);
  if (assigned.kind === 'none') return refuse({ code: 'move/hand-lacks', letters });
  const choices =
    assigned.kind === 'one'
      ? []
      : needed.value.map((wanted, index) => ({ ...wanted, cubes: assigned.choices[index] ?? [] }));
  return ok({ placements: place(assigned.cubes), choices });
}

function neededSquares(
  table: Table,
  { start, direction, word }: Extract<MoveLine, { kind: 'play' }>,
): Result<readonly { readonly square: string; readonly letter: string }[], ResolveProblem> {
  const from = parseSquare(start);
  if (from === undefined || !isOnBoard(table.board, from)) {
    return refuse({ code: 'move/not-on-board', square: start });
  }
  const needed: { square: string; letter: string }[] = [];
  for (const [index, letter] of [...word].entries()) {
    const place = stepFrom(from, direction, index);
    if (!isOnBoard(table.board, place)) {
      return refuse({ code: 'move/off-board', word, at: squareName(stepFrom(from, direction, index - 1)) });
    }
    const square = squareName(place);
    const there = table.squares[square]?.letter;
    if (there === undefined) needed.push({ square, letter });
    else if (there !== letter) {
      return refuse({ code: 'move/letter-differs', word, square, there, needed: letter });
    }
  }
  return needed.length === 0 ? refuse({ code: 'move/nothing-to-lay', word }) : ok(needed);
}
