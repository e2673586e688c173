import { parseSquare, squareName, stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';
import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { assignLetters, firstMatching } from './assignment.ts';
import { cubeOf, setOf } from '../pieces.ts';
import type { Placement } from '../moves.ts';
import type { MoveLine } from './move-line.ts';
import type { MoveProblem } from '../problems.ts';
import type { Table } from '../scoring.ts';
import { isOnBoard } from '../squares.ts';

export type ResolveProblem =
  | Extract<MoveProblem, { code: 'alphacubes/not-on-board' }>
  | { readonly code: 'alphacubes/off-board'; readonly word: string; readonly at: string }
  | {
      readonly code: 'alphacubes/letter-differs';
      readonly word: string;
      readonly square: string;
      readonly there: string;
      readonly needed: string;
    }
  /** Cubes before or behind the word belong to it: together they spell `formed`, which begins at `start`. */
  | {
      readonly code: 'alphacubes/word-goes-on';
      readonly word: string;
      readonly formed: string;
      readonly start: string;
    }
  | { readonly code: 'alphacubes/nothing-to-lay'; readonly word: string }
  /** No cube of the set shows these letters, wherever the word may lie. */
  | { readonly code: 'alphacubes/set-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'alphacubes/hand-lacks'; readonly letters: readonly string[] }
  | { readonly code: 'alphacubes/cubes-do-not-fit'; readonly letters: readonly string[] };

export interface CubeChoice {
  readonly square: string;
  readonly letter: string;
  readonly cubes: readonly CubeId[];
}

export interface ResolvedPlay {
  readonly placements: readonly Placement[];
  /** If several assignments are possible, every letter is listed with its cubes; otherwise the list is empty. */
  readonly choices: readonly CubeChoice[];
}

/** Turns a line into placements (P12): letters that lie must agree, and the others get the hand's first assignment. */
export function resolvePlay(
  table: Table,
  hand: readonly CubeId[],
  line: Extract<MoveLine, { kind: 'play' }>,
): Result<ResolvedPlay, ResolveProblem> {
  const foreign = lettersWithout(setOf(table.options).pieces, [...line.word]);
  if (foreign.length > 0) return refuse({ code: 'alphacubes/set-lacks', letters: foreign });
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
      firstMatching(setOf(table.options), hand, letters, new Map(cubes.entries())) !== undefined;
    return fits
      ? ok({ placements: place(cubes), choices: [] })
      : refuse({ code: 'alphacubes/cubes-do-not-fit', letters });
  }
  const assigned = assignLetters(setOf(table.options), hand, letters);
  if (assigned.kind === 'none') {
    return refuse({ code: 'alphacubes/hand-lacks', letters: lettersLacking(table, hand, letters) });
  }
  const choices =
    assigned.kind === 'one'
      ? []
      : needed.value.map((wanted, index) => ({ ...wanted, cubes: assigned.choices[index] ?? [] }));
  return ok({ placements: place(assigned.cubes), choices });
}

function lettersLacking(
  table: Table,
  hand: readonly CubeId[],
  letters: readonly string[],
): readonly string[] {
  const set = setOf(table.options);
  const lacking = lettersWithout(
    hand.map((cube) => cubeOf(set, cube)),
    letters,
  );
  return lacking.length > 0 ? lacking : letters;
}

function lettersWithout(
  cubes: readonly { readonly letters: readonly string[] }[],
  letters: readonly string[],
): readonly string[] {
  return letters.filter((letter) => !cubes.some((cube) => cube.letters.includes(letter)));
}

function neededSquares(
  table: Table,
  { start, direction, word }: Extract<MoveLine, { kind: 'play' }>,
): Result<readonly { readonly square: string; readonly letter: string }[], ResolveProblem> {
  const from = parseSquare(start);
  if (from === undefined || !isOnBoard(table.board, from)) {
    return refuse({ code: 'alphacubes/not-on-board', square: start });
  }
  const needed: { square: string; letter: string }[] = [];
  for (const [index, letter] of [...word].entries()) {
    const place = stepFrom(from, direction, index);
    if (!isOnBoard(table.board, place)) {
      return refuse({
        code: 'alphacubes/off-board',
        word,
        at: squareName(stepFrom(from, direction, index - 1)),
      });
    }
    const square = squareName(place);
    const there = table.squares[square]?.letter;
    if (there === undefined) needed.push({ square, letter });
    else if (there !== letter) {
      return refuse({ code: 'alphacubes/letter-differs', word, square, there, needed: letter });
    }
  }
  if (needed.length === 0) return refuse({ code: 'alphacubes/nothing-to-lay', word });
  const before = lettersFrom(table, stepFrom(from, direction, -1), direction, -1);
  const behind = lettersFrom(table, stepFrom(from, direction, word.length), direction, 1);
  if (before === '' && behind === '') return ok(needed);
  const formed = `${[...before].reverse().join('')}${word}${behind}`;
  const first = squareName(stepFrom(from, direction, -before.length));
  return refuse({ code: 'alphacubes/word-goes-on', word, formed, start: first });
}

function lettersFrom(table: Table, from: Place, direction: Direction, step: 1 | -1): string {
  let letters = '';
  for (let place = from; ; place = stepFrom(place, direction, step)) {
    const letter = table.squares[squareName(place)]?.letter;
    if (letter === undefined) return letters;
    letters += letter;
  }
}
