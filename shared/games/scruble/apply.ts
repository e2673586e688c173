import type { Actor, Step } from '#shared/engine/index.ts';
import { assertNever, expectOk, ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import { allowedNow, rulingProblem } from '../common/rulings.ts';
import { withEvents } from '../common/turns.ts';
import type { ScrubleEvent } from './events.ts';
import { legalClaim } from './legality.ts';
import type { Claim, ScrubleMove } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import { pegsOn } from './runs.ts';
import type { ScrubleState } from './state.ts';
import { endTurn, lastRoundReason } from './turns.ts';
import { afterTwists } from './twists.ts';
import type { ScrubleTypes } from './types.ts';

type ScrubleStep = Step<ScrubleTypes>;
type Applied = Result<ScrubleStep, MoveProblem>;

export function actors(state: ScrubleState): readonly Actor[] {
  if (state.phase.kind === 'over') return [];
  return isTimed(state) ? [state.phase.seat, 'clock'] : [state.phase.seat];
}

export function isTimed({ options, phase }: Pick<ScrubleState, 'options' | 'phase'>): boolean {
  return options.timer === 'sand' && phase.kind === 'turn' && !phase.timeUp;
}

/** The sand of one flip runs for this many milliseconds (S13). */
export const flipMs = 90_000;

export function actorProblem(
  state: Pick<ScrubleState, 'phase' | 'seats' | 'options'>,
  move: ScrubleMove,
): MoveProblem | undefined {
  const { phase, seats, options } = state;
  if (phase.kind === 'over') return { code: 'scruble/game-over' };
  if (move.kind === 'time') {
    // A record from outside may hold anything, so the type alone does not exclude this.
    if ((move.by as Actor) !== 'clock') return { code: 'scruble/clock-ends' };
    if (options.timer === 'off') return { code: 'scruble/no-timer' };
    return phase.timeUp ? { code: 'scruble/time-over' } : undefined;
  }
  if (seats[move.by] === undefined) return { code: 'scruble/no-such-seat', by: move.by, seats: seats.length };
  return move.by === phase.seat
    ? undefined
    : { code: 'scruble/not-your-turn', by: move.by, seat: phase.seat };
}

export function apply(state: ScrubleState, move: ScrubleMove): Applied {
  const problem = actorProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  const made = make(state, move);
  if (!made.ok) return made;
  return ok({ ...made.value, state: { ...made.value.state, moves: state.moves + 1 } });
}

function make(state: ScrubleState, move: ScrubleMove): Applied {
  switch (move.kind) {
    case 'claim':
      return claim(state, move);
    case 'pass': {
      const { by, twists } = move;
      const passes = state.passes + 1;
      const passed: ScrubleEvent = { kind: 'passed', seat: by, twists, passes };
      return ok(withEvents([passed], endTurn({ ...state, passes, cube: afterTwists(state.cube, twists) })));
    }
    case 'allow':
      return allow(state, move.by, move.words);
    case 'time':
      return ok(runOut(state));
    default:
      return assertNever(move);
  }
}

function claim(before: ScrubleState, move: Claim): Applied {
  const legal = legalClaim(before, move);
  if (!legal.ok) return legal;
  const { by, word, twists } = move;
  const { cube, run, score } = legal.value;
  const state: ScrubleState = {
    ...before,
    cube,
    passes: 0,
    seats: before.seats.map((one, at) => (at === by ? { points: one.points + score.total } : one)),
    claimed: [...before.claimed, { word, pegs: pegsOn(cube, run) }],
  };
  const { turn, moves } = before;
  const claimed: ScrubleEvent = { kind: 'claimed', seat: by, turn, move: moves, twists, word, run, score };
  const ended = endTurn(state);
  const isLast =
    ended.state.phase.kind === 'turn' &&
    lastRoundReason(state) === 'target-reached' &&
    lastRoundReason(before) === undefined;
  const reached: readonly ScrubleEvent[] = isLast ? [{ kind: 'last-round', seat: by }] : [];
  return ok(withEvents([claimed, ...reached], ended));
}

const rulingCodes = { bad: 'scruble/bad-word', many: 'scruble/too-many-words' } as const;

function allow(state: ScrubleState, by: Seat, words: readonly string[]): Applied {
  const problem = rulingProblem(rulingCodes, words);
  if (problem !== undefined) return refuse(problem);
  return ok({
    state: allowedNow(state, words),
    events: [{ kind: 'allowed', seat: by, words }],
  });
}

function runOut(state: ScrubleState): ScrubleStep {
  if (state.phase.kind !== 'turn') return { state, events: [] };
  const { seat } = state.phase;
  return {
    state: { ...state, phase: { ...state.phase, timeUp: true } },
    events: [{ kind: 'time-up', seat }],
  };
}

/** The clock ends a turn that keeps no twists. */
export function skipTurn(state: ScrubleState): ScrubleStep {
  if (state.phase.kind !== 'turn') throw new Error('Nobody has the turn');
  return expectOk(apply(state, { kind: 'pass', by: state.phase.seat, twists: [] }));
}
