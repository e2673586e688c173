import { alphacubesSet, checkBoard, ownSetProblem, type PieceSet } from '#shared/pieces/index.ts';
import { seatsProblem, type Start } from '#shared/engine/index.ts';
import {
  nextInt,
  ok,
  randomFrom,
  refuse,
  seat,
  shuffle,
  type CubeId,
  type Result,
} from '#shared/kernel/index.ts';
import { noWords } from '#shared/lexicon/word-runs.ts';
import { alphacubesNeeds, cubeTotal, setOf } from './pieces.ts';
import type { AlphacubesOptions } from './options.ts';
import type { SetUpProblem } from './problems.ts';
import { handSize } from './scoring.ts';
import { boardProblem, listsProblem, midgameProblem } from './set-up/check.ts';
import type { AlphacubesState, Progress } from './state.ts';
import type { AlphacubesTypes } from './types.ts';
import { listWordProblem } from '#shared/table-words/index.ts';

export const seatsAllowed = { least: 1, most: 6 } as const;

export interface AlphacubesSetUp {
  readonly drawOrder?: readonly CubeId[] | undefined;
  /**
   * Hands are by seat; if absent, each seat draws seven, starting with the seat that begins. In the middle of a game a
   * hand without cubes is not known and drawn, unless its player went out.
   */
  readonly hands?: readonly (readonly CubeId[])[] | undefined;
  /** Seats count from 0; if absent, a lot decides. */
  readonly first?: number | undefined;
  /** With these cubes on the board, a game goes on from its middle; the stock is without them. */
  readonly squares?:
    | readonly { readonly square: string; readonly cube: CubeId; readonly letter: string }[]
    | undefined;
  /** This seat, from 0, is on turn instead of the first. */
  readonly seat?: number | undefined;
  /** Turns count from 1 and include missed ones. */
  readonly turn?: number | undefined;
  readonly scores?: readonly number[] | undefined;
  readonly plays?: readonly number[] | undefined;
  readonly missed?: readonly number[] | undefined;
  readonly out?: readonly boolean[] | undefined;
  readonly progress?: Progress | undefined;
}

/** Shuffles the cubes, draws lots for the first seat and deals (A2, A7). */
export function setup(start: Start<AlphacubesTypes>): Result<AlphacubesState, SetUpProblem> {
  const { options, seats, seed, setUp = {} } = start;
  const problem =
    seatsProblem(seats, seatsAllowed) ??
    ownSetProblem(alphacubesNeeds, options) ??
    listWordProblem(options, setOf(options).alphabet) ??
    setUpProblem(seats, setUp, setOf(options)) ??
    listsProblem(seats, setUp);
  if (problem !== undefined) return refuse(problem);
  const board = boardRows(options);
  if (!board.ok) return board;

  const { squares: laid = [], hands, scores, plays, missed, out, turn = 1 } = setUp;
  const lies = boardProblem(board.value, setOf(options), laid, (hands ?? []).flat());
  if (lies !== undefined) return refuse(lies);

  // Shuffle and lot always happen, so that fixing one leaves the other as the seed has it.
  const [mixed, mixedRandom] = shuffle(
    randomFrom(seed),
    setOf(options).pieces.map(({ id }) => id),
  );
  const [drawn, random] = nextInt(mixedRandom, seats);
  const first = setUp.first ?? drawn;
  const gone = new Set(laid.map(({ cube }) => cube));
  const order = (setUp.drawOrder ?? mixed).filter((cube) => !gone.has(cube));
  const dealt =
    hands === undefined ? deal(order, seats, first) : giveOut(order, hands, setUp.progress?.wentOut);
  const state: AlphacubesState = {
    options,
    board: board.value,
    squares: Object.fromEntries(laid.map(({ square, cube, letter }) => [square, { cube, letter, turn: 0 }])),
    stock: dealt.stock,
    random,
    seats: dealt.hands.map((hand, at) => ({
      hand,
      points: scores?.[at] ?? 0,
      plays: plays?.[at] ?? 0,
      missed: missed?.[at] ?? 0,
      out: out?.[at] ?? false,
    })),
    first: seat(first),
    turn,
    phase: { kind: 'turn', seat: seat(setUp.seat ?? first) },
    moves: 0,
    allowed: noWords,
    waiting: noWords,
    progress: setUp.progress ?? { passes: 0, barrenRounds: 0, laidThisRound: false },
  };
  const wrong = isMidway(setUp) ? midgameProblem(state) : undefined;
  return wrong === undefined ? ok(state) : refuse(wrong);
}

function isMidway({ squares, seat: at, turn, progress }: AlphacubesSetUp): boolean {
  return squares !== undefined || at !== undefined || turn !== undefined || progress !== undefined;
}

interface Dealt {
  readonly hands: readonly (readonly CubeId[])[];
  readonly stock: readonly CubeId[];
}

function deal(order: readonly CubeId[], seats: number, first: number): Dealt {
  const hands = Array.from({ length: seats }, (_, index) => {
    const place = (index - first + seats) % seats;
    return order.slice(place * handSize, (place + 1) * handSize);
  });
  return { hands, stock: order.slice(seats * handSize) };
}

/** Hands that nobody has named are drawn in turn, so that the last cubes are shared out evenly. */
function giveOut(
  order: readonly CubeId[],
  hands: readonly (readonly CubeId[])[],
  wentOut: number | undefined,
): Dealt {
  const held = new Set(hands.flat());
  const free = order.filter((cube) => !held.has(cube));
  const open = hands.flatMap((hand, at) => (hand.length === 0 && at !== wentOut ? [at] : []));
  const drawn = free.slice(0, open.length * handSize);
  return {
    hands: hands.map((hand, at) => {
      const place = open.indexOf(at);
      return place < 0 ? hand : drawn.filter((_, turn) => turn % open.length === place);
    }),
    stock: free.slice(drawn.length),
  };
}

export function boardRows(options: AlphacubesOptions): Result<readonly string[], SetUpProblem> {
  if (options.board !== 'own') return ok(bundledBoard(options.board));
  const checked = checkBoard(options.ownBoard);
  return checked.ok ? ok(options.ownBoard) : refuse({ ...checked.problem, board: 'own' });
}

function bundledBoard(name: 'standard' | 'example'): readonly string[] {
  const board = alphacubesSet.boards[name];
  if (board === undefined) throw new Error(`The bundled set lacks the board ${name}`);
  return board.rows;
}

function setUpProblem(seats: number, setUp: AlphacubesSetUp, set: PieceSet): SetUpProblem | undefined {
  const { drawOrder, hands, first } = setUp;
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < seats)) {
    return { code: 'alphacubes/first', seat: first, seats };
  }
  const laid = (setUp.squares ?? []).map(({ cube }) => cube);
  const cubes = [drawOrder ?? [], (hands ?? []).flat(), laid]
    .map((list) => cubesProblem(list, set))
    .find((problem) => problem !== undefined);
  if (cubes !== undefined) return cubes;
  if (hands === undefined) {
    const needed = seats * handSize;
    const there = (drawOrder?.length ?? set.pieces.length) - (setUp.squares?.length ?? 0);
    return there < needed ? { code: 'alphacubes/too-few-cubes', cubes: there, needed } : undefined;
  }
  if (hands.length !== seats) return { code: 'alphacubes/hands', hands: hands.length, seats };
  const least = isMidway(setUp) ? 0 : 1;
  const odd = hands.findIndex((hand) => hand.length < least || hand.length > handSize);
  return odd < 0
    ? undefined
    : { code: 'alphacubes/hand-size', seat: odd, cubes: hands[odd]?.length ?? 0, most: handSize };
}

function cubesProblem(cubes: readonly CubeId[], set: PieceSet): SetUpProblem | undefined {
  const known = set.pieces.length;
  const unknown = cubes.find((cube) => !(Number.isInteger(cube) && cube >= 0 && cube < known));
  if (unknown !== undefined) return { code: 'alphacubes/no-such-cube', cube: unknown, cubes: known };
  const seen = new Set<CubeId>();
  for (const cube of cubes) {
    if (seen.has(cube)) return { code: 'alphacubes/dealt-twice', cube };
    seen.add(cube);
  }
  return undefined;
}

export function totalOf(set: PieceSet, cubes: readonly CubeId[]): number {
  return cubes.reduce((sum, cube) => sum + cubeTotal(set, cube), 0);
}
