import type { Placement } from '#shared/games/alphacubes/index.ts';
import type { Language } from '#shared/i18n/index.ts';
import { cubeId, ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { squareName, stepFrom, type Direction, type PieceSet } from '#shared/pieces/index.ts';
import { match } from '../draft/matching.ts';
import { typedPlay, type TypedPlayProblem } from '../draft/typed-play.ts';
import { lettersOf } from './entering.ts';

type Squares = readonly Placement[];

/** Which cube lies on these squares was chosen, so that no other takes its place while it lies there. */
export type Kept = ReadonlyMap<string, CubeId>;

export interface Laid {
  readonly squares: Squares;
  readonly kept: Kept;
}

export interface Board extends Laid {
  readonly set: PieceSet;
  readonly columns: number;
  readonly rows: number;
  /** Cubes of hands are never laid. */
  readonly held: ReadonlySet<CubeId>;
}

export type LayingProblem =
  | TypedPlayProblem
  | { readonly code: 'alphacubes/no-cube-left'; readonly letter: string }
  | {
      readonly code: 'alphacubes/named-too-many';
      readonly cubes: number;
      readonly word: string;
      readonly laid: number;
    }
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

export function without({ squares, kept }: Laid, square: string): Laid {
  return laid(
    squares.filter((one) => one.square !== square),
    kept,
  );
}

/** A cube that was chosen for a square is no longer kept once another lies there. */
function laid(squares: Squares, kept: Kept): Laid {
  const stay = [...kept].filter(([square, cube]) => laidOn(squares, square)?.cube === cube);
  return { squares, kept: new Map(stay) };
}

/** The cube that lies there is turned if it can be. Else others change places, except those that were chosen. */
export function withLetter(board: Board, square: string, letter: string): Result<Laid, LayingProblem> {
  const { set, squares, kept } = board;
  const there = laidOn(squares, square);
  if (there !== undefined && lettersOf(set, there.cube).includes(letter)) {
    const turned = squares.map((one) => (one === there ? { ...one, letter } : one));
    return ok(laid(turned, kept));
  }
  const others = squares.filter((one) => one !== there);
  const found = matched(board, [...others, { square, letter, cube: undefined }]);
  return found === undefined ? refuse({ code: 'alphacubes/no-cube-left', letter }) : ok(laid(found, kept));
}

/** The chosen cube takes this square; if it showed a letter elsewhere, another shows it now. */
export function withCube(board: Board, square: string, cube: CubeId): Result<Laid, LayingProblem> {
  const there = laidOn(board.squares, square);
  if (there === undefined) return ok(board);
  const kept = new Map(board.kept).set(square, cube);
  if (there.cube === cube) return ok(laid(board.squares, kept));
  const other = board.squares.find((one) => one.cube === cube);
  const wanted = board.squares.map((one) =>
    one === there ? { ...one, cube } : one === other ? { ...one, cube: undefined } : one,
  );
  const found = matched({ ...board, kept }, wanted);
  return found === undefined
    ? refuse({ code: 'alphacubes/no-cube-left', letter: other?.letter ?? there.letter })
    : ok(laid(found, kept));
}

/** Cubes that a hand has taken make room for others with the same letters, as far as there are any. */
export function withHeld(board: Board): Laid {
  const { squares, held, kept } = board;
  if (!squares.some(({ cube }) => held.has(cube))) return { squares, kept };
  const wanted = squares.map((one) => (held.has(one.cube) ? { ...one, cube: undefined } : one));
  return laid(matched(board, wanted) ?? squares, kept);
}

/**
 * Lays a word that is typed as a line, `G4 across CHECK`, where its letters may lie already. Cubes that it names `with`
 * are those of the first letters that are laid.
 */
export function withLine(
  board: Board,
  text: string,
  direction: Direction,
  language: Language = 'en',
): Result<Laid & { readonly word: string }, LayingProblem> {
  const line = typedPlay(board.set, text, direction, language);
  if (!line.ok) return line;
  const { word, cubes = [], place: start, ...play } = line.value;
  let now: Laid = board;
  const fresh: string[] = [];
  for (const [index, letter] of [...word].entries()) {
    const place = stepFrom(start, play.direction, index);
    const square = squareName(place);
    if (place.column >= board.columns || place.row >= board.rows) {
      return refuse({ code: 'alphacubes/off-board', word, at: square });
    }
    const there = laidOn(now.squares, square);
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
    const made = withLetter({ ...board, ...now }, square, letter);
    if (!made.ok) return made;
    now = made.value;
    fresh.push(square);
  }
  if (cubes.length > fresh.length) {
    return refuse({ code: 'alphacubes/named-too-many', cubes: cubes.length, word, laid: fresh.length });
  }
  for (const [index, cube] of cubes.entries()) {
    const square = fresh[index] ?? '';
    const { letter = '' } = laidOn(now.squares, square) ?? {};
    if (!lettersOf(board.set, cube).includes(letter) || board.held.has(cube)) {
      return refuse({ code: 'alphacubes/no-cube-left', letter });
    }
    const chosen = withCube({ ...board, ...now }, square, cube);
    if (!chosen.ok) return chosen;
    now = chosen.value;
  }
  return ok({ squares: now.squares, kept: now.kept, word });
}

interface Wanted {
  readonly square: string;
  readonly letter: string;
  readonly cube: CubeId | undefined;
}

function matched({ set, held, kept }: Board, wanted: readonly Wanted[]): Squares | undefined {
  const isFixed = ({ square, cube }: Wanted) => cube !== undefined && kept.get(square) === cube;
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
