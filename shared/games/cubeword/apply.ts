import { allowedNow, rulingProblem } from '../common/rulings.ts';
import { withEvents } from '../common/turns.ts';
import { lettersOf, setOf } from './cubes.ts';
import type { Actor, Step } from '#shared/engine/index.ts';
import { assertNever, expectOk, ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import type { CubewordEvent } from './events.ts';
import { runsOn, type Felt } from './felt.ts';
import type { CubewordMove, CubewordProposal, Part } from './moves.ts';
import { costOf, feltAfter } from './parts.ts';
import type { MoveProblem } from './problems.ts';
import { countedAfter, scoreTurn } from './scoring.ts';
import type { CubewordState } from './state.ts';
import { connectionProblem } from './turn-end.ts';
import { endTurn, lastRoundReason } from './turns.ts';
import type { CubewordTypes } from './types.ts';

type CubewordStep = Step<CubewordTypes>;
type Applied = Result<CubewordStep, MoveProblem>;
type Turn = Extract<CubewordMove, { kind: 'turn' }>;

export function actors(state: CubewordState): readonly Actor[] {
  if (state.phase.kind === 'over') return [];
  return isTimed(state) ? [state.phase.seat, 'clock'] : [state.phase.seat];
}

/** Returns true while an agreed time runs (C9). */
export function isTimed({ options, phase, timeUp }: CubewordState): boolean {
  return options.finish === 'time' && phase.kind !== 'over' && !timeUp;
}

export function actorProblem(
  state: Omit<CubewordState, 'moves'>,
  move: CubewordProposal | CubewordMove,
): MoveProblem | undefined {
  const { phase, seats } = state;
  if (phase.kind === 'over') return { code: 'cubeword/game-over' };
  if (move.kind === 'time') return timeProblem(state, move.by);
  if (seats[move.by] === undefined) {
    return { code: 'cubeword/no-such-seat', by: move.by, seats: seats.length };
  }
  return move.by === phase.seat
    ? undefined
    : { code: 'cubeword/not-your-turn', by: move.by, seat: phase.seat };
}

function timeProblem(
  { options, timeUp }: Pick<CubewordState, 'options' | 'timeUp'>,
  by: Actor,
): MoveProblem | undefined {
  if (by !== 'clock') return { code: 'cubeword/clock-ends' };
  if (options.finish !== 'time') return { code: 'cubeword/no-time-limit' };
  return timeUp ? { code: 'cubeword/time-over' } : undefined;
}

export function feltAtTurnEnd(
  { felt, options }: Pick<CubewordState, 'felt' | 'options'>,
  parts: readonly Part[],
): Result<Felt, MoveProblem> {
  if (parts.length === 0) return refuse({ code: 'cubeword/no-moves' });
  const after = feltAfter(setOf(options), felt, parts);
  if (!after.ok) return after;
  const apart = connectionProblem(after.value, options.connected);
  return apart === undefined ? after : refuse(apart);
}

export function apply(state: CubewordState, move: CubewordMove): Applied {
  const problem = actorProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  const made = make(state, move);
  if (!made.ok) return made;
  return ok({ ...made.value, state: { ...made.value.state, moves: state.moves + 1 } });
}

function make(state: CubewordState, move: CubewordMove): Applied {
  switch (move.kind) {
    case 'turn':
      return turn(state, move);
    case 'pass': {
      const passes = state.passes + 1;
      return ok(withEvents([{ kind: 'passed', seat: move.by, passes }], endTurn({ ...state, passes })));
    }
    case 'allow':
      return allow(state, move.by, move.words);
    case 'time':
      return ok({ state: { ...state, timeUp: true }, events: [{ kind: 'time-up' }] });
    default:
      return assertNever(move);
  }
}

function turn(before: CubewordState, { by, parts, words }: Turn): Applied {
  const felt = feltAtTurnEnd(before, parts);
  if (!felt.ok) return felt;
  const formed = wordsOn(felt.value);
  const judged = words.map(({ word }) => word);
  if (formed.join() !== judged.join()) {
    return refuse({ code: 'cubeword/verdict-differs', words: formed, judged });
  }
  const score = scoreTurn({ ...before, before: before.felt, after: felt.value, words });
  const state: CubewordState = {
    ...before,
    felt: felt.value,
    passes: 0,
    seats: before.seats.map((one, at) => (at === by ? { points: one.points + score.total } : one)),
    counted: countedAfter(before.counted, score, before.turn),
  };
  const { turn: number, moves } = before;
  const turned: CubewordEvent = {
    kind: 'turned',
    seat: by,
    turn: number,
    move: moves,
    parts,
    before: before.felt,
    cost: costOf(parts),
    score,
  };
  const ended = endTurn(state);
  const isLast =
    ended.state.phase.kind === 'turn' &&
    lastRoundReason(state) === 'score-reached' &&
    lastRoundReason(before) === undefined;
  const reached: readonly CubewordEvent[] = isLast ? [{ kind: 'last-round', seat: by }] : [];
  return ok(withEvents([turned, ...reached], ended));
}

export function wordsOn(felt: Felt): readonly string[] {
  return [...new Set(runsOn(felt).map(({ word }) => word))];
}

const rulingCodes = { bad: 'cubeword/bad-word', many: 'cubeword/too-many-words' } as const;

function allow(state: CubewordState, by: Seat, words: readonly string[]): Applied {
  const problem = rulingProblem(rulingCodes, words, lettersOf(state.options));
  if (problem !== undefined) return refuse(problem);
  return ok({
    state: allowedNow(state, words),
    events: [{ kind: 'allowed', seat: by, words }],
  });
}

export function skipTurn(state: CubewordState): CubewordStep {
  if (state.phase.kind !== 'turn') throw new Error('Nobody has the turn');
  return expectOk(apply(state, { kind: 'pass', by: state.phase.seat }));
}
