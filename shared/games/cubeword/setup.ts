import { ownSetProblem, type PieceSet } from '#shared/pieces/index.ts';
import { seatsProblem, type Start } from '#shared/engine/index.ts';
import { nextInt, ok, randomFrom, refuse, type Result } from '#shared/kernel/index.ts';
import { noWords } from '#shared/lexicon/word-runs.ts';
import { inGame, tooFewPlayers } from '#shared/options/index.ts';
import { listWordProblem } from '#shared/table-words/index.ts';
import { reseat } from '../common/reseat.ts';
import { cubeName, cubewordNeeds, isJoker, lettersIn, lettersOf, lettersOn, setOf } from './cubes.ts';
import { blanksUp, cubeAt, placeText, type Felt } from './felt.ts';
import { cubewordOptions, type CubewordOptions } from './options.ts';
import { mostBlanks } from './parts.ts';
import type { SetUpProblem } from './problems.ts';
import { recentIn } from './scoring.ts';
import type { CountedWord, CubewordState } from './state.ts';
import { apartOn } from './turn-end.ts';
import { firstOf, roundOf, seatOfTurn, turnOf } from '../common/turns.ts';
import { passesToEnd, reasonAfterRound } from './turns.ts';
import type { CubewordSetUp, CubewordTypes } from './types.ts';

export const seatsAllowed = { least: 1, most: 6 } as const;

/** Begins with an empty felt and a seat drawn by lot, or continues a game that lies on a table (C1, C8). */
export function setup(start: Start<CubewordTypes>): Result<CubewordState, SetUpProblem> {
  const { options, seats, seed, setUp = {} } = start;
  const problem =
    seatsProblem(seats, seatsAllowed) ??
    seatProblem(seats, options, setUp) ??
    ownSetProblem(cubewordNeeds, options) ??
    listWordProblem(options, lettersOf(options)) ??
    feltProblem(setOf(options), setUp.felt ?? [], options.connected) ??
    pastProblem(seats, options, setUp);
  if (problem !== undefined) return refuse(problem);

  const [drawn] = nextInt(randomFrom(seed), seats);
  const { turn = 1, seat: at = drawn, felt = [], scores = [], counted = [] } = setUp;
  const first = firstOf(at, turn, seats);
  const state: CubewordState = {
    options,
    felt,
    seats: Array.from({ length: seats }, (_, one) => ({ points: scores[one] ?? 0 })),
    first,
    turn,
    phase: { kind: 'turn', seat: seatOfTurn(turn, first, seats) },
    moves: 0,
    counted: recentIn(counted, turn),
    passes: setUp.passes ?? 0,
    timeUp: false,
    minutesBefore: setUp.minutesBefore ?? 0,
    allowed: noWords,
  };
  return isOver(state) ? refuse({ code: 'cubeword/set-up-over' }) : ok(state);
}

/** Returns true if a new round would begin although, by the scores, the round before it was the last (C9). */
function isOver(state: CubewordState): boolean {
  const { options, turn, seats } = state;
  const byScore = options.finish === 'score' || options.finish === 'lead';
  return byScore && (turn - 1) % seats.length === 0 && reasonAfterRound(state) !== undefined;
}

function seatProblem(
  seats: number,
  options: CubewordOptions,
  { seat: at, scores }: CubewordSetUp,
): SetUpProblem | undefined {
  const lonely = inGame('cubeword', tooFewPlayers(cubewordOptions, options, seats));
  if (lonely !== undefined) return lonely;
  if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at < seats)) {
    return { code: 'cubeword/set-up-seat', seat: at, seats };
  }
  const found = scores?.length ?? seats;
  return found === seats ? undefined : { code: 'cubeword/set-up-scores', found, seats };
}

function feltProblem(set: PieceSet, felt: Felt, connected: boolean): SetUpProblem | undefined {
  for (const [index, one] of felt.entries()) {
    const { letter, blank } = one;
    const cube = cubeName(set, one.cube);
    const place = placeText(one);
    const before = felt.slice(0, index);
    const same = before.find((other) => other.cube === one.cube);
    if (same !== undefined) {
      return { code: 'cubeword/set-up-cube-twice', cube, place, other: placeText(same) };
    }
    const there = cubeAt(before, one);
    if (there !== undefined) {
      return { code: 'cubeword/set-up-place-taken', cube, place, other: cubeName(set, there.cube) };
    }
    if ((blank || isJoker(one.cube)) && !lettersIn(set).includes(letter)) {
      return { code: 'cubeword/set-up-letter', cube, place, letter, letters: [...lettersIn(set)] };
    }
    if (isJoker(one.cube)) {
      if (blank) return { code: 'cubeword/set-up-joker', place };
    } else if (!blank && !lettersOn(set, one.cube).includes(letter)) {
      return { code: 'cubeword/set-up-letter', cube, place, letter, letters: lettersOn(set, one.cube) };
    }
  }
  const blanks = blanksUp(felt);
  if (blanks > mostBlanks) return { code: 'cubeword/set-up-blanks', blanks, most: mostBlanks };
  const { groups, apart } = apartOn(felt);
  if (!connected || groups < 2) return undefined;
  const names = apart.map((one) => `${cubeName(set, one.cube)} (${placeText(one)})`);
  return { code: 'cubeword/set-up-not-connected', groups, apart: names };
}

function pastProblem(
  seats: number,
  { finish, rounds, minutes }: CubewordOptions,
  { turn = 1, counted = [], passes = 0, minutesBefore = 0 }: CubewordSetUp,
): SetUpProblem | undefined {
  const word = countedProblem(counted, turn - 1);
  if (word !== undefined) return word;
  const mostPasses = Math.min(turn, passesToEnd(seats)) - 1;
  if (passes > mostPasses) return { code: 'cubeword/set-up-passes', passes, most: mostPasses };
  const round = roundOf(turn, seats);
  if (finish === 'rounds' && round > rounds) return { code: 'cubeword/set-up-rounds', round, rounds };
  return finish === 'time' && minutesBefore >= minutes
    ? { code: 'cubeword/set-up-minutes', minutes: minutesBefore, most: minutes }
    : undefined;
}

function countedProblem(counted: readonly CountedWord[], played: number): SetUpProblem | undefined {
  const early = counted.find(({ turn }) => turn < 1 || turn > played);
  if (early !== undefined) return { code: 'cubeword/set-up-counted', ...early, played };
  const twice = counted.find(({ word }, at) => counted.findIndex((one) => one.word === word) !== at);
  return twice === undefined ? undefined : { code: 'cubeword/set-up-counted-twice', word: twice.word };
}

/** Nothing is hidden. Once the time is up, only the round under way is played, which no set-up could say. */
export function setUpOf(state: CubewordState): CubewordSetUp | undefined {
  const { phase, turn, felt, seats, counted, passes, minutesBefore, timeUp } = state;
  if (phase.kind === 'over' || timeUp) return undefined;
  const scores = seats.map(({ points }) => points);
  return { seat: phase.seat, turn, felt, scores, counted: recentIn(counted, turn), passes, minutesBefore };
}

/** The round and its first player stay; if the turn gets another number, counted words keep their distance from it. */
export function reseated(setUp: CubewordSetUp, from: readonly (number | undefined)[]): CubewordSetUp {
  const { seat, scores, turn = 1, counted } = setUp;
  const { seatOf, listOf } = reseat(from);
  const at = seatOf(seat);
  const seats = scores?.length ?? from.length;
  const first = seatOf(seat === undefined ? undefined : firstOf(seat, turn, seats));
  const next = at ?? 0;
  const after = turnOf(roundOf(turn, seats), next, first ?? next, from.length);
  return {
    ...setUp,
    seat: at,
    ...(setUp.turn === undefined ? {} : { turn: after }),
    scores: listOf(scores, 0),
    ...(counted === undefined
      ? {}
      : { counted: counted.map((one) => ({ ...one, turn: one.turn + after - turn })) }),
  };
}
