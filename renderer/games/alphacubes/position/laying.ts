import { parseMoveLine, type LineProblem, type Placement } from '#shared/games/alphacubes/index.ts';
import { cubeId, ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { parseSquare, squareName, stepFrom, type Direction, type PieceSet } from '#shared/pieces/index.ts';
import { match } from '../draft/matching.ts';
import { lettersOf } from './entering.ts';

type Squares = readonly Placement[];

export interface Board {
  readonly set: PieceSet;
  readonly columns: number;
  readonly rows: number;
  readonly squares: Squares;
  /** Cubes of hands are never laid. */
  readonly held: ReadonlySet<CubeId>;
  /** Which cube lies on these squares was chosen, so that no other takes its place. */
  readonly kept: ReadonlySet<string>;
}

export type LayingProblem =
  | LineProblem
  | { readonly code: 'alphacubes/no-cube-left'; readonly letter: string }
  | { readonly code: 'alphacubes/typed-unclear'; readonly text: string }
  | { readonly code: 'alphacubes/off-board'; readonly word: string; readonly at: string }
  | {
      readonly code: 'alphacubes/letter-differs';
      readonly there: string;
      readonly square: string;
      readonly word: string;
      readonly needed: string;
    };

export function laidOn(squares: Squares, square: string): Placement | undefined {
  return squares.find((one) => one.square === square);
}

export function without(squares: Squares, square: string): Squares {
  return squares.filter((one) => one.square !== square);
}

/** The cube that lies there is turned if it can be. Else others change places, except those that were chosen. */
export function withLetter(board: Board, square: string, letter: string): Result<Squares, LayingProblem> {
  const { set, squares } = board;
  const there = laidOn(squares, square);
  if (there !== undefined && lettersOf(set, there.cube).includes(letter)) {
    return ok(squares.map((one) => (one === there ? { ...one, letter } : one)));
  }
  const found = matched(board, [...without(squares, square), { square, letter, cube: undefined }]);
  return found === undefined ? refuse({ code: 'alphacubes/no-cube-left', letter }) : ok(found);
}

/** The chosen cube takes this square; if it showed a letter elsewhere, another shows it now. */
export function withCube(board: Board, square: string, cube: CubeId): Result<Squares, LayingProblem> {
  const there = laidOn(board.squares, square);
  if (there === undefined || there.cube === cube) return ok(board.squares);
  const other = board.squares.find((one) => one.cube === cube);
  const wanted = board.squares.map((one) =>
    one === there ? { ...one, cube } : one === other ? { ...one, cube: undefined } : one,
  );
  const kept = new Set([...board.kept, square]);
  if (other !== undefined) kept.delete(other.square);
  const found = matched({ ...board, kept }, wanted);
  return found === undefined
    ? refuse({ code: 'alphacubes/no-cube-left', letter: other?.letter ?? there.letter })
    : ok(found);
}

/** Cubes that a hand has taken make room for others with the same letters, as far as there are any. */
export function withHeld(board: Board): Squares {
  const { squares, held } = board;
  if (!squares.some(({ cube }) => held.has(cube))) return squares;
  const wanted = squares.map((one) => (held.has(one.cube) ? { ...one, cube: undefined } : one));
  return matched(board, wanted) ?? squares;
}

/** Lays a word that is typed as a line, `G4 across CHECK`, perhaps `with` its cubes, where its letters may lie already. */
export function withLine(
  board: Board,
  text: string,
  direction: Direction,
): Result<{ readonly squares: Squares; readonly word: string }, LayingProblem> {
  const line = parseMoveLine(board.set, text, direction);
  if (!line.ok) return line;
  const play = line.value;
  const start = play.kind === 'play' ? parseSquare(play.start) : undefined;
  if (play.kind !== 'play' || start === undefined) {
    return refuse({ code: 'alphacubes/typed-unclear', text: text.trim().slice(0, 60) });
  }
  const { word } = play;
  let { squares } = board;
  const fresh: string[] = [];
  for (const [index, letter] of [...word].entries()) {
    const place = stepFrom(start, play.direction, index);
    const square = squareName(place);
    if (place.column >= board.columns || place.row >= board.rows) {
      return refuse({ code: 'alphacubes/off-board', word, at: square });
    }
    const there = laidOn(squares, square);
    if (there !== undefined && there.letter !== letter) {
      return refuse({
        code: 'alphacubes/letter-differs',
        there: there.letter,
        square,
        word,
        needed: letter,
      });
    }
    if (there !== undefined) continue;
    const laid = withLetter({ ...board, squares }, square, letter);
    if (!laid.ok) return laid;
    squares = laid.value;
    fresh.push(square);
  }
  const kept = new Set(board.kept);
  for (const [index, cube] of (play.cubes ?? []).entries()) {
    const square = fresh[index];
    const letter = square === undefined ? undefined : laidOn(squares, square)?.letter;
    if (square === undefined || letter === undefined) break;
    if (!lettersOf(board.set, cube).includes(letter) || board.held.has(cube)) {
      return refuse({ code: 'alphacubes/no-cube-left', letter });
    }
    const chosen = withCube({ ...board, squares, kept }, square, cube);
    if (!chosen.ok) return chosen;
    squares = chosen.value;
    kept.add(square);
  }
  return ok({ squares, word });
}

interface Wanted {
  readonly square: string;
  readonly letter: string;
  readonly cube: CubeId | undefined;
}

function matched({ set, held, kept }: Board, wanted: readonly Wanted[]): Squares | undefined {
  const isFixed = ({ square, cube }: Wanted) => kept.has(square) && cube !== undefined;
  const fixed = wanted.flatMap((one) => (isFixed(one) && one.cube !== undefined ? [one.cube] : []));
  const gone = new Set<CubeId>([...held, ...fixed]);
  const loose = wanted.filter((one) => !isFixed(one));
  const free = set.pieces.map(({ id }) => id).filter((id) => !gone.has(id));
  const cubes = match(loose, free, (cube) => lettersOf(set, cube));
  if (cubes === undefined) return undefined;
  const found = new Map(loose.map(({ square }, at) => [square, cubes[at]]));
  return wanted.map(({ square, letter, cube }) => ({
    square,
    letter,
    cube: cubeId(found.get(square) ?? cube ?? 0),
  }));
}
