import { seat, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { parseSquare, squareName, stepFrom, type PieceSet } from '#shared/pieces/index.ts';
import { barrenRoundsToEnd } from '../ending.ts';
import { cubeOf } from '../pieces.ts';
import type { MidgameProblem } from '../problems.ts';
import { handSize } from '../scoring.ts';
import { placeInRound, seatsIn } from '../seats.ts';
import type { AlphacubesSetUp } from '../setup.ts';
import { centreOf, isOnBoard } from '../squares.ts';
import type { AlphacubesState } from '../state.ts';

type Laid = NonNullable<AlphacubesSetUp['squares']>;

/** Checks what lies on the board: each cube on a square of its own, and all hanging together through the centre (A3). */
export function boardProblem(
  board: readonly string[],
  set: PieceSet,
  laid: Laid,
  held: readonly CubeId[],
): MidgameProblem | undefined {
  const seen = new Set<string>();
  const gone = new Set(held);
  for (const { square, cube, letter } of laid) {
    const place = parseSquare(square);
    if (place === undefined || !isOnBoard(board, place)) return { code: 'alphacubes/not-on-board', square };
    if (seen.has(square)) return { code: 'alphacubes/square-twice', square };
    if (gone.has(cube)) return { code: 'alphacubes/dealt-twice', cube };
    const { letters } = cubeOf(set, cube);
    if (!letters.includes(letter)) return { code: 'alphacubes/letter-not-on-cube', cube, letter, letters };
    seen.add(square);
    gone.add(cube);
  }
  if (laid.length === 0) return undefined;
  const centre = centreOf(board);
  if (!seen.has(centre)) return { code: 'alphacubes/not-through-centre', centre };
  if (laid.length === 1) return { code: 'alphacubes/one-letter' };
  const floating = floatingSquare(seen, centre);
  return floating === undefined ? undefined : { code: 'alphacubes/set-up-floats', square: floating };
}

function floatingSquare(squares: ReadonlySet<string>, centre: string): string | undefined {
  const reached = new Set([centre]);
  for (const square of reached) {
    const place = parseSquare(square);
    if (place === undefined) continue;
    for (const direction of ['across', 'down'] as const) {
      for (const by of [-1, 1]) {
        const next = squareName(stepFrom(place, direction, by));
        if (squares.has(next)) reached.add(next);
      }
    }
  }
  return [...squares].find((square) => !reached.has(square));
}

const lists = ['scores', 'plays', 'missed', 'out'] as const;

export function listsProblem(seats: number, setUp: AlphacubesSetUp): MidgameProblem | undefined {
  for (const list of lists) {
    const found = setUp[list]?.length ?? seats;
    if (found !== seats) return { code: 'alphacubes/set-up-count', list, found, seats };
  }
  const { wentOut } = setUp.progress ?? {};
  const odd = [setUp.seat, wentOut].find((at) => at !== undefined && at >= seats);
  return odd === undefined ? undefined : { code: 'alphacubes/set-up-seat', seat: odd, seats };
}

/** Checks a game that goes on from the middle: hands are filled up as far as the stock goes (A2), and it is not over (A6). */
export function midgameProblem(state: AlphacubesState): MidgameProblem | undefined {
  const { seats, stock, phase, progress } = state;
  const { wentOut } = progress;
  const inGame = seatsIn(state);
  for (const at of inGame) {
    const cubes = seats[at]?.hand.length ?? 0;
    if (cubes < handSize && stock.length > 0) {
      return { code: 'alphacubes/set-up-hand-short', seat: at, cubes, stock: stock.length };
    }
    if (cubes === 0 && wentOut === undefined) return { code: 'alphacubes/set-up-went-out', seat: at };
  }
  if (wentOut !== undefined && seats[wentOut]?.hand.length !== 0) {
    return { code: 'alphacubes/set-up-not-out', seat: wentOut };
  }
  const over = overProblem(state, inGame);
  if (over !== undefined) return over;
  const next = phase.kind === 'turn' ? seats[phase.seat] : undefined;
  return next === undefined || (!next.out && next.missed === 0 && next.hand.length > 0)
    ? undefined
    : { code: 'alphacubes/set-up-cannot-play', seat: phase.kind === 'turn' ? phase.seat : 0 };
}

/** Says by which fact the game would be over before the next turn (A6). */
function overProblem(state: AlphacubesState, inGame: readonly Seat[]): MidgameProblem | undefined {
  const { seats, phase, progress } = state;
  const { wentOut, passes, barrenRounds } = progress;
  if (seats.length > 1 && inGame.length < 2) {
    return { code: 'alphacubes/set-up-one-left', seat: seats.findIndex(({ out }) => out) };
  }
  if (passes >= inGame.length) {
    return { code: 'alphacubes/set-up-all-passed', passes, most: inGame.length - 1 };
  }
  if (barrenRounds >= barrenRoundsToEnd) {
    return { code: 'alphacubes/set-up-barren', rounds: barrenRounds, most: barrenRoundsToEnd - 1 };
  }
  if (wentOut === undefined || phase.kind !== 'turn' || isAfter(state, phase.seat, wentOut)) return undefined;
  return seats.length === 1
    ? { code: 'alphacubes/set-up-went-out-alone', seat: wentOut }
    : { code: 'alphacubes/set-up-round-over', seat: phase.seat, wentOut };
}

/** Only those seated after the player who went out have one more turn in that round (A6). */
function isAfter(state: AlphacubesState, at: number, wentOut: number): boolean {
  return placeInRound(state, seat(at)) > placeInRound(state, seat(wentOut));
}
