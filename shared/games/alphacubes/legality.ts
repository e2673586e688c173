import { parseSquare, squareName, stepFrom, type Direction, type Place } from '#shared/pieces/index.ts';
import { ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import type { LayeredJudge, WordJudge } from '#shared/lexicon/index.ts';
import { cubeOf, setOf } from './pieces.ts';
import type { Placement } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { handSize, type Table } from './scoring.ts';
import { centreOf, isOnBoard } from './squares.ts';
import type { FormedWord } from './state.ts';
import type { TableLayer } from '#shared/table-words/index.ts';

/** Checks the cubes and squares of a play (A3), not its words. */
export function checkPlay(
  table: Table,
  hand: readonly CubeId[],
  placements: readonly Placement[],
): Result<Direction, MoveProblem> {
  const problem =
    handProblem(
      hand,
      placements.map(({ cube }) => cube),
    ) ??
    letterProblem(table, placements) ??
    squareProblem(table, placements);
  if (problem !== undefined) return refuse(problem);

  const places = placements.map(({ square }) => parseSquare(square)).filter((place) => place !== undefined);
  const direction = directionOf(places);
  if (direction === undefined) {
    return refuse({ code: 'alphacubes/not-one-line', squares: placements.map(({ square }) => square) });
  }
  const gap = firstGap(table, places, direction);
  if (gap !== undefined) return refuse({ code: 'alphacubes/gap', at: gap });
  const unattached = attachmentProblem(table, placements, places);
  return unattached === undefined ? ok(direction) : refuse(unattached);
}

/** One to seven cubes of the hand are allowed, each once (A3, A4). */
export function handProblem(hand: readonly CubeId[], cubes: readonly CubeId[]): MoveProblem | undefined {
  if (cubes.length === 0) return { code: 'alphacubes/no-cubes' };
  if (cubes.length > handSize)
    return { code: 'alphacubes/too-many-cubes', cubes: cubes.length, most: handSize };
  const twice = cubes.find((cube, index) => cubes.indexOf(cube) !== index);
  if (twice !== undefined) return { code: 'alphacubes/cube-twice', cube: twice };
  const missing = cubes.find((cube) => !hand.includes(cube));
  return missing === undefined ? undefined : { code: 'alphacubes/cube-not-in-hand', cube: missing };
}

export function refusedWords(judge: WordJudge, words: readonly FormedWord[]): readonly FormedWord[] {
  return words.filter(({ word }) => !judge.has(word));
}

/** Returns undefined if all words count (P10), or the refused words whose reason `wordReasons` lists first. */
export function wordProblem(
  judge: LayeredJudge<TableLayer>,
  words: readonly FormedWord[],
): MoveProblem | undefined {
  const refused = refusedWords(judge, words);
  for (const [by, code] of wordReasons) {
    const told = refused.filter(({ word }) => judge.rulingOn(word).by === by);
    if (told.length > 0) {
      return { code, words: told.map(({ word }) => word), at: told.map(({ start }) => start) };
    }
  }
  return undefined;
}

const wordReasons = [
  ['list', 'alphacubes/not-in-lexicon'],
  ['family', 'alphacubes/not-for-everybody'],
  ['table', 'alphacubes/excluded-by-table'],
  ['personal', 'alphacubes/excluded-by-person'],
] as const;

function letterProblem(
  { options }: Pick<Table, 'options'>,
  placements: readonly Placement[],
): MoveProblem | undefined {
  for (const { cube, letter } of placements) {
    const { letters } = cubeOf(setOf(options), cube);
    if (!letters.includes(letter)) return { code: 'alphacubes/letter-not-on-cube', cube, letter, letters };
  }
  return undefined;
}

function squareProblem(table: Table, placements: readonly Placement[]): MoveProblem | undefined {
  const seen = new Set<string>();
  for (const { square } of placements) {
    const place = parseSquare(square);
    if (place === undefined || !isOnBoard(table.board, place))
      return { code: 'alphacubes/not-on-board', square };
    const lying = table.squares[square];
    if (lying !== undefined) return { code: 'alphacubes/square-taken', square, letter: lying.letter };
    if (seen.has(square)) return { code: 'alphacubes/square-twice', square };
    seen.add(square);
  }
  return undefined;
}

/** A single cube reads across; its word down, if any, is then the crossing one. */
function directionOf(places: readonly Place[]): Direction | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  if (others.every(({ row }) => row === first.row)) return 'across';
  return others.every(({ column }) => column === first.column) ? 'down' : undefined;
}

function firstGap(table: Table, places: readonly Place[], direction: Direction): string | undefined {
  const laid = new Set(places.map(squareName));
  const along = (place: Place) => (direction === 'across' ? place.column : place.row);
  const start = places.reduce((least, place) => (along(place) < along(least) ? place : least));
  const end = Math.max(...places.map(along));
  for (let place = start; along(place) <= end; place = stepFrom(place, direction, 1)) {
    const square = squareName(place);
    if (!laid.has(square) && table.squares[square] === undefined) return square;
  }
  return undefined;
}

function attachmentProblem(
  table: Table,
  placements: readonly Placement[],
  places: readonly Place[],
): MoveProblem | undefined {
  if (Object.keys(table.squares).length === 0) {
    const centre = centreOf(table.board);
    if (!placements.some(({ square }) => square === centre)) {
      return { code: 'alphacubes/not-through-centre', centre };
    }
    return placements.length === 1 ? { code: 'alphacubes/one-letter' } : undefined;
  }
  const touches = places.some((place) =>
    (['across', 'down'] as const).some((direction) =>
      [-1, 1].some((step) => table.squares[squareName(stepFrom(place, direction, step))] !== undefined),
    ),
  );
  return touches ? undefined : { code: 'alphacubes/touches-nothing' };
}
