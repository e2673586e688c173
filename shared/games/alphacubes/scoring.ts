import {
  valueOf,
  parseSquare,
  squareName,
  stepFrom,
  type Direction,
  type Place,
} from '#shared/pieces/index.ts';
import { setOf, type SetOptions } from './pieces.ts';
import type { Placement } from './moves.ts';
import { crosswise, premiumAt } from './squares.ts';
import type { FormedWord, LaidCube, LetterTerm, PlayScore } from './state.ts';

/** A full hand has this many cubes (A2); laying all of them is a splash (A3). */
export const handSize = 7;
export const splashPoints = 50;

export interface Table {
  readonly options: SetOptions;
  readonly board: readonly string[];
  readonly squares: Readonly<Record<string, LaidCube>>;
}

/** Scores every run that holds a new cube (A3), letter premiums first. `table` is the board before the legal play. */
export function scorePlay(table: Table, placements: readonly Placement[], direction: Direction): PlayScore {
  const laid = new Map(placements.map((placement) => [placement.square, placement.letter]));
  const places = placements.map(({ square }) => placeOf(square));
  const first = places[0];
  const runs = [
    ...(first === undefined ? [] : [runThrough(table, laid, first, direction)]),
    ...places.map((place) => runThrough(table, laid, place, crosswise(direction))),
  ];
  const words = runs.filter((run) => run.letters.length > 1);
  const splash = placements.length === handSize ? splashPoints : 0;
  return { words, splash, total: words.reduce((sum, word) => sum + word.points, splash) };
}

function runThrough(
  table: Table,
  laid: ReadonlyMap<string, string>,
  through: Place,
  direction: Direction,
): FormedWord {
  const letterAt = (place: Place): string | undefined => {
    const square = squareName(place);
    return laid.get(square) ?? table.squares[square]?.letter;
  };
  const set = setOf(table.options);
  let start = through;
  while (letterAt(stepFrom(start, direction, -1)) !== undefined) start = stepFrom(start, direction, -1);

  const letters: LetterTerm[] = [];
  let wordFactor = 1;
  for (let place = start; ; place = stepFrom(place, direction, 1)) {
    const letter = letterAt(place);
    if (letter === undefined) break;
    const square = squareName(place);
    const isLaid = laid.has(square);
    const premium = isLaid ? premiumAt(table.board, place) : { letter: 1, word: 1 };
    const value = valueOf(set, letter);
    letters.push({ square, letter, value, letterFactor: premium.letter, laid: isLaid });
    wordFactor *= premium.word;
  }
  const sum = letters.reduce((points, term) => points + term.value * term.letterFactor, 0);
  const word = letters.map((term) => term.letter).join('');
  return { word, start: squareName(start), direction, letters, wordFactor, points: sum * wordFactor };
}

function placeOf(square: string): Place {
  const place = parseSquare(square);
  if (place === undefined) throw new RangeError(`Not a square: ${square}`);
  return place;
}
