import { seatsProblem, type Start } from '#shared/engine/index.ts';
import {
  cubeId,
  nextInt,
  ok,
  randomFrom,
  refuse,
  shuffle,
  type RandomState,
  type Result,
} from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/alphabet.ts';
import { noWords } from '#shared/lexicon/word-runs.ts';
import { listWordProblem, tableJudge } from '#shared/table-words/index.ts';
import { premiumsAreWild, type ScrubleOptions } from './options.ts';
import { letterOf, pegIds, pegName, premiumOf } from './pegs.ts';
import { placeName } from './notation/place-names.ts';
import type { SetUpProblem } from './problems.ts';
import { leastRealLetters, realLetterCount } from './scoring.ts';
import type { ClaimedWord, ScrubleState } from './state.ts';
import { reseat } from '../common/reseat.ts';
import { firstOf, roundOf, seatOfTurn, turnOf } from '../common/turns.ts';
import { passesToEnd, lastRoundReason } from './turns.ts';
import { everyTwist, twisted, type Cube } from './twists.ts';
import type { ScrubleSetUp, ScrubleTypes } from './types.ts';

/** One to four players sit at the table (S1). */
export const seatsAllowed = { least: 1, most: 4 } as const;

export const scrubleLetters = latinAlphabet;

/** The cube gets this many random twists before the first turn (S2). */
export const twistsAtStart = 60;

/** Begins with a dealt and twisted cube and a seat drawn by lot, or continues a game with a real cube (S2). */
export function setup(start: Start<ScrubleTypes>): Result<ScrubleState, SetUpProblem> {
  const { options, seats, seed, setUp = {}, edition } = start;
  const problem =
    seatsProblem(seats, seatsAllowed) ??
    listWordProblem(options, scrubleLetters) ??
    seatProblem(seats, setUp) ??
    cubeProblem(setUp.cube) ??
    pastProblem(seats, setUp) ??
    (edition === undefined ? claimedProblem(options, setUp) : undefined);
  if (problem !== undefined) return refuse(problem);
  const [drawn, random] = nextInt(randomFrom(seed), seats);
  const { seat: at = drawn, turn = 1, scores = [], claimed = [], passes = 0 } = setUp;
  const first = firstOf(at, turn, seats);
  const state: ScrubleState = {
    options,
    ...(edition === undefined ? {} : { edition }),
    cube: setUp.cube ?? scrambled(random),
    seats: Array.from({ length: seats }, (_, one) => ({ points: scores[one] ?? 0 })),
    first,
    turn,
    phase: { kind: 'turn', seat: seatOfTurn(turn, first, seats), timeUp: false },
    moves: 0,
    claimed,
    passes,
    allowed: noWords,
  };
  if (options.finish === 'rounds') {
    const round = roundOf(turn, seats);
    return round > options.rounds
      ? refuse({ code: 'scruble/set-up-rounds', round, rounds: options.rounds })
      : ok(state);
  }
  const isOver = lastRoundReason(state) !== undefined && (!options.finishRound || (turn - 1) % seats === 0);
  return isOver ? refuse({ code: 'scruble/set-up-over' }) : ok(state);
}

function scrambled(from: RandomState): Cube {
  const [dealt, shuffled] = shuffle(from, pegIds);
  let cube: Cube = dealt;
  let random = shuffled;
  for (let twist = 0; twist < twistsAtStart; twist += 1) {
    const [at, next] = nextInt(random, everyTwist.length);
    const chosen = everyTwist[at];
    if (chosen !== undefined) cube = twisted(cube, chosen);
    random = next;
  }
  return cube;
}

function seatProblem(seats: number, { seat: at, scores }: ScrubleSetUp): SetUpProblem | undefined {
  if (at !== undefined && !(Number.isInteger(at) && at >= 0 && at < seats)) {
    return { code: 'scruble/set-up-seat', seat: at, seats };
  }
  const found = scores?.length ?? seats;
  return found === seats ? undefined : { code: 'scruble/set-up-scores', found, seats };
}

function cubeProblem(cube: Cube = pegIds): SetUpProblem | undefined {
  if (cube.length !== pegIds.length) {
    return { code: 'scruble/set-up-pegs', pegs: cube.length, most: pegIds.length };
  }
  const at = cube.findIndex((peg, place) => cube.indexOf(peg) !== place);
  const peg = cube[at];
  return peg === undefined
    ? undefined
    : { code: 'scruble/set-up-peg-twice', peg: pegName(cubeId(peg)), place: placeName(at) };
}

function pastProblem(
  seats: number,
  { turn = 1, claimed = [], passes = 0 }: ScrubleSetUp,
): SetUpProblem | undefined {
  const odd = claimed.find((one) => !isSpelt(one));
  if (odd !== undefined) return { code: 'scruble/set-up-claimed', word: odd.word };
  const twice = claimed.find(({ word }, at) => claimed.findIndex((one) => one.word === word) !== at);
  if (twice !== undefined) return { code: 'scruble/set-up-claimed-twice', word: twice.word };
  if (claimed.length + passes > turn - 1) {
    return { code: 'scruble/set-up-claims', claimed: claimed.length + passes, played: turn - 1 };
  }
  // The current round may also hold passes.
  const most = passesToEnd(seats) - 1 + ((turn - 1) % seats);
  return passes > most ? { code: 'scruble/set-up-passes', passes, most } : undefined;
}

/** Words claimed before must be allowed by the options (S5, S10 to S12). */
function claimedProblem(options: ScrubleOptions, { claimed = [] }: ScrubleSetUp): SetUpProblem | undefined {
  const { minLength } = options;
  const table = tableJudge({ has: () => true }, { options, allowed: noWords }, scrubleLetters);
  for (const { word, pegs } of claimed) {
    if (word.length < minLength) return { code: 'scruble/set-up-short-word', word, least: minLength };
    if (realLetterCount(pegs) < leastRealLetters) {
      return { code: 'scruble/set-up-too-few-letters', word, least: leastRealLetters };
    }
    const premium = premiumsAreWild(options) ? undefined : pegs.find((peg) => premiumOf(peg) !== undefined);
    if (premium !== undefined) return { code: 'scruble/set-up-premium', word, peg: pegName(premium) };
    if (!table.has(word)) return { code: 'scruble/set-up-excluded', word };
  }
  return undefined;
}

/** The round and its first player stay, and with them the number of the turn as far as the seats allow. */
export function reseated(setUp: ScrubleSetUp, from: readonly (number | undefined)[]): ScrubleSetUp {
  const { seat, scores, turn = 1 } = setUp;
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
  };
}

/** Nothing is hidden. A turn whose sand has run out can only be ended, which no set-up could say. */
export function setUpOf({
  phase,
  turn,
  cube,
  seats,
  claimed,
  passes,
}: ScrubleState): ScrubleSetUp | undefined {
  if (phase.kind === 'over' || phase.timeUp) return undefined;
  return { seat: phase.seat, turn, cube, scores: seats.map(({ points }) => points), claimed, passes };
}

function isSpelt({ word, pegs }: ClaimedWord): boolean {
  if (pegs.length !== word.length || new Set(pegs).size !== pegs.length) return false;
  return pegs.every((peg, at) => (letterOf(peg) ?? word.charAt(at)) === word.charAt(at));
}
