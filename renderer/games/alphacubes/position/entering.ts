import {
  boardRows,
  cubeText,
  handSize,
  isOnBoard,
  parseCubes,
  setOf,
  type AlphacubesOptions,
  type AlphacubesSetUp,
  type LineProblem,
  type Placement,
  type Progress,
} from '#shared/games/alphacubes/index.ts';
import { ok, refuse, seat, type CubeId, type Problem, type Result } from '#shared/kernel/index.ts';
import { alphacubesSet, parseSquare, type PieceSet } from '#shared/pieces/index.ts';
import { tidyWord } from '#shared/table-words/index.ts';

export interface Position {
  readonly first: number;
  readonly seat: number;
  /** The next turn has this number, from 1. */
  readonly turn: number;
  readonly squares: readonly Placement[];
  /** A hand without cubes is not known, unless its player went out. */
  readonly hands: readonly (readonly CubeId[])[];
  readonly scores: readonly number[];
  readonly plays: readonly number[];
  readonly missed: readonly number[];
  readonly out: readonly boolean[];
  readonly progress: Progress;
}

export type EntryProblem =
  | LineProblem
  | { readonly code: 'alphacubes/position-empty' }
  | { readonly code: 'alphacubes/cube-elsewhere'; readonly cube: string }
  | { readonly code: 'alphacubes/hand-too-large'; readonly cubes: number; readonly most: number };

type Pieces = Pick<AlphacubesOptions, 'set' | 'ownSet' | 'board' | 'ownBoard' | 'judge' | 'challengeKind'>;

/** The rows of the board in use; those of the standard board while an own one cannot be used. */
export function rowsOf(options: AlphacubesOptions): readonly string[] {
  const rows = boardRows(options);
  return rows.ok ? rows.value : (alphacubesSet.boards['standard']?.rows ?? []);
}

/** Cubes that the board or the set no longer has are left out; who went out follows from the hands (A6). */
export function fitted(entered: AlphacubesSetUp, seats: number, options: AlphacubesOptions): Position {
  const { first = 0, seat: at = 0, turn = 1, squares = [], hands, scores, plays, missed, out } = entered;
  const bySeat = <T>(list: readonly T[] | undefined, none: T) =>
    Array.from({ length: seats }, (_, one) => list?.[one] ?? none);
  const set = setOf(options);
  const rows = rowsOf(options);
  const isThere = ({ square, cube, letter }: Placement) => {
    const place = parseSquare(square);
    return place !== undefined && isOnBoard(rows, place) && lettersOf(set, cube).includes(letter);
  };
  const isIn = (one: number) => one < seats;
  const position = {
    first: isIn(first) ? first : 0,
    seat: isIn(at) ? at : 0,
    turn,
    squares: squares.filter(isThere),
    hands: bySeat(hands, []).map((hand) => hand.filter((cube) => cube < set.pieces.length)),
    scores: bySeat(scores, 0),
    plays: bySeat(plays, 0),
    missed: bySeat(mayMiss(options) ? missed : undefined, 0),
    out: bySeat(mayBeOut(options) ? out : undefined, false),
    progress: entered.progress ?? { passes: 0, barrenRounds: 0, laidThisRound: squares.length > 0 },
  };
  return { ...position, progress: withWentOut(position, set) };
}

/** Until whole rounds without a cube are entered, the cubes that lie count as laid in this round among others. */
export function withSquares(position: Position, squares: Position['squares']): Position {
  const { progress } = position;
  const [lay, lie] = [position.squares.length > 0, squares.length > 0];
  const laidThisRound = lay === lie ? progress.laidThisRound : lie && progress.barrenRounds === 0;
  return { ...position, squares, progress: { ...progress, laidThisRound } };
}

export function mayMiss({ judge, challengeKind }: Pieces): boolean {
  return judge === 'challenge' && challengeKind === 'double';
}

export function mayBeOut({ judge, challengeKind }: Pieces): boolean {
  return judge === 'challenge' && challengeKind === 'triple';
}

export function lettersOf(set: PieceSet, cube: number): readonly string[] {
  return set.pieces[cube]?.letters ?? [];
}

export function heldIn(hands: Position['hands']): ReadonlySet<CubeId> {
  return new Set(hands.flat());
}

/** Counts the cubes that are neither named on the board nor in a hand; unknown hands are drawn from them. */
export function leftOf(
  { squares, hands, progress }: Pick<Position, 'squares' | 'hands' | 'progress'>,
  set: PieceSet,
): { readonly left: number; readonly stock: number } {
  const left = set.pieces.length - squares.length - hands.flat().length;
  const unknown = hands.filter((hand, at) => hand.length === 0 && at !== progress.wentOut).length;
  return { left, stock: Math.max(0, left - unknown * handSize) };
}

/**
 * With every other cube named, the first player of the round who has none has laid the last one. Who is known to have
 * done so stays the one while the other hands without cubes, which are not known, can hold all that are not named.
 */
function withWentOut(position: Omit<Position, 'progress'> & { progress: Progress }, set: PieceSet): Progress {
  const { wentOut, ...counts } = position.progress;
  const { hands, first } = position;
  const { left } = leftOf({ ...position, progress: counts }, set);
  const unknown = hands.filter((hand, at) => hand.length === 0 && at !== wentOut).length;
  const isKnown = wentOut !== undefined && hands[wentOut]?.length === 0 && left <= unknown * handSize;
  if (left > 0 && !isKnown) return counts;
  const order = hands.map((_, at) => (first + at) % hands.length);
  const found = isKnown ? wentOut : order.find((at) => hands[at]?.length === 0 && position.out[at] !== true);
  return found === undefined ? counts : { ...counts, wentOut: seat(found) };
}

/** A position with nothing in it would be a new game. */
export function emptyProblem({
  squares,
  hands,
}: Pick<Position, 'squares' | 'hands'>): EntryProblem | undefined {
  return squares.length === 0 && hands.flat().length === 0
    ? { code: 'alphacubes/position-empty' }
    : undefined;
}

/** Reads cubes that are named by their letters; those of the set's other hands cannot be named again. */
export function readHand(
  text: string,
  set: PieceSet,
  elsewhere: ReadonlySet<CubeId>,
): Result<readonly CubeId[], EntryProblem> {
  const tokens = tidyWord(set.alphabet, text)
    .split(/[\s,;]+/)
    .filter((token) => token !== '');
  if (tokens.length === 0) return ok([]);
  const read = parseCubes(set, tokens);
  if (!read.ok) return read;
  const cubes = [...new Set(read.value)];
  const taken = cubes.find((cube) => elsewhere.has(cube));
  if (taken !== undefined) return refuse({ code: 'alphacubes/cube-elsewhere', cube: cubeText(set, taken) });
  return cubes.length > handSize
    ? refuse({ code: 'alphacubes/hand-too-large', cubes: cubes.length, most: handSize })
    : ok(cubes);
}

export function formatHand(set: PieceSet, cubes: readonly CubeId[]): string {
  return cubes.map((cube) => cubeText(set, cube)).join(' ');
}

export type FormPart = 'board' | 'next' | 'passes' | 'barren' | `hand ${number}` | `out ${number}`;

export function placeOf(problem: Problem | undefined): FormPart | undefined {
  switch (problem?.code) {
    case 'alphacubes/position-empty':
    case 'alphacubes/not-on-board':
    case 'alphacubes/square-twice':
    case 'alphacubes/letter-not-on-cube':
    case 'alphacubes/not-through-centre':
    case 'alphacubes/one-letter':
    case 'alphacubes/dealt-twice':
    case 'alphacubes/set-up-floats':
      return 'board';
    case 'alphacubes/set-up-hand-short':
    case 'alphacubes/set-up-went-out':
    case 'alphacubes/set-up-not-out':
    case 'alphacubes/set-up-went-out-alone':
      return 'seat' in problem ? `hand ${Number(problem.seat)}` : undefined;
    case 'alphacubes/set-up-one-left':
      return 'seat' in problem ? `out ${Number(problem.seat)}` : undefined;
    case 'alphacubes/set-up-cannot-play':
    case 'alphacubes/set-up-round-over':
      return 'next';
    case 'alphacubes/set-up-all-passed':
      return 'passes';
    case 'alphacubes/set-up-barren':
      return 'barren';
    default:
      return undefined;
  }
}
