import { seatsProblem, type Start } from '#shared/engine/index.ts';
import {
  nextInt,
  ok,
  randomFrom,
  refuse,
  seat,
  shuffle,
  type CubeId,
  type RandomState,
  type Result,
  type Seat,
} from '#shared/kernel/index.ts';
import { noWords } from '#shared/lexicon/word-runs.ts';
import { ownSetProblem, pieceIn, type PieceSet } from '#shared/pieces/index.ts';
import { inGame, tooFewPlayers } from '#shared/options/index.ts';
import { listWordProblem } from '#shared/table-words/index.ts';
import { reseat } from '../common/reseat.ts';
import { lastPlayer } from './seats.ts';
import { squareCount, squaresInOrder } from './box.ts';
import { allDice, alphabetOf, isJoker, kubagramNeeds, setOf, type ShownDie } from './dice.ts';
import { drawByLot, resultOf } from './set-up/draw.ts';
import { kubagramOptions, type KubagramOptions } from './options.ts';
import type { SetUpProblem } from './problems.ts';
import { valueOfWord } from './scoring.ts';
import { usedDice, type KubagramSetUp, type NamedSetUp } from './set-up/set-up.ts';
import { markedUnseen, namedSetUp } from './set-up/names.ts';
import { setUpProblem } from './set-up/check.ts';
import type { BoxDie, KubagramState, Phase, SeatState } from './state.ts';
import type { KubagramTypes } from './types.ts';

export const seatsAllowed = { least: 1, most: 4 } as const;

/** Fills the box and draws lots for player 1 (K1, K3), or continues a game that lies on a table. */
export function setup(start: Start<KubagramTypes>): Result<KubagramState, SetUpProblem> {
  const { options, seats, seed, edition } = start;
  // The dice are always shuffled, so that fixing one thing leaves the others as the seed has them.
  const [dice, random] = cast(setOf(options), randomFrom(seed));
  const wrong =
    seatsProblem(seats, seatsAllowed) ??
    (edition === undefined
      ? inGame('kubagram', tooFewPlayers(kubagramOptions, options, seats))
      : undefined) ??
    ownSetProblem(kubagramNeeds, options) ??
    listWordProblem(options, alphabetOf(setOf(options)));
  if (wrong !== undefined) return refuse(wrong);
  const named = namedSetUp(start.setUp ?? {}, setOf(options), dice);
  if (!named.ok) return named;
  const setUp = named.value;
  const problem = setUpProblem(setUp, seats, options);
  if (problem !== undefined) return refuse(problem);

  const full = setUp.box ?? boxOf(dice, setUp);
  const { box, drawn, first } = drawFirst(full, setUp, seats, options, random);
  const words = fieldsOf(setUp, seats, options);
  const state: KubagramState = {
    options,
    ...(edition === undefined ? {} : { edition }),
    box,
    ...(setUp.corner === undefined ? {} : { corner: setUp.corner }),
    central: setUp.central ?? [],
    seats: drawn.map((one, at) => ({
      words: words[at] ?? [],
      jokers: [...(setUp.jokers?.[at] ?? []), ...jokersDrawn(one, options, setUp)],
      drawn: one,
      skipped: setUp.skipped?.[at] ?? false,
      penalty: setUp.penalties?.[at] ?? 0,
    })),
    first,
    turn: 1,
    phase: phaseOf(setUp, first, seats),
    claims: [],
    moves: 0,
    nextWord: words.flat().length + 1,
    allowed: noWords,
    waiting: noWords,
  };
  return ok(state);
}

function phaseOf({ corner, turn, handed }: NamedSetUp, first: Seat, seats: number): Phase {
  if (corner === undefined) return { kind: 'corner', seat: lastPlayer(first, seats) };
  const at = seat(turn ?? first);
  if (handed === undefined) return { kind: 'before', seat: at };
  const held = { die: handed.die, top: handed.letter, mark: '0' } as const;
  return { kind: 'holding', seat: at, held, passed: true };
}

function cast(set: PieceSet, from: RandomState): readonly [readonly BoxDie[], RandomState] {
  const [order, shuffled] = shuffle(from, allDice);
  let random = shuffled;
  const below = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  const dice = order.map((die): BoxDie => ({ die, top: topOf(set, die, below(6)), turn: below(4) }));
  return [dice, random];
}

function topOf(set: PieceSet, die: CubeId, face: number): string {
  const up = pieceIn(set, die).faces[face];
  return up?.kind === 'letter' ? up.letter : '';
}

function boxOf(dice: readonly BoxDie[], setUp: NamedSetUp): readonly (BoxDie | null)[] {
  const { drawn = [], handed, corner = 0 } = setUp;
  const gone = new Set<CubeId>([...usedDice(setUp), ...drawn.flat().map(({ die }) => die)]);
  if (handed !== undefined) gone.add(handed.die);
  const left = dice.filter(({ die }) => !gone.has(die));
  const squares = squaresInOrder(corner).slice(squareCount - left.length);
  const box: (BoxDie | null)[] = Array.from({ length: squareCount }, () => null);
  for (const [at, square] of squares.entries()) {
    const die = left[at];
    box[square] = die === undefined ? null : markedUnseen(die, setUp);
  }
  return box;
}

interface Drawn {
  readonly box: readonly (BoxDie | null)[];
  readonly drawn: readonly (readonly ShownDie[])[];
  readonly first: Seat;
}

/** A single player does not draw, and neither does anybody if the set-up tells who begins (K3, K15). */
function drawFirst(
  box: readonly (BoxDie | null)[],
  setUp: NamedSetUp,
  seats: number,
  options: KubagramOptions,
  random: RandomState,
): Drawn {
  const none = Array.from({ length: seats }, () => []);
  const alphabet = alphabetOf(setOf(options));
  const isGiven = setUp.drawn !== undefined || setUp.first !== undefined || setUp.corner !== undefined;
  const made =
    seats === 1 || isGiven ? { box, drawn: setUp.drawn ?? none } : drawByLot(box, seats, alphabet, random);
  const result = resultOf(made.drawn, alphabet);
  return { ...made, first: seat(setUp.first ?? (result.kind === 'first' ? result.seat : 0)) };
}

/** A drawn joker is out of play, or counts as set aside until it is used (K3, `drawnJoker`). */
function jokersDrawn(
  drawn: readonly ShownDie[],
  { drawnJoker }: KubagramOptions,
  setUp: NamedSetUp,
): readonly CubeId[] {
  if (drawnJoker === 'out') return [];
  const used = usedDice(setUp);
  return drawn.map(({ die }) => die).filter((die) => isJoker(die) && !used.has(die));
}

function fieldsOf(
  { words = [] }: NamedSetUp,
  seats: number,
  options: KubagramOptions,
): readonly SeatState['words'][] {
  let id = 0;
  return Array.from({ length: seats }, (_, at) =>
    (words[at] ?? []).map(({ dice, parts = 1 }) => {
      const made = { dice, parts, extended: false };
      id += 1;
      return { id, ...made, points: valueOfWord(setOf(options), made).total };
    }),
  );
}

export function reseated(setUp: KubagramSetUp, from: readonly (number | undefined)[]): KubagramSetUp {
  const { seatOf, listOf } = reseat(from);
  const moved = <T>(list: readonly T[] | undefined, none: T) => list && listOf(list, none);
  return {
    ...setUp,
    first: seatOf(setUp.first),
    turn: seatOf(setUp.turn),
    drawn: moved(setUp.drawn, []),
    words: moved(setUp.words, []),
    jokers: moved(setUp.jokers, []),
    skipped: moved(setUp.skipped, false),
    penalties: moved(setUp.penalties, 0),
  };
}
